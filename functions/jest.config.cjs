// An action loads the importer, whose libraries need the same here.
module.exports = { ...require('../transfer/jest.config.cjs'), rootDir: __dirname };
