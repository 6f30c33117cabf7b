/**
 * Returns the path of a page that was opened in another letter case than its route's pattern. The router matches fixed segments in any
 * case. Parameters, such as item ids, keep their case.
 * @param pathname may begin with a language, which patterns do not have
 * @returns the path without the language. Undefined if the case is right
 */
export function findOtherCase(pattern: string, pathname: string): string | undefined {
  const opened = pathname.replace(/\/+$/, '');
  const fixed = pattern.split('/').slice(1);
  const segments = opened.split('/').slice(-fixed.length);
  const path = segments.map((segment, index) => `/${fixed[index]?.startsWith(':') ? segment : fixed[index]}`).join('');
  const isOtherCase = opened.toLowerCase().endsWith(path.toLowerCase()) && !opened.endsWith(path);
  return isOtherCase ? path : undefined;
}
