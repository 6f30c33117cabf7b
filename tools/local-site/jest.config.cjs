module.exports = {
  ...require('../../config/jest.preset.cjs')(__dirname),
  globalSetup: require.resolve('../../services/firebase/src/testing/cacheRules.ts'),
};
