// A test reads citations back with the importer and its parser.
const preset = require('../config/jest.bibtexParser.cjs')(require('../config/jest.preset.cjs')(__dirname));

/** citation-js can fetch; the site never lets it, and its fetchers do not load under jest. */
const noFetchers = { '^(node|sync)-fetch$': require.resolve('@adp/app-kit/jest/empty') };

/** An item's body, which is mounted again when its text changes. */
const staticComponents = ['MarkdownBody'];

module.exports = {
  ...preset,
  globals: { ...preset.globals, __STATIC_TEXT_COMPONENTS__: staticComponents },
  moduleNameMapper: { ...preset.moduleNameMapper, ...noFetchers },
  // The calendars' test tool, published only as ES modules.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((one) => one.replace('(?!(', '(?!(ical.js|')),
};
