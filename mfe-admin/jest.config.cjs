const preset = require('../jest.preset.cjs')(__dirname);

/** Published as ES modules only: the Markdown parser and its parts. */
const parser = 'mdast-util-.*|micromark.*|unist-util-.*|devlop|decode-named-character-reference|character-entities';

module.exports = {
  ...preset,
  transformIgnorePatterns: preset.transformIgnorePatterns.map((one) => one.replace('(?!(', `(?!(${parser}|`)),
};
