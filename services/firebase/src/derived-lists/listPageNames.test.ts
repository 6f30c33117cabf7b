/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listPageNames, pageNamesFile, printPageNames } from './listPageNames';

const root = resolve(__dirname, '../../../..');

test('the first segment of each page is reserved (if not, run npm run lists -w @adp/firebase)', () => {
  expect(readFileSync(join(root, pageNamesFile), 'utf8')).toBe(printPageNames(listPageNames(root)));
});

describe('a page with a new first segment', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adp-'));
    write('config/sites/local.json', JSON.stringify({ registry: { apps: [{ owns: ['/maps', '/:username'] }] } }));
    write('mfe-a/src/paths.ts', "export const paths = {\n  list: '/things',\n  one: '/things/:id',\n} as const;\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('needs only its declaration in the app to reserve the segment', () => {
    expect(listPageNames(folder)).toEqual(['maps', 'things']);
    write('mfe-a/src/paths.ts', "export const paths = {\n  list: '/things',\n  data: '/datasets/all',\n} as const;\n");
    expect(listPageNames(folder)).toEqual(['datasets', 'maps', 'things']);
  });

  test('is also found in a new app', () => {
    write(
      'mfe-b/src/paths.ts',
      "export const paths = {\n  home: '/forum',\n} as const;\n\nconst other = {\n  x: '/y',\n} as const;\n",
    );
    expect(listPageNames(folder)).toEqual(['forum', 'maps', 'things']);
  });

  test('causes an error if its app has no table of paths', () => {
    write('mfe-b/src/paths.ts', "export const home = '/forum';\n");
    expect(() => listPageNames(folder)).toThrow(/mfe-b\/src\/paths\.ts has no table of paths/);
  });
});
