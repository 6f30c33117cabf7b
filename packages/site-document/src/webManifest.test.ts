/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@adp/shared-ui/languages';
import { renderPages } from './renderPages';
import { toManifestPath, toWebManifest } from './webManifest';

const build = {
  build: 'b-0123456789',
  screenshots: { 'apet-360.png': '360x800', 'apet-1440.png': '1440x800' },
};
const manifest = toWebManifest(build, 'en');

test('the site can be installed: it has a name, a start URL within its scope, a standalone window, and icons of the usual sizes', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
});

test.each([
  ['en', 'African Digital Policy', 'ltr', '/'],
  ['fr', 'Politique numérique africaine', 'ltr', '/fr'],
  ['ar', 'السياسات الرقمية الأفريقية', 'rtl', '/ar'],
] as const)(
  'in %s, the manifest has the name, direction and start URL of the language',
  (lang, name, dir, start_url) => {
    expect(toWebManifest(build, lang)).toMatchObject({ id: '/', lang, name, dir, start_url });
  },
);

test("the shell's host serves a manifest for each language", () => {
  const shell = { ...build, js: [], css: [], fonts: [], identity: [], integrity: {} };
  const site = { origin: 'https://site.example', registry: { apps: [], social: {} } };
  const files = renderPages({ site, locale: 'en', shell, readFile: () => '', routes: [] });
  for (const language of languages)
    expect(JSON.parse(files.get(toManifestPath(language)) ?? '')).toEqual(toWebManifest(build, language));
});

test('the manifest of each language has its own texts, and a name that fits below an icon', () => {
  const all = languages.map((language) => toWebManifest(build, language));
  expect(new Set(languages.map(toManifestPath)).size).toBe(languages.length);
  for (const field of ['name', 'short_name', 'description', 'start_url'] as const)
    expect(new Set(all.map((webManifest) => webManifest[field])).size).toBe(languages.length);
  expect(all.filter((webManifest) => webManifest.short_name.length > 14)).toEqual([]);
});

test('the manifest lists screenshots for phones and wide screens in the declared sizes', () => {
  expect(manifest.screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual([
    ['/b-0123456789/apet-360.png', 'narrow'],
    ['/b-0123456789/apet-1440.png', 'wide'],
  ]);
  for (const { src, sizes } of manifest.screenshots) {
    const file = resolve(import.meta.dirname, '../../../docs/images', src.split('/').at(-1) ?? '');
    expect(existsSync(file)).toBe(true);
    const header = readFileSync(file);
    const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
    expect(`${width}x${height}`).toBe(sizes);
    // Chromium rejects screenshots outside these limits.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
});
