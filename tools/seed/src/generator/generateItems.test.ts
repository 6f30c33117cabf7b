/** @jest-environment node */
import { choices, limits } from '@adp/shared-data/content';
import { generateContent } from './generateContent';
import { generateItems } from './generateItems';
import { awkwardTitles } from './phrases';
import { countries, timeZones } from './places';

const now = new Date('2026-03-28T21:00:00Z');
const content = generateContent({ count: 2000, seed: 1 });
const { articles, events, opportunities, products, knowledgeProducts } = content;
const items = [...articles, ...events, ...opportunities, ...products, ...knowledgeProducts];

test('the same seed generates the same items, and a different seed generates different items', () => {
  expect(generateItems({ count: 60, now })).toEqual(generateItems({ count: 60, now }));
  expect(generateItems({ count: 60, seed: 2, now })).not.toEqual(generateItems({ count: 60, now }));
});

test('the requested number of items is generated, with unique ids', () => {
  const paths = generateItems({ now }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(2000);
});

test('every kind has titles and bodies of minimum and maximum length', () => {
  for (const kind of [articles, events, opportunities, products]) {
    const bodies = kind.map(({ body = '' }) => body.length);
    const titles = kind.map(({ title }) => title.length);
    expect([Math.min(...titles), Math.max(...titles)]).toEqual([limits.title.min, limits.title.max]);
    expect([Math.min(...bodies), Math.max(...bodies)]).toEqual([limits.body.min, limits.body.max]);
  }
});

test('every awkward title is used', () => {
  const titles = new Set(items.map(({ title }) => title));
  expect(awkwardTitles.filter((title) => !titles.has(title))).toEqual([]);
});

test('no text is cut inside a surrogate pair', () => {
  for (const { title, summary } of items) expect(encodeURIComponent(title + summary)).not.toBe('');
});

test('every value of every filter has results', () => {
  const toSet = (values: readonly (string | undefined)[]) =>
    [...new Set(values)].filter((value) => value !== undefined).sort();
  const all = (values: readonly string[]) => [...values].sort();
  expect(toSet(items.flatMap(({ themes }) => themes))).toEqual(all(choices.theme));
  expect(toSet(items.map(({ programme }) => programme))).toEqual(all(choices.programme));
  expect(toSet(items.flatMap(({ countries }) => countries))).toEqual(all(countries));
  expect(toSet(items.map(({ lang }) => lang))).toEqual(['ar', 'en', 'fr', 'pt', 'sw']);
  expect(toSet(events.map(({ mode }) => mode))).toEqual(all(choices.mode));
  expect(toSet(events.map(({ eventStatus }) => eventStatus))).toEqual(all(choices.eventStatus));
  expect(toSet(events.map(({ timezone }) => timezone))).toEqual(all(timeZones));
  expect(toSet(opportunities.map(({ type }) => type))).toEqual(all(choices.opportunityType));
  expect(toSet(opportunities.map(({ deadline }) => deadline.kind))).toEqual(['fixed', 'none', 'rolling']);
  expect(toSet(products.map(({ category }) => category))).toEqual(all(choices.category));
  expect(toSet(products.map(({ maturity }) => maturity))).toEqual(all(choices.maturity));
  expect(toSet(products.flatMap(({ platforms }) => platforms))).toEqual(all(choices.platform));
  expect(toSet(knowledgeProducts.map(({ type }) => type))).toEqual(all(choices.knowledgeType));
});

test('natural texts have the languages, frequencies and lengths of a large site, and some translations', () => {
  const natural = generateContent({ count: 2_000, seed: 1, texts: 'natural' });
  const written = Object.values(natural).flat();
  const words = written
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ title, body = '' }) => `${title} ${body}`.split(/[\s.#]+/));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts.values()].sort((a, b) => b - a);
  // Ten words make up a fifth of the text, and half of the words are rare.
  expect(sorted.slice(0, 10).reduce((sum, count) => sum + count, 0) / words.length).toBeGreaterThan(0.15);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(8);
  expect(new Set(written.map(({ lang }) => lang)).size).toBe(5);
  const translated = written.filter(({ translations = [] }) => translations.length > 0);
  expect(translated.length / written.length).toBeCloseTo(0.2, 1);
});

test('parts of a collection have different items', () => {
  const options = { count: 40, texts: 'natural', now } as const;
  const [first, second] = [1, 41].map((number) => generateItems({ ...options, first: number }));
  const titles = new Set([...(first ?? []), ...(second ?? [])].map(({ fields }) => JSON.stringify(fields['title'])));
  expect(titles.size).toBeGreaterThan(80);
});
