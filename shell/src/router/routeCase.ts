import { redirect } from 'react-router-dom';
import { splitLanguage, toBase } from '@adp/shared-ui/languages';

/** Throws a redirect if the page was opened in another letter case than the pattern's. Parameters keep their case. */
export function redirectToRouteCase(pattern: string, url: string): void {
  const { pathname, search } = new URL(url);
  const path = findOtherCase(pattern, pathname);
  // Omit the language prefix, because the router adds it again.
  if (path !== undefined) throw redirect(path + search, 301);
}

export function findOtherCase(pattern: string, pathname: string): string | undefined {
  const opened = pathname.replace(/\/+$/, '');
  const { language, path: segments } = splitLanguage(opened);
  const fixed = pattern.split('/');
  const path = segments
    .split('/')
    .map((segment, index) => (/^\w/.test(fixed[index] ?? '') ? fixed[index] : segment))
    .join('/');
  const isPage = path.toLowerCase() === segments.toLowerCase();
  const isRouteCase = path === segments && opened.startsWith(toBase(language));
  return isPage && !isRouteCase ? path : undefined;
}
