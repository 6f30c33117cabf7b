/**
 * Finds the address of a page that was opened in another case than its route's pattern has. The router matches fixed segments in any
 * case; parameters, such as the ids of items, keep theirs.
 * @param pathname may begin with a language, which patterns do not have
 * @returns the path without the language; undefined where the case is right
 */
export function findOtherCase(pattern: string, pathname: string): string | undefined {
  const opened = pathname.replace(/\/+$/, '');
  const fixed = pattern.split('/').slice(1);
  const segments = opened.split('/').slice(-fixed.length);
  const path = segments.map((segment, index) => `/${fixed[index]?.startsWith(':') ? segment : fixed[index]}`).join('');
  const isOtherCase = opened.toLowerCase().endsWith(path.toLowerCase()) && !opened.endsWith(path);
  return isOtherCase ? path : undefined;
}
