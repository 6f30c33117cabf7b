// The rehearsal imports a file, so the libraries of the importer need their Jest configuration here.
module.exports = require('../../config/jest.bibtexParser.cjs')(require('../../config/jest.preset.cjs')(__dirname));
