// Actions load the importer, whose libraries need the same Jest configuration here.
module.exports = { ...require('../../packages/transfer/jest.config.cjs'), rootDir: __dirname };
