// Message catalogs, compiled: jest parses what a transform makes of a *.json as JSON, and tools/messages/jestTransform.cjs
// gives a module. With that mended (code: JSON.stringify(compileCatalog(...))), this file goes.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { compileCatalog } = require('../messages/compileCatalog.cjs');

for (const app of ['shell', 'mfe-programmes']) {
  const file = join(__dirname, '../..', app, 'src/messages/en.json');
  jest.doMock(file, () => compileCatalog(readFileSync(file, 'utf8'), file));
}
