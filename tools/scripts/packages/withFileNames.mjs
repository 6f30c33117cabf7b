import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Adds file names to relative imports, because Node and strict bundlers do not add extensions.
 * @param {string} text
 * @param {string} file
 * @param {(path: string) => boolean} exists
 */
export function withFileNames(text, file, exists) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => /^\.\.?(\/|$)/.test(fileName))
    .sort((a, b) => b.pos - a.pos)
    .reduce((result, { fileName, pos, end }) => {
      // The position may or may not include the quotes, depending on the kind of import.
      const start = result.indexOf(fileName, pos);
      if (start > end) throw new Error(`${file}: ${fileName} is not at the position that the compiler reported.`);
      return result.slice(0, start) + target(fileName, file, exists) + result.slice(start + fileName.length);
    }, text);
}

function target(name, file, exists) {
  const path = posix.join(posix.dirname(file), name);
  if (exists(path)) return name;
  for (const end of ['', '/index']) {
    if (['.ts', '.tsx'].some((extension) => exists(`${path}${end}${extension}`))) return `${name}${end}.js`;
  }
  throw new Error(`${file} imports ${name}, which is not published.`);
}
