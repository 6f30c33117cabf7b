const { readdirSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const { compileCatalog } = require('./compileCatalog.cjs');

/** Returns the translations of the English catalog in `file`, such as `messages/x-fr.json` of `messages/x-en.json`: language -> file. */
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
