/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { emptyFolder } from '../testing/buildFolders';
import { writeApp } from '../testing/writeBuilds';
import { checkApp } from './checkApp';

let folder: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  folder = emptyFolder();
  writeApp(folder.path, 1, ['/tiny', '/tiny/more']);
});
afterEach(() => folder.remove());

test('a build that keeps the contract and its budget may be published', async () => {
  await expect(checkApp(folder.path, 'mfe_tiny', ['/tiny'])).resolves.toEqual([]);
});

test.each([
  ['/other', 'mfe_tiny', '/tiny lies outside the prefixes it owns (/other)'],
  ['/tiny', 'mfe_other', 'the build calls itself mfe_tiny, the registry mfe_other'],
])('with the prefix %s and as %s it may not', async (prefix, name, sentence) => {
  await expect(checkApp(folder.path, name, [prefix])).resolves.toContain(sentence);
});

test('what every first view would carry has a limit', async () => {
  rmSync(folder.path, { recursive: true });
  writeApp(folder.path, 1, ['/tiny'], `\n// ${randomBytes(30_000).toString('base64')}`);
  const errors = await checkApp(folder.path, 'mfe_tiny', ['/tiny']);
  expect(errors).toEqual([expect.stringMatching(/^entry and routes are \d{5} bytes, 28000 are allowed$/)]);
});
