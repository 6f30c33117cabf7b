/** As a username is written: 2 to 30 small letters, digits and single hyphens. Whether one is reserved, its own service says. */
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a part of an address can be a username at all: anything else is no page of ours. */
export function isUsername(part: string | undefined): part is string {
  return part !== undefined && part.length >= 2 && part.length <= 30 && pattern.test(part);
}
