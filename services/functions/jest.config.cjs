// An action loads the importer, whose libraries need the same configuration here.
module.exports = { ...require('../../packages/transfer/jest.config.cjs'), rootDir: __dirname };
