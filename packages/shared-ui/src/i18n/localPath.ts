import { splitLanguage, toBase } from './languages';
import { currentLocale } from './locale';

/** The path of a page in the page's language, where no router puts the language before it: addresses to share, forms that work without script. */
export function localPath(path: string): string {
  return toBase(currentLocale()) + path;
}

/** The path of a page of the site without its language, as links of the router need it. */
export function plainPath(path: string): string {
  return splitLanguage(path).path;
}
