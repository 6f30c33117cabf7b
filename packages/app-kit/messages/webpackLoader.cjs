const { relative, sep } = require('node:path');
const { compileCatalog } = require('./compileCatalog.cjs');
const { findTranslations, readCatalogs } = require('./readCatalogs.cjs');

/**
 * webpack loader for `messages/*.json` (decision 121). Its option `catalogs` says what comes in place of the English catalog: `all` for
 * a server, which has them in every language; `late` for a build whose `TextsPlugin` writes them to files of their own; else English.
 */
module.exports = function messagesLoader(source) {
  const { catalogs } = this.getOptions();
  const file = this.resourcePath;
  if (catalogs) for (const path of Object.values(findTranslations(file))) this.addDependency(path);
  if (catalogs === 'all') return JSON.stringify({ languages: readCatalogs(file) });
  // The same on every machine: the text's length decides about ids of modules.
  if (catalogs === 'late')
    return JSON.stringify({ 'adp-messages': relative(this.rootContext, file).split(sep).join('/') });
  return JSON.stringify(compileCatalog(source, file));
};
