import { splitLanguage } from '@adp/shared-ui/languages';

const HOME = '/';
/** Control characters, white space and backslashes, which browsers interpret differently. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const ambiguous = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

/** Returns the path `next` without its language. Returns the front page for paths in `except` and for URLs outside this site. */
export function nextPath(next: string | null | undefined, except: readonly string[] = []): string {
  if (!next || next.length > 2_000 || !isSitePath(next)) return HOME;
  for (let decoded = next.split(/[?#]/)[0] ?? '', round = 0; ; round += 1) {
    const decodedAgain = decode(decoded);
    if (decodedAgain === undefined || round > 5) return HOME;
    if (decodedAgain === decoded) break;
    decoded = decodedAgain;
    if (!isSitePath(decoded)) return HOME;
  }
  const { pathname, search, hash } = new URL(next, 'https://site.invalid');
  const { language, path } = splitLanguage(pathname);
  if (except.includes(path.toLowerCase().replace(/\/+$/, ''))) return HOME;
  return language === 'en' ? next : path + search + hash;
}

function isSitePath(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || ambiguous.test(path) || path.split(/[?#]/)[0]?.includes('//')) return false;
  try {
    const url = new URL(path, 'https://site.invalid');
    return url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
