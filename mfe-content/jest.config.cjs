const preset = require('../jest.preset.cjs')(__dirname);

/** Published as ES modules only: the Markdown parser and its parts, the calendar's and search's test tools, the QR code. */
const modules = [
  'valibot',
  'react-toastify',
  'mdast-util-.*',
  'micromark.*',
  'unist-util-.*',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'ccount',
  'longest-streak',
  'markdown-table',
  'escape-string-regexp',
  'zwitch',
  'ical.js',
  'uqr',
];

/** citation-js can fetch; the site never lets it, and its fetchers do not load under jest. */
const noFetchers = { '^(node|sync)-fetch$': require.resolve('@adp/app-kit/jest/empty') };

/** An item's body: it is mounted again when its text changes. */
const staticComponents = ['MarkdownBody', 'PlainBody'];

module.exports = {
  ...preset,
  globals: { ...preset.globals, __STATIC_TEXT_COMPONENTS__: staticComponents },
  moduleNameMapper: { ...preset.moduleNameMapper, ...noFetchers },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
};
