import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listPageNames, pageNamesFile, printPageNames } from './listPageNames';

// `npm run lists -w @adp/firebase`: run it after a change of schemas, languages, roles, reserved names, or the first segments of pages.

const root = resolve(import.meta.dirname, '../../../..');
writeFileSync(join(root, pageNamesFile), printPageNames(listPageNames(root)));
// Imported late, because it reads the names that were just written.
const { files, updateLists } = await import('./updateLists');
for (const file of files) writeFileSync(file, updateLists(readFileSync(file, 'utf8')));
