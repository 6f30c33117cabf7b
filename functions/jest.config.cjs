// An action loads the importer, whose libraries need the same configuration here.
module.exports = { ...require('../transfer/jest.config.cjs'), rootDir: __dirname };
