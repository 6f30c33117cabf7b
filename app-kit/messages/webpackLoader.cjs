const { compileCatalog } = require('./compileCatalog.cjs');

/** webpack loader for `messages/*.json`. */
module.exports = function messagesLoader(source) {
  return JSON.stringify(compileCatalog(source, this.resourcePath));
};
