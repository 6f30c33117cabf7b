const { existsSync, readFileSync } = require('node:fs');
const { compileCatalog } = require('./compileCatalog.cjs');

/** The languages besides English that an app may have catalogs of: `messages/x-fr.json` beside `messages/x-en.json`. */
const translatedLanguages = ['ar', 'fr', 'pt', 'sw'];
exports.translatedLanguages = translatedLanguages;

/** The translations that there are of the English catalog in `file`: language -> file. */
function findTranslations(file) {
  const files = translatedLanguages.map((language) => [language, file.replace(/\ben\.json$/, `${language}.json`)]);
  return Object.fromEntries(files.filter(([, path]) => path !== file && existsSync(path)));
}
exports.findTranslations = findTranslations;

/**
 * The compiled catalog of `file` in English and in each language that has it. A message that a language lacks is English.
 * @param {string} file an English catalog
 * @returns {Record<string, Record<string, unknown>>}
 * @throws with file and message id where a message is not valid ICU
 */
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
