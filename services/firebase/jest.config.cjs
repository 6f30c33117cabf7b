module.exports = {
  ...require('../../config/jest.preset.cjs')(__dirname),
  globalSetup: require.resolve('./src/testing/cacheRules.ts'),
};
