/** @jest-environment node */
import { members } from './members';
import { seedContent, seedItems as items } from './seedContent';
import type { SeedItem } from './seedItem';
import { type Source, sources } from './sources';

const everyText = JSON.stringify(items);

test('each kind has the expected number of items', () => {
  const { articles, events, opportunities, products, knowledgeProducts } = seedContent;
  const counts = [articles, events, opportunities, products, knowledgeProducts].map(({ length }) => length);
  expect(counts).toEqual([10, 15, 11, 8, 19]);
  expect(Object.keys(members)).toHaveLength(6);
});

test('ids are unique within a kind', () => {
  const kinds: Record<string, readonly SeedItem[]> = { ...seedContent };
  for (const kind of Object.values(kinds)) expect(new Set(kind.map(({ id }) => id)).size).toBe(kind.length);
});

test('invented items are marked in their titles, and real items are not', () => {
  const isMarked = /sample|fictif|fictive|fictícia|mfano|تجريبي/i;
  const wrong = items.filter(({ title, sample = false }) => isMarked.test(title) !== sample).map(({ title }) => title);
  expect(wrong).toEqual([]);
});

test('every article, past meeting and publication names its sources', () => {
  const { articles, events, knowledgeProducts } = seedContent;
  for (const { id, sources = [], sample } of [...articles, ...events, ...knowledgeProducts]) {
    expect([id, sample === true || sources.length > 0]).toEqual([id, true]);
  }
});

test('the URL of every source is complete, and its title describes the page', () => {
  const all = Object.values<Source>(sources);
  for (const source of all) {
    const url = new URL('url' in source ? source.url : source.home);
    expect([source.title, url.protocol, /…|\.\.\./.test(url.href)]).toEqual([source.title, 'https:', false]);
    expect(source.title).toMatch(/^[^:/]*\S [^/]*\S$/);
  }
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

test('the public page of a real publication is one of its sources', () => {
  const real = seedContent.knowledgeProducts.filter(({ sample }) => !sample);
  expect(real.filter(({ page, sources: ids }) => page !== undefined && !ids.includes(page))).toEqual([]);
  // These publications have no known public page.
  expect(real.filter(({ page }) => page === undefined).map(({ id }) => id)).toEqual([
    'continental-ai-strategy',
    'white-paper-ai-and-the-future-of-work',
    'drones-on-the-horizon',
    'gene-drives-for-malaria-control-and-elimination',
    'micro-grids-empowering-communities',
    'second-continental-report-agenda-2063',
  ]);
});

test('no text is truncated', () => {
  expect(everyText).not.toMatch(/…|\.\.\./);
});

test('every name of a member says that it is a sample', () => {
  for (const { name, email } of Object.values(members)) {
    expect(name).toMatch(/sample|fictive|تجريبي/i);
    expect(email).toMatch(/@example\.org$/);
  }
});

test('invented items link only to example.org', () => {
  const links = JSON.stringify(items.filter(({ sample }) => sample)).match(/https?:\/\/[\w.-]+/g) ?? [];
  expect(links.filter((link) => link !== 'https://example.org')).toEqual([]);
});

test('no placeholder text remains', () => {
  expect(everyText).not.toMatch(/lorem|ipsum|TODO|FIXME|TBD|xxx/i);
});

test('texts about gene drive state what is not known', () => {
  const about = items.filter((item) => /gene.drive/i.test(item.title));
  expect(about).toHaveLength(1);
  expect(JSON.stringify(about)).toMatch(/risks of such tools are less well understood/);
});

test('articles include a long article, an article with a table, and five languages', () => {
  const { articles } = seedContent;
  expect(Math.max(...articles.map(({ body }) => body.match(/^## /gm)?.length ?? 0))).toBeGreaterThan(4);
  expect(articles.some(({ body }) => body.includes('| --- |'))).toBe(true);
  expect(new Set(articles.map(({ lang }) => lang)).size).toBe(5);
});
