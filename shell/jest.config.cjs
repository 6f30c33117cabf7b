const preset = require('../config/jest.preset.cjs')(__dirname);

module.exports = {
  ...preset,
  // Workbox is published as ES modules, too.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('valibot|', 'valibot|workbox-[a-z]+|'),
  ),
};
