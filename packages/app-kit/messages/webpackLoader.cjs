const { relative, sep } = require('node:path');
const { compileCatalog } = require('./compileCatalog.cjs');
const { findTranslations, readCatalogs } = require('./readCatalogs.cjs');

/** webpack loader for `messages/*.json` (decision 121): all languages for servers, a placeholder for `TextsPlugin`, or English. */
module.exports = function messagesLoader(source) {
  const { catalogs } = this.getOptions();
  const file = this.resourcePath;
  if (catalogs) for (const path of Object.values(findTranslations(file))) this.addDependency(path);
  if (catalogs === 'all') return JSON.stringify({ languages: readCatalogs(file) });
  // Use a relative path. The text's length affects module ids, which must not depend on the machine.
  if (catalogs === 'external')
    return JSON.stringify({ 'adp-messages': relative(this.rootContext, file).split(sep).join('/') });
  return JSON.stringify(compileCatalog(source, file));
};
