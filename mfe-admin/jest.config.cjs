const preset = require('../jest.preset.cjs')(__dirname);

/** Published as ES modules only: the Markdown parser and its parts. */
const modules = [
  ...['valibot', 'react-toastify', 'uqr', '@adp', 'mdast-util-.*', 'micromark.*', 'unist-util-.*', 'devlop'],
  ...['decode-named-character-reference', 'character-entities'],
];

module.exports = { ...preset, transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`] };
