/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { knowledgeProducts } from '../kinds/knowledge-product/knowledgeProducts';
import { opportunities } from '../kinds/opportunity/opportunities';
import { createFakeData } from '../testing/createFakeData';
import { largest } from '../testing/fixtures';
import { parseFilters } from './listFilters';
import { listPlan } from './listPlan';
import { readListPage } from './readListPage';

const now = new Date('2026-11-21T08:00:00Z');
const hour = 3_600_000;

function opportunityDocuments(kinds: readonly ('fixed' | 'rolling' | 'none')[]) {
  const rest: Partial<typeof largest.opportunity> = { ...largest.opportunity };
  delete rest.deadlineAt;
  delete rest.timezone;
  return Object.fromEntries(
    kinds.map((deadlineKind, number) => [
      `opportunities/o${number}`,
      {
        ...rest,
        deadlineKind,
        publishedAt: new Date(now.getTime() - number * hour),
        ...(deadlineKind === 'fixed'
          ? { deadlineAt: new Date(now.getTime() + (number + 1) * hour), timezone: 'UTC' }
          : {}),
      },
    ]),
  );
}

test('pages that span several queries neither repeat nor miss items', async () => {
  const kinds = Array.from(
    { length: 40 },
    (_, number) => (['fixed', 'rolling', 'none'] as const)[number % 3] ?? 'none',
  );
  const { reader } = createFakeData({ documents: opportunityDocuments(kinds), now: () => now.getTime() });
  const plan = listPlan('opportunity', {}, now);
  const items: { readonly id: string; readonly deadlineKind: string }[] = [];
  const sizes: number[] = [];
  let after: string | null | undefined;
  do {
    const page = await readListPage(reader, opportunities, plan, { after: after ?? undefined });
    items.push(...page.items);
    sizes.push(page.items.length);
    after = page.next;
  } while (after !== null);
  expect(sizes).toEqual([12, 12, 12, 4]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(40);
  expect(items.map(({ deadlineKind }) => deadlineKind)).toEqual([
    ...Array.from({ length: 14 }, () => 'fixed'),
    ...Array.from({ length: 13 }, () => 'rolling'),
    ...Array.from({ length: 13 }, () => 'none'),
  ]);
});

test('a page that filters documents itself reads at most fifty of them', async () => {
  const article = largest.article;
  const documents = Object.fromEntries(
    Array.from({ length: 200 }, (_, number) => [
      `articles/a${number}`,
      {
        ...article,
        publishedAt: new Date(now.getTime() - number * hour),
        themes: [number % 3 === 0 ? 'health' : 'skills'],
      },
    ]),
  );
  const { reader } = createFakeData({ documents });
  const pageSizes: number[] = [];
  const list: typeof reader.list = (source, options) => {
    pageSizes.push(options.pageSize ?? 0);
    return reader.list(source, options);
  };
  const plan = {
    queries: [{ order: 'newest', filters: {} }],
    matches: (item: object) => JSON.stringify(item).includes('health'),
  };
  const items: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await readListPage({ list }, articles, plan, { after: after ?? undefined });
    items.push(...page.items.map((item) => item.id));
    after = page.next;
  } while (after !== null);
  expect(Math.max(...pageSizes)).toBe(50);
  expect(items).toEqual(Array.from({ length: 67 }, (_, number) => `a${number * 3}`));
});

test('publications without a date come last, each of them once', async () => {
  const undated: Partial<typeof largest.knowledgeProduct> = { ...largest.knowledgeProduct };
  delete undated.publishedOn;
  const dates = ['2018', undefined, '2025-03', '2024', undefined, '2024-11-05'];
  const documents = Object.fromEntries(
    dates.map((publishedOn, number) => [
      `knowledge_products/k${number}`,
      { ...undated, ...(publishedOn === undefined ? {} : { publishedOn }) },
    ]),
  );
  const { reader } = createFakeData({ documents });
  const page = await readListPage(reader, knowledgeProducts, listPlan('knowledgeProduct', {}, now));
  expect(page.items.map(({ publishedOn }) => publishedOn)).toEqual([
    '2025-03',
    '2024-11-05',
    '2024',
    '2018',
    undefined,
    undefined,
  ]);
  expect(page.next).toBeNull();
});

test('a page that filters the results of several queries reads at most fifty documents in total', async () => {
  const states = ['fixed', 'rolling', 'none'] as const;
  const kinds = Array.from({ length: 90 }, (_, number) => states[number % 3] ?? 'none');
  const { reader } = createFakeData({ documents: opportunityDocuments(kinds), now: () => now.getTime() });
  const documents: number[] = [];
  const list: typeof reader.list = async (source, options) => {
    const page = await reader.list(source, options);
    // A request below the maximum size reads one additional document.
    documents.push(page.items.length + (page.cursor === null || options.pageSize === 50 ? 0 : 1));
    return page;
  };
  const { queries } = listPlan('opportunity', {}, now);
  // Three of the thirty documents of each query match.
  const matches = (item: object) => /^o([0-8]|4[0-9]|8[0-9])$/.test(String(Reflect.get(item, 'id')));
  const items: string[] = [];
  let after: string | null | undefined;
  do {
    documents.length = 0;
    const page = await readListPage({ list }, opportunities, { queries, matches }, { after: after ?? undefined });
    items.push(...page.items.map(({ id }) => id));
    after = page.next;
    expect(documents.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(50);
  } while (after !== null);
  const expected = kinds.map((_, number) => `o${number}`).filter((id) => matches({ id }));
  expect([...items].sort()).toEqual(expected.sort());
});

test('values of one filter are alternatives, different filters apply together, and no item is repeated or missing', async () => {
  const types = ['report', 'toolkit', 'dataset'] as const;
  const countries = [['KE'], ['AU-W'], ['NG', 'GH'], ['ZA'], []];
  const documents = Object.fromEntries(
    Array.from({ length: 90 }, (_, number) => [
      `knowledge_products/k${number}`,
      {
        ...largest.knowledgeProduct,
        type: types[number % 3],
        countries: countries[number % 5],
        themes: [number % 2 === 0 ? 'health' : 'skills'],
        title: `Publication ${String(number).padStart(2, '0')}`,
      },
    ]),
  );
  const { reader } = createFakeData({ documents });
  const readAll = async (query: string) => {
    const filters = parseFilters('knowledgeProduct', new URLSearchParams(query));
    const items: number[] = [];
    let after: string | null | undefined;
    do {
      const plan = listPlan('knowledgeProduct', filters, now);
      const page = await readListPage(reader, knowledgeProducts, plan, { after: after ?? undefined });
      items.push(...page.items.map(({ id }) => Number(id.slice(1))));
      after = page.next;
    } while (after !== null);
    return items;
  };
  const where = (fits: (number: number) => boolean) => Array.from({ length: 90 }, (_, number) => number).filter(fits);
  expect(await readAll('type=report&type=toolkit&order=title')).toEqual(where((number) => number % 3 !== 2));
  // A region matches its countries, and a country matches its region.
  expect(await readAll('country=AU-W&country=KE&type=report&type=dataset&order=title')).toEqual(
    where((number) => number % 5 < 3 && number % 3 !== 1),
  );
  expect(await readAll('country=GH&country=ZA&theme=health&order=title')).toEqual(
    where((number) => [1, 2, 3].includes(number % 5) && number % 2 === 0),
  );
  // There are more alternatives than a query may have, so the page filters by place.
  expect(await readAll('country=AU-W&country=AU-E&type=report&order=title')).toEqual(
    where((number) => number % 5 < 3 && number % 3 === 0),
  );
});
