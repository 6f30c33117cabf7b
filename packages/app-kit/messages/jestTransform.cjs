const { compileCatalog } = require('./compileCatalog.cjs');

/** Jest transform for `messages/*.json`. Jest parses the result as JSON. */
module.exports = {
  process: (source, file) => ({ code: JSON.stringify(compileCatalog(source, file)) }),
};
