const { compileCatalog } = require('./compileCatalog.cjs');

/** jest transform for `messages/*.json`. */
module.exports = {
  process: (source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(compileCatalog(source, file))} };`,
  }),
};
