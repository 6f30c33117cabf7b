/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = 'b-0123456789';
/** Maps column 8 of the script to line 3, column 5 of the source. */
const map = { version: 3, sources: ['webpack://tiny/./src/Page.tsx'], names: [], mappings: 'OAEI' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  mkdirSync(join(folder, 'mfe-tiny/.adp/maps', build), { recursive: true });
  writeFileSync(join(folder, 'mfe-tiny/.adp/maps', build, 'page.js.map'), JSON.stringify(map));
});
afterEach(() => rmSync(folder, { recursive: true }));

const symbolicate = (input: string) =>
  spawnSync(process.execPath, [join(__dirname, '../bin/adp.mjs'), 'symbolicate'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });

test('replaces positions in scripts with positions in sources, and names builds without source maps', () => {
  const stack = [
    'Error: boom',
    `    at go (https://tiny.example/${build}/page.js:1:8)`,
    `    at https://tiny.example/${build}/page.js?retry=17:1:9`,
    '    at https://tiny.example/b-00000000aa/entry.js:2:30',
  ];
  const { stdout, stderr } = symbolicate(JSON.stringify([{ body: { app: 'tiny', build, stack: stack.join('\n') } }]));
  expect(stdout).toContain('at go (src/Page.tsx:3:5)\n    at src/Page.tsx:3:5\n');
  expect(stdout).toContain('at https://tiny.example/b-00000000aa/entry.js:2:30');
  expect(stderr).toContain('There are no source maps of b-00000000aa');
});
