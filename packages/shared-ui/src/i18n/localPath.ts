import { splitLanguage, toBase } from './languages';
import { currentLocale } from './locale';

/** Adds the prefix of the page's language to a path, for links to share and forms that work without script. */
export function localPath(path: string): string {
  return toBase(currentLocale()) + path;
}

/** Removes the language prefix from a path, for links of the router. */
export function plainPath(path: string): string {
  return splitLanguage(path).path;
}
