/**
 * The visitor's address: as the CDN of Hosting gives it, and without one what Google's front end has added last, as what comes
 * before it is the visitor's own word.
 */
export function getAddress({ headers }: Request): string | undefined {
  return (
    headers.get('fastly-client-ip') ??
    headers
      .get('x-forwarded-for')
      ?.split(/\s*,\s*/)
      .at(-1)
  );
}
