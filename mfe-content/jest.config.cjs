// A test imports citations with the site's importer, which needs its BibTeX parser.
const preset = require('../config/jest.bibtexParser.cjs')(require('../config/jest.preset.cjs')(__dirname));

/** Replaces the fetch libraries of citation-js, which do not load in Jest and which the site never uses. */
const noFetchers = { '^(node|sync)-fetch$': require.resolve('@adp/app-kit/jest/empty') };

/** Components that the pages mount again when their text changes. */
const staticComponents = ['MarkdownBody'];

module.exports = {
  ...preset,
  globals: { ...preset.globals, __STATIC_TEXT_COMPONENTS__: staticComponents },
  moduleNameMapper: { ...preset.moduleNameMapper, ...noFetchers },
  // Transform ical.js, a parser for calendar tests, because it is published only as ES modules.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((one) => one.replace('(?!(', '(?!(ical.js|')),
};
