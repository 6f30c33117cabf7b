import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * Class names for a build that visitors download: the app's prefix, four characters for the style sheet of this build, and
 * the number of the class in it. Random names do not compress: they cost 740 bytes more in a first view. Two builds of an app can
 * be in one page, and their styles must not meet. For css-loader's `getLocalIdent`.
 * @param {{folder: string, cssPrefix: string, build: string}} options
 * @returns {(context: {resourcePath: string}, template: string, name: string) => string}
 */
export function shortClassNames({ folder, cssPrefix, build }) {
  /** Prefix of a style sheet -> the sheet, and the numbers of its classes. */
  const sheets = new Map();
  return ({ resourcePath }, _, name) => {
    const path = relative(folder, resourcePath).split(sep).join('/');
    const hash = createHash('sha256').update(`${build} ${path}`).digest('base64url').slice(0, 4);
    const sheet = sheets.get(hash) ?? { path, numbers: new Map() };
    if (sheet.path !== path) throw new Error(`${path} and ${sheet.path} have the same short name: rename one of them.`);
    sheets.set(hash, sheet);
    const number = sheet.numbers.get(name) ?? sheet.numbers.size;
    sheet.numbers.set(name, number);
    return `${cssPrefix}-${hash}${number.toString(36)}`;
  };
}
