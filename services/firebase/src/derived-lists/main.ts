import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listPageNames, pageNamesFile, printPageNames } from './listPageNames';

// Run `npm run lists -w @adp/firebase` after a change to schemas, languages, roles, reserved names, names of filter
// values, or the first path segments of pages.

const root = resolve(import.meta.dirname, '../../../..');
writeFileSync(join(root, pageNamesFile), printPageNames(listPageNames(root)));
// Imports `updateLists` only now, because that module imports the file of names that was just written.
const { files, updateLists } = await import('./updateLists');
for (const file of files) writeFileSync(file, updateLists(readFileSync(file, 'utf8')));

const { copiedTexts, printTexts } = await import('./copiedTexts');
const { choices } = await import('@adp/shared-data/content');
for (const language of choices.lang)
  for (const { file, texts } of copiedTexts(root, language)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), printTexts(texts));
  }
