const { compileCatalog } = require('./compileCatalog.cjs');

/** jest transform for `messages/*.json`; jest reads what comes of a JSON file as JSON. */
module.exports = {
  process: (source, file) => ({ code: JSON.stringify(compileCatalog(source, file)) }),
};
