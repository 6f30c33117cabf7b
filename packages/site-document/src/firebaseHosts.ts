export interface FirebaseHosts {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** Empty lists, for the local platform, which serves everything from the site's own origins. */
export const noFirebaseHosts: FirebaseHosts = { scripts: [], connect: [], frames: [], images: [] };

/** Matches an origin, optionally with a folder, because reCAPTCHA's host also serves scripts that a page should not run. */
const source = /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?(\/([\w.-]+\/)+)?$/;

/** Parses `firebase` of a site file. Missing lists are empty. Throws an Error with one sentence that describes the problem. */
export function parseFirebaseHosts(value: unknown): FirebaseHosts {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('"firebase" must be an object of lists of origins.');
  const unsupported = Object.keys(value).find((name) => !Object.hasOwn(noFirebaseHosts, name));
  if (unsupported !== undefined) throw new Error(`"firebase" has no list "${unsupported}".`);
  const list = (name: keyof FirebaseHosts): readonly string[] => {
    const hosts: unknown = Reflect.get(value, name) ?? [];
    if (!Array.isArray(hosts) || !hosts.every((host) => typeof host === 'string' && source.test(host)))
      throw new Error(
        `"firebase.${name}" must list origins such as https://apis.google.com, or folders such as https://www.google.com/recaptcha/.`,
      );
    return hosts as readonly string[];
  };
  return { scripts: list('scripts'), connect: list('connect'), frames: list('frames'), images: list('images') };
}
