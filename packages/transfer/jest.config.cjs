module.exports = {
  ...require('../../jest.bibtexParser.cjs')(require('../../jest.preset.cjs')(__dirname)),
  testEnvironment: 'node',
};
