const { join } = require('node:path');

const toModule = (path) => join(__dirname, '../node_modules', path);

/**
 * Adds the BibTeX parser to a preset. Only its ES modules work: its entry points for `require()` are broken or missing.
 */
module.exports = (preset) => ({
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@retorquere/bibtex-parser$': toModule('@retorquere/bibtex-parser/dist/esm/index.js'),
    '^unicode2latex$': toModule('unicode2latex/dist/esm/index.js'),
    '^tiny-merge-patch$': toModule('tiny-merge-patch/dist/index.mjs'),
  },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@retorquere|unicode2latex|tiny-merge-patch|'),
  ),
});
