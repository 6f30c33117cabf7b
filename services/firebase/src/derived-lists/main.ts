import { readFileSync, writeFileSync } from 'node:fs';
import { files, updateLists } from './updateLists';

// `npm run lists -w @adp/firebase`: after a change of the languages, roles or reserved names.

for (const file of files) writeFileSync(file, updateLists(readFileSync(file, 'utf8')));
