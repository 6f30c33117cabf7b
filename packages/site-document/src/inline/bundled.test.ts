/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { bundledFile, bundleInline } from '../../scripts/bundleInline';

test('the bundled scripts and styles match their sources (otherwise run: npm run bundle -w @adp/site-document)', async () => {
  expect(await readFile(bundledFile, 'utf8')).toBe(await bundleInline());
});
