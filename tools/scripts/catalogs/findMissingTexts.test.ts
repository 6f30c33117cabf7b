/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findMissingTexts } from './findMissingTexts.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** App with two pages in separate chunks. The second page has a part that loads later. */
const app = {
  'messages/en.json': '{ "site": "Site", "retry": "Try again" }',
  'messages/first-en.json': '{ "first.title": "First" }',
  'messages/second-en.json': '{ "second.title": "Second", "second.state.open": "Open", "second.part": "Part" }',
  'messages/part-en.json': '{ "part.title": "Part" }',
  'text.ts': "import type first from './messages/first-en.json';\nimport english from './messages/en.json';",
  'app.tsx': "import './text';\nconst pages = [() => import('./first'), () => import('./second')];\nimport('./Part');",
  'first.tsx': "import texts from './messages/first-en.json';\nimport './Title';\ntext('site');",
  'Title.tsx': "text('first.title');",
  'second.tsx': "import texts from './messages/second-en.json';\nexport { Second } from './Second';",
  'Second.tsx': "text(`second.state.${state}`, { is: 'part.title' });\nimport('./Part');",
  'Part.tsx': "import texts from './messages/part-en.json';\ntext('second.part', 'retry', 'no id');",
};

function find(
  changes: Readonly<Record<string, string>> = {},
  isException = (module: string, id: string) => !module && !id,
) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ ...app, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return findMissingTexts(folder, isException);
}

test('an app whose pages load all their messages has no errors', () => {
  expect(find()).toEqual([]);
});

test.each([
  [
    'a page without the catalog of a component',
    { 'first.tsx': "import './Title';" },
    ['first.tsx does not load a catalog with "first.title" of Title.tsx'],
  ],
  [
    'a part whose page lacks one of its texts, and another with placeholders',
    { 'second.tsx': "export { Second } from './Second';" },
    [
      'second.tsx does not load a catalog with "second.state.*" of Second.tsx',
      'Part.tsx does not load a catalog with "second.part" of Part.tsx',
    ],
  ],
  [
    'a component on a second page without its texts',
    { 'second.tsx': "import texts from './messages/second-en.json';\nimport './Second';\nimport './Title';" },
    ['second.tsx does not load a catalog with "first.title" of Title.tsx'],
  ],
  [
    'a catalog that is imported only as a type',
    { 'first.tsx': "import type texts from './messages/first-en.json';\nimport './Title';" },
    ['first.tsx does not load a catalog with "first.title" of Title.tsx'],
  ],
])('%s is reported', (_, changes, faults) => {
  expect(find(changes).sort()).toEqual(faults.sort());
});

test('an exception is not reported', () => {
  const changes = { 'first.tsx': "import './Title';" };
  expect(find(changes, (module, id) => module === 'Title.tsx' && id === 'first.title')).toEqual([]);
});
