module.exports = {
  ...require('../../config/jest.bibtexParser.cjs')(require('../../config/jest.preset.cjs')(__dirname)),
  testEnvironment: 'node',
};
