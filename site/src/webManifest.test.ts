/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toWebManifest } from './webManifest';

const manifest = toWebManifest({
  build: 'b-0123456789',
  screenshots: { 'apet-360.png': '360x800', 'apet-1440.png': '1440x800' },
});

test('the site can be installed: a name, a start within its scope, a window of its own, icons of the sizes that browsers want', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(14);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
});

test('it has a screenshot for phones and one for wide screens, of the size that it says', () => {
  expect(manifest.screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual([
    ['/b-0123456789/apet-360.png', 'narrow'],
    ['/b-0123456789/apet-1440.png', 'wide'],
  ]);
  for (const { src, sizes } of manifest.screenshots) {
    const file = resolve(import.meta.dirname, '../../docs/images', src.split('/').at(-1) ?? '');
    expect(existsSync(file)).toBe(true);
    const header = readFileSync(file);
    const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
    expect(`${width}x${height}`).toBe(sizes);
    // As Chromium wants them.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
});
