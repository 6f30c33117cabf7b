/** @jest-environment node */
import { listChoices } from '../fields/listChoices';
import { wholeKinds } from '../kinds/content/wholeKinds';
import { type ContentKind, kindNames } from '../kinds/contentKinds';
import type { Kind } from '../kinds/kind';
import { createFakeData } from '../testing/createFakeData';
import { smallest } from '../testing/fixtures';
import { readComparedFields, toComparedFields } from './comparedFields';
import { countFacets } from './countFacets';
import type { Filters } from './ListDefinition';
import { parseFilters, withFilter } from './listFilters';
import { listedKinds } from './listedKinds';
import { listPlan } from './listPlan';
import { readListPage } from './readListPage';

const now = new Date('2026-11-21T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Returns the value at `index`, in turns. Undefined takes a turn too. */
const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length];
const places = [[], ['KE'], ['KE', 'NG'], ['AU-E'], ['ZA']];
const codes = [[], ['en'], ['en', 'fr'], ['sw']];
const days = [-400, -3, 2, 20, 60, 200];

/** Returns the fields that filters of a kind compare, of the item with a number. */
function varied(kind: ContentKind, index: number): object {
  const languages = pick(codes, index + 1);
  const countries = pick(places, index);
  const day = pick(days, index) ?? 0;
  const shared = {
    lang: pick(['en', 'fr', 'pt'], index),
    ...(index % 4 === 0 && { translations: { sw: { title: 'Kichwa', summary: 'Muhtasari wa maandishi haya.' } } }),
    ...(index % 4 === 0 && { translatedInto: ['sw'] }),
    ...(index % 3 === 0 && { programme: pick(listChoices.programme, index) }),
    themes: [pick(listChoices.theme, index), pick(listChoices.theme, index + 5)],
    publishedAt: inDays(-20 * (index + 1)),
  };
  const cost = pick(['free', 'fee', undefined], index);
  const deadlineKind = pick(['fixed', 'rolling', 'fixed', 'none'], index);
  const byKind: Readonly<Record<ContentKind, object>> = {
    article: { countries },
    event: {
      countries,
      languages,
      mode: pick(listChoices.mode, index),
      ...(cost && { cost }),
      startsAt: inDays(day),
      endsAt: inDays(day + 1),
    },
    opportunity: {
      eligibleCountries: countries,
      languagesAccepted: languages,
      type: pick(listChoices.opportunityType, index),
      applicantTypes: index % 2 === 0 ? [] : [pick(listChoices.applicantType, index)],
      deadlineKind,
      ...(deadlineKind === 'fixed' && { deadlineAt: inDays(day), timezone: 'UTC' }),
      ...(index % 5 === 0 && { opensAt: inDays(1) }),
      ...(index % 3 === 0 && { amountMin: 500, amountMax: 5_000 * (index + 1), currency: 'ZAR' }),
    },
    product: {
      deployedIn: countries,
      uiLanguages: languages,
      category: pick(listChoices.category, index),
      maturity: pick(listChoices.maturity, index),
      pricing: pick(listChoices.pricing, index),
      platforms: [pick(listChoices.platform, index), pick(listChoices.platform, index + 2)],
    },
    knowledgeProduct: {
      countries,
      fileLanguages: languages,
      type: pick(listChoices.knowledgeType, index),
      ...(index % 3 > 0 && { publishedOn: pick(['2024', '2024-05', '2019-01-31'], index) }),
      ...(index % 4 === 1 && { htmlUrl: 'https://example.org/report' }),
    },
  };
  return { ...shared, ...byKind[kind] };
}

/** Opens a collection of 24 items of a kind, with the fields that the search index stores of them. */
async function open(kind: ContentKind) {
  const source: Kind<unknown, object> = listedKinds[kind];
  const documents = Array.from({ length: 24 }, (_, index) => [
    `${source.collection}/item${index}`,
    { ...smallest[kind], ...varied(kind, index) },
  ]);
  const { reader } = createFakeData({ documents: Object.fromEntries(documents), now: () => now.getTime() });
  const whole: Kind<unknown, object> = wholeKinds[kind];
  const { items, skipped } = await reader.list(whole, { order: 'newest', pageSize: 50 });
  expect([items.length, skipped]).toEqual([24, []]);
  const stored = JSON.stringify(items.map((item) => toComparedFields(kind, item)));
  return {
    stored,
    count: (filters: Filters) => countFacets(kind, readComparedFields(JSON.parse(stored)), { filters, now }),
    /** Reads all pages of a filtered list from the data service, as a reader does. */
    readLength: async (filters: Filters) => {
      let [length, after]: [number, string | null] = [0, ''];
      while (after !== null) {
        const cursor = after === '' ? {} : { after };
        const page: { items: readonly object[]; next: string | null } = await readListPage(
          reader,
          source,
          listPlan(kind, filters, now),
          cursor,
        );
        length += page.items.length;
        after = page.next;
      }
      return length;
    },
  };
}

const chosen: Readonly<Record<ContentKind, readonly string[]>> = {
  knowledgeProduct: ['', 'year=2024', 'type=report&type=toolkit&country=KE', 'order=title&lang=sw'],
  article: ['', 'theme=governance&theme=skills', 'year=2026&lang=fr', 'country=AU-E'],
  event: ['', 'when=past', 'when=month&mode=online', 'country=KE&language=fr'],
  opportunity: ['', 'state=closed', 'deadline=30&applicant=student', 'country=NG&amount=1000', 'state=forecast'],
  product: ['', 'platform=web&platform=sms', 'country=KE&language=sw&order=title'],
};
const cases = kindNames.flatMap((kind) => chosen[kind].map((query) => [kind, query] as const));

test.each(cases)(
  'the number of a value is the length of the list that is filtered by it: %s ?%s',
  async (kind, query) => {
    const { count, readLength } = await open(kind);
    const filters = parseFilters(kind, new URLSearchParams(query));
    const counts = count(filters);
    for (const [field, values] of Object.entries(counts))
      for (const [value, number] of Object.entries(values)) {
        const list = parseFilters(kind, new URLSearchParams([[field, value]]));
        const others = withFilter(filters, field, []);
        expect([field, value, number]).toEqual([field, value, await readLength({ ...others, ...list })]);
      }
    const absent = withFilter(filters, 'country', ['GH']);
    expect(counts['country']?.['GH'] ?? 0).toBe(await readLength(absent));
  },
);

test('each counted filter has a value with items, and order and author are not counted', async () => {
  for (const kind of kindNames) {
    const { count } = await open(kind);
    const counts = count({});
    expect(Object.keys(counts)).not.toEqual(expect.arrayContaining(['order']));
    expect(Object.keys(counts)).not.toEqual(expect.arrayContaining(['author']));
    for (const [field, values] of Object.entries(counts))
      expect([kind, field, Object.keys(values).length > 0]).toEqual([kind, field, true]);
  }
});

test('the stored fields have no text and no link of the item', async () => {
  for (const kind of kindNames) expect((await open(kind)).stored).not.toMatch(/Kichwa|Muhtasari|example[.]org|Sample/);
});

test('content that is not a list of items is rejected', () => {
  for (const content of [null, {}, [1], [['a']]])
    expect(() => readComparedFields(content)).toThrow('not the fields of items');
});
