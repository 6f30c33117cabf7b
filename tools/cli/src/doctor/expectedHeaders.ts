import { toVersionConfig, type HostingEntry } from '@adp/site-document/hosting';

/** The headers that an entry of firebase.json gives to the answer for `path`: names in lower case, the last entry wins. */
export function getExpectedHeaders(entry: HostingEntry, path: string): Readonly<Record<string, string>> {
  const { headers } = toVersionConfig(entry);
  const expected: Record<string, string> = {};
  for (const { glob, headers: values } of headers) {
    if (typeof glob !== 'string' || !matches(path, glob)) continue;
    for (const [name, value] of Object.entries(values)) expected[name.toLowerCase()] = value;
  }
  return expected;
}

/** Whether Hosting's glob fits a path: `*` inside a segment, `**` across segments, `!` before it for all others, `@(a|b)`. */
export function matches(path: string, glob: string): boolean {
  if (glob.startsWith('!')) return !matches(path, glob.slice(1));
  const pattern = glob
    .replaceAll(/[.+^${}[\]\\]/g, '\\$&')
    .replaceAll(/@\(/g, '(?:')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${pattern}$`).test(path);
}
