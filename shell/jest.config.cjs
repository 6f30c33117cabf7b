const preset = require('../config/jest.preset.cjs')(__dirname);

module.exports = {
  ...preset,
  // Workbox is also published only as ES modules, so Jest must transform it.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('valibot|', 'valibot|workbox-[a-z]+|'),
  ),
};
