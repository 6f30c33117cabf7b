const { join } = require('node:path');
const preset = require('../jest.preset.cjs')(__dirname);

const toModule = (path) => join(__dirname, '../node_modules', path);

/** The BibTeX parser works as an ES module only: what it has for require() is broken, or missing. */
const bibtexParser = {
  '^@retorquere/bibtex-parser$': toModule('@retorquere/bibtex-parser/dist/esm/index.js'),
  '^unicode2latex$': toModule('unicode2latex/dist/esm/index.js'),
  '^tiny-merge-patch$': toModule('tiny-merge-patch/dist/index.mjs'),
};

module.exports = {
  ...preset,
  testEnvironment: 'node',
  moduleNameMapper: { ...preset.moduleNameMapper, ...bibtexParser },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((one) =>
    one.replace('(?!(', '(?!(@retorquere|unicode2latex|tiny-merge-patch|'),
  ),
};
