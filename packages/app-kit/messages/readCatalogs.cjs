const { readdirSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { compileCatalog } = require('./compileCatalog.cjs');

/** Returns the paths of an English catalog's translations by language, such as `messages/x-fr.json` for `messages/x-en.json`. */
function findTranslations(file) {
  const [, part] = /^(.*\b)en\.json$/.exec(basename(file)) ?? [];
  if (part === undefined) return {};
  const translations = readdirSync(dirname(file)).flatMap((name) => {
    const language = name.startsWith(part) ? name.slice(part.length, -'.json'.length) : '';
    return /^[a-z]{2}$/.test(language) && language !== 'en' ? [[language, join(dirname(file), name)]] : [];
  });
  return Object.fromEntries(translations.sort());
}
exports.findTranslations = findTranslations;

/** Returns the catalog in each language, with English for missing translations. Throws an Error that names the file and the invalid id. */
exports.readCatalogs = function readCatalogs(file) {
  const read = (path) => compileCatalog(readFileSync(path, 'utf8'), path);
  const english = read(file);
  const ids = Object.keys(english);
  const translations = Object.entries(findTranslations(file)).map(([language, path]) => {
    const catalog = read(path);
    return [language, Object.fromEntries(ids.map((id) => [id, catalog[id] ?? english[id]]))];
  });
  return { en: english, ...Object.fromEntries(translations) };
};
