/** @jest-environment node */
import { createSiteUrls } from './siteUrls';

const english = createSiteUrls('https://site.example');
const french = createSiteUrls('https://site.example', 'fr');
const item = { id: 'a-1', title: 'Data governance', lang: 'en' };

test('a preview image keeps its URL as long as its texts do not change', () => {
  expect(english.card('article', { ...item })).toBe(english.card('article', item));
  expect(english.card('article', item)).toMatch(
    /^https:[/][/]site[.]example[/]cards[/]articles[/]a-1[.]png[?]v=[0-9a-z]{1,7}$/,
  );
});

test.each([
  ['its title', { title: 'Data governances' }],
  ['a non-Latin letter in the title', { title: 'Data governance ل' }],
  ['the language of its text', { lang: 'ar' }],
  ['the language of its translation', { translation: { lang: 'ar' } }],
])('a preview image has a new URL if %s has changed', (_, change) => {
  expect(english.card('article', { ...item, ...change })).not.toBe(english.card('article', item));
});

test('URLs contain the language unless it is English', () => {
  expect(french.card('article', item)).toMatch(/[/]a-1[.]png[?]lang=fr&v=[0-9a-z]{1,7}$/);
  expect([french.siteCard, english.siteCard]).toEqual([
    'https://site.example/cards/site.png?lang=fr',
    'https://site.example/cards/site.png',
  ]);
});
