import { articles } from '../../kinds/article/articles';
import { widenPlace } from '../../fields/widenPlace';
import { events } from '../../kinds/event/events';
import { opportunities } from '../../kinds/opportunity/opportunities';
import type { Page } from '../../client/createReader';
import { smallest } from '../fixtures';
import { type ContractContext, day, draft, seedArticles } from './contractContext';

export function listContract(context: ContractContext): void {
  test('pages neither miss nor repeat items, even if an item is published between two requests', async () => {
    await seedArticles(context, 7);
    const first = await context.back.reader.list(articles, { order: 'newest', pageSize: 3 });
    await context.back.put('articles/new', { ...draft('Newest of all'), publishedAt: day(20) });
    const second = await context.back.reader.list(articles, { order: 'newest', pageSize: 3, cursor: first.cursor });
    const third = await context.back.reader.list(articles, { order: 'newest', pageSize: 3, cursor: second.cursor });
    expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['a7', 'a6', 'a5'],
      ['a4', 'a3', 'a2'],
      ['a1'],
    ]);
    expect(third.cursor).toBeNull();
    expect(first.cursor).toMatch(/^[\w-]+$/);
    expect(first.asOf.getTime()).toBeGreaterThan(0);
  });

  test('a list contains the published items that match the filter, without bodies', async () => {
    await seedArticles(context, 2);
    await context.back.put('articles/draft', { ...draft('A draft'), status: 'draft', publishedAt: undefined });
    await context.back.put('articles/other', { ...draft('Another theme'), themes: ['energy'], lang: 'fr' });
    const page = await context.back.reader.list(articles, {
      order: 'newest',
      filters: { lang: 'fr' },
    });
    expect(page.items.map(({ id }) => id)).toEqual(['other']);
    expect(page.items[0]).not.toHaveProperty('body');
    expect(await context.back.reader.count(articles, { order: 'newest' })).toEqual({ count: 3, capped: false });
  });

  test('a language filter matches items that are written in the language or translated into it', async () => {
    const put = (id: string, fields: object, days: number) =>
      context.back.put(`articles/${id}`, { ...draft(`Title ${id}`), publishedAt: day(days), ...fields });
    const words = { title: 'A title', summary: 'A summary of twenty characters.' };
    await put('french', { lang: 'fr' }, 1);
    await put('translated', { lang: 'en', translations: { fr: words }, translatedInto: ['fr'] }, 2);
    await put('other', { lang: 'sw', translations: { pt: words }, translatedInto: ['pt'] }, 3);
    const find = async (lang: string | readonly string[]) => {
      const { items } = await context.back.reader.list(articles, { order: 'newest', filters: { lang } });
      return items.map(({ id }) => id);
    };
    expect(await find('fr')).toEqual(['translated', 'french']);
    expect(await find('en')).toEqual(['translated']);
    expect(await find(['fr', 'pt'])).toEqual(['other', 'translated', 'french']);
    expect(await find('ar')).toEqual([]);
  });

  test('items open to any country or applicant match every such filter, and regions match their countries', async () => {
    const put = (id: string, eligibleCountries: readonly string[], applicantTypes: readonly string[] = []) =>
      context.back.put(`opportunities/${id}`, { ...smallest.opportunity, eligibleCountries, applicantTypes });
    await put('anybody', []);
    await put('kenya', ['KE'], ['startup']);
    await put('east', ['AU-E'], ['individual', 'startup']);
    await put('west', ['ZA', 'AU-W']);
    await put('nigeria', ['NG', 'GH']);
    const toIds = async ({ country, applicant }: { country?: string; applicant?: string }) => {
      const filters = { applicant, country: country && widenPlace(country) };
      const list = { order: 'newest', filters } as const;
      const { items } = await context.back.reader.list(opportunities, list);
      expect(await context.back.reader.count(opportunities, list)).toEqual({ count: items.length, capped: false });
      return items.map(({ id }) => id).sort();
    };
    expect(await toIds({ country: 'KE' })).toEqual(['anybody', 'east', 'kenya']);
    expect(await toIds({ country: 'AU-E' })).toEqual(['anybody', 'east', 'kenya']);
    expect(await toIds({ country: 'AU-W' })).toEqual(['anybody', 'nigeria', 'west']);
    expect(await toIds({ country: 'NG' })).toEqual(['anybody', 'nigeria', 'west']);
    expect(await toIds({ country: 'FR' })).toEqual(['anybody']);
    expect(await toIds({ applicant: 'individual' })).toEqual(['anybody', 'east', 'nigeria', 'west']);
  });

  test('filters by region and country match the places of items', async () => {
    const ends = new Date(Date.now() + 3_600_000);
    const put = (id: string, countries: readonly string[]) =>
      context.back.put(`events/${id}`, { ...smallest.event, endsAt: ends, countries });
    await put('online', []);
    await put('dakar', ['SN']);
    await put('west', ['AU-W']);
    const toIds = async (country: string) =>
      (
        await context.back.reader.list(events, { order: 'upcoming', filters: { country: widenPlace(country) } })
      ).items.map(({ id }) => id);
    expect((await toIds('SN')).sort()).toEqual(['dakar', 'west']);
    expect((await toIds('AU-W')).sort()).toEqual(['dakar', 'west']);
    expect(await toIds('KE')).toEqual([]);
  });

  test('values of one filter are alternatives, different filters apply together, and order and paging are correct', async () => {
    const langs = ['en', 'fr', 'sw'] as const;
    const programmes = ['apet', 'cjed', 'ivm'] as const;
    const themes = [['energy'], ['health', 'skills'], ['governance']] as const;
    for (let i = 0; i < 27; i += 1) {
      const lang = langs[i % 3] ?? 'en';
      const programme = programmes[Math.floor(i / 3) % 3] ?? 'apet';
      const ofThemes = themes[Math.floor(i / 9)] ?? [];
      await context.back.put(`articles/a${i}`, {
        ...draft(`Title ${i}`),
        lang,
        programme,
        themes: ofThemes,
        publishedAt: day(i + 1),
      });
    }
    // Two values times three values are six alternatives.
    const filters = { programme: ['apet', 'ivm'], theme: ['energy', 'health', 'skills'] };
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Page<{ readonly id: string }> = await context.back.reader.list(articles, {
        order: 'newest',
        filters,
        pageSize: 3,
        cursor,
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== null);
    expect(ids).toEqual(['a17', 'a16', 'a15', 'a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a2', 'a1', 'a0']);
    expect(await context.back.reader.count(articles, { order: 'newest', filters })).toEqual({
      count: 12,
      capped: false,
    });
  });

  test('a query can use the maximum number of alternatives: places, items open to all, and types', async () => {
    const put = (id: string, type: 'grant' | 'award' | 'job', eligibleCountries: readonly string[]) =>
      context.back.put(`opportunities/${id}`, { ...smallest.opportunity, type, eligibleCountries });
    await put('kenya', 'grant', ['KE']);
    await put('anybody', 'award', []);
    await put('north', 'grant', ['AU-N', 'FR']);
    await put('other-type', 'job', ['KE']);
    await put('elsewhere', 'award', ['SN']);
    // Fourteen places and the empty list, times two types, are 30 alternatives.
    const country = [...new Set(['AU-N', 'KE', 'ZA', 'AO', 'FR'].flatMap(widenPlace))];
    expect(country).toHaveLength(14);
    const { items } = await context.back.reader.list(opportunities, {
      order: 'newest',
      filters: { type: ['grant', 'award'], country },
    });
    expect(items.map(({ id }) => id).sort()).toEqual(['anybody', 'kenya', 'north']);
  });

  test('events are upcoming until they end', async () => {
    const now = Date.now();
    const hour = (hours: number) => new Date(now + hours * 3_600_000);
    await context.back.put('events/past', { ...smallest.event, startsAt: hour(-3), endsAt: hour(-2) });
    await context.back.put('events/running', { ...smallest.event, startsAt: hour(-1), endsAt: hour(1) });
    await context.back.put('events/coming', { ...smallest.event, startsAt: hour(2), endsAt: hour(3) });
    const toIds = async (order: 'upcoming' | 'past') =>
      (await context.back.reader.list(events, { order })).items.map(({ id }) => id);
    expect(await toIds('upcoming')).toEqual(['running', 'coming']);
    expect(await toIds('past')).toEqual(['past']);
  });

  test('a document that does not match the schema is skipped and reported in lists, and rejected as a single item', async () => {
    await seedArticles(context, 1);
    await context.back.put('articles/odd', { ...smallest.article, title: 7, lang: 'xx', publishedAt: day(9) });
    const page = await context.back.reader.list(articles, { order: 'newest' });
    expect(page).toMatchObject({ items: [{ id: 'a1' }], skipped: ['odd'] });
    await expect(context.back.reader.get(articles, 'odd')).rejects.toMatchObject({
      code: 'unreadable',
      fields: ['title', 'lang'],
    });
  });

  test('documents whose id is not valid in a URL are skipped and reported, and the list continues', async () => {
    await seedArticles(context, 2);
    const odd = Array.from({ length: 51 }, (_, index) => `odd ${String(index).padStart(2, '0')}.é`);
    for (const id of odd) await context.back.put(`articles/${id}`, { ...draft('Odd'), publishedAt: day(15) });
    await context.back.put('articles/newest', { ...draft('Newest of all'), publishedAt: day(20) });
    const ids: string[] = [];
    const skipped: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: Page<{ readonly id: string }> = await context.back.reader.list(articles, { order: 'newest', cursor });
      // An empty page would look like the end of the list.
      expect(page.items.length).toBeGreaterThan(0);
      ids.push(...page.items.map(({ id }) => id));
      skipped.push(...page.skipped);
      cursor = page.cursor;
    }
    expect([ids, skipped.sort()]).toEqual([['newest', 'a2', 'a1'], odd]);
  });

  test.each(['missing', '../users/ada', '', 'x'.repeat(2_000)])(
    'reading a missing item resolves to null: case %#',
    async (id) => {
      expect(await context.back.reader.get(articles, id)).toBeNull();
    },
  );
}
