import { toVersionConfig, type HostingEntry } from '@adp/site-document/hosting';

/** Returns the headers for `path`, with lowercase names. The last rule for a header wins. */
export function getExpectedHeaders(entry: HostingEntry, path: string): Readonly<Record<string, string>> {
  const { headers } = toVersionConfig(entry);
  const expected: Record<string, string> = {};
  for (const { glob, headers: values } of headers) {
    if (typeof glob !== 'string' || !matches(path, glob)) continue;
    for (const [name, value] of Object.entries(values)) expected[name.toLowerCase()] = value;
  }
  return expected;
}

/** Matches a Hosting glob: `*` in a segment, `**` across segments, `!` for negation, `@(a||b)`, `{a,b}`. */
export function matches(path: string, glob: string): boolean {
  if (glob.startsWith('!')) return !matches(path, glob.slice(1));
  const pattern = glob
    .replaceAll(/[.+^$[\]\\]/g, '\\$&')
    .replaceAll(/@\(|\{/g, '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${pattern}$`).test(path);
}
