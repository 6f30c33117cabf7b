/** @jest-environment node */
import type { AppManifest } from '@adp/app-contract';
import { createHtml } from '@adp/site-document';
import { createTemplates } from './createTemplates';

const shell = { build: 'b-0123456789', js: ['shell.js'], css: [], fonts: [], identity: [], integrity: {} };
const site = { origin: 'https://site.example', registry: { apps: [], social: {} } };
const toHtml = (locale: string) => createHtml({ site, locale, shell, routes: [], readFile: () => '' }).at('/');
const parts = {
  html: toHtml('en'),
  files: { sheets: new Map([['https://a.example/a.css', '.a{}']]), texts: new Map() },
  manifest: undefined,
  savesData: false,
  siteNotices: undefined,
};
const notice = { key: 'a', html: '<section>Closed on Sunday.</section>', style: '.n{}', script: '' };
const manifest: AppManifest = {
  app: 'a',
  contract: 1,
  build: 'b-1111111111',
  container: 'a',
  entry: 'b-1111111111/entry.js',
  integrity: {},
  requires: {},
};

test('a template is rendered once with and once without data saver', () => {
  const getTemplate = createTemplates();
  const hints = [] as const;
  const [usual, saving] = [getTemplate(hints, parts), getTemplate(hints, { ...parts, savesData: true })];
  expect(getTemplate(hints, { ...parts })).toBe(usual);
  expect(getTemplate(hints, { ...parts, savesData: true })).toBe(saving);
  expect(saving.bytes[0].toString()).toContain('data-saver');
  expect(saving.tag).not.toBe(usual.tag);
});

test.each([
  ['language', { html: toHtml('fr') }, '<html lang="fr"'],
  ['style sheet', { files: { sheets: new Map([['https://a.example/b.css', '.b{}']]), texts: new Map() } }, '.b{}'],
  ['text', { files: { ...parts.files, texts: new Map([['https://a.example/en.json', '{"a":"Hello"}']]) } }, 'Hello'],
  ['notice', { siteNotices: notice }, 'Closed on Sunday.'],
  ['manifest', { manifest }, 'b-1111111111'],
])('a template is rendered again with another %s', (_, changed, expected) => {
  const getTemplate = createTemplates();
  const hints = [] as const;
  const first = getTemplate(hints, parts);
  const next = getTemplate(hints, { ...parts, ...changed });
  expect(Buffer.concat(next.bytes).toString()).toContain(expected);
  expect(Buffer.concat(first.bytes).toString()).not.toContain(expected);
  expect(next.tag).not.toBe(first.tag);
});
