const preset = require('../jest.preset.cjs')(__dirname);

module.exports = {
  ...preset,
  testEnvironment: 'node',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // citation-js can fetch; no command lets it, and its fetchers do not load under jest.
    '^(node|sync)-fetch$': require.resolve('@adp/app-kit/jest/empty'),
  },
};
