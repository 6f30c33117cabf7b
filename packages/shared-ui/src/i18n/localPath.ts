import { splitLanguage, toBase } from './languages';
import { currentLocale } from './locale';

/** Adds the page's language prefix to a path. Used for shared links, and for forms that work without JavaScript. */
export function localPath(path: string): string {
  return toBase(currentLocale()) + path;
}

/** Removes the language prefix from a path. Used for links of the router, which adds the prefix. */
export function plainPath(path: string): string {
  return splitLanguage(path).path;
}
