/** @jest-environment node */
import { articleSchema } from '@adp/shared-data/article';
import { hostileStrings, largest, smallest } from '@adp/shared-data/testing';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { is } from 'valibot';
import { article, at, event, now, opportunity, site, start } from '../testing/startDiscovery';

describe('feeds', () => {
  test.each([
    ['articles', 'articles', article(), 'Articles'],
    ['events', 'events', event(), 'Events'],
    ['opportunities', 'opportunities', opportunity(), 'Opportunities'],
    ['products', 'products', { ...smallest.product, title: 'A product' }, 'Products'],
    [
      'knowledge-products',
      'knowledge_products',
      { ...smallest.knowledgeProduct, title: 'A report' },
      'Knowledge products',
    ],
  ])('a feed reader can read the feed of %s', async (segment, collection, document, name) => {
    const { text } = start({
      [`${collection}/one`]: document,
      [`${collection}/draft`]: { ...document, status: 'draft' },
    });
    const feed = parseFeed(await text(`/feeds/${segment}.atom`));
    expect(feed.title).toBe(`African Digital Policy: ${name}`);
    expect(feed.self).toBe(`${site}/feeds/${segment}.atom`);
    expect(feed.url).toBe(`${site}/${segment}`);
    expect(feed.items).toHaveLength(1);
    const [entry] = feed.items;
    expect(entry).toMatchObject({ id: `${site}/${segment}/one`, url: `${site}/${segment}/one`, title: document.title });
    expect(entry?.published).toEqual(new Date('2026-01-05T08:00:00Z'));
    expect(entry?.authors).toMatchObject([{ name: 'Sample Author', url: `${site}/sample-author` }]);
    expect(entry?.categories.map(({ term }) => term)).toEqual(['governance']);
  });

  test('an entry contains the dates of an event or the deadline of an opportunity', async () => {
    const { text } = start({
      'events/one': event({ summary: 'Two days of hard work.' }),
      'opportunities/one': opportunity({
        summary: 'Papers on registries.',
        deadlineAt: new Date('2026-03-21T12:00:00Z'),
      }),
    });
    const summaries = async (kind: string) =>
      parseFeed(await text(`/feeds/${kind}.atom`)).items.map(({ description }) => description);
    expect(await summaries('events')).toEqual(['11 March 2026. Two days of hard work.']);
    expect(await summaries('opportunities')).toEqual(['Closes on 20 March 2026. Papers on registries.']);
  });

  test("feeds and calendars contain local times as entered, regardless of this server's time zone data", async () => {
    // Under this server's time zone rules, both times would be an hour later, and therefore on the next day.
    const [startsLocal, endsLocal] = ['2026-03-11T23:10+02:00', '2026-03-11T23:50+02:00'];
    const times = { startsAt: new Date(startsLocal), startsLocal, endsAt: new Date(endsLocal), endsLocal };
    const timezone = 'Africa/Nairobi';
    const { text } = start({
      'events/one': event({ ...times, timezone, summary: 'Two hours of hard work.' }),
      'opportunities/one': opportunity({
        deadlineAt: new Date(endsLocal),
        deadlineLocal: endsLocal,
        timezone,
        summary: 'Papers on registries.',
      }),
    });
    const summaries = async (kind: string) =>
      parseFeed(await text(`/feeds/${kind}.atom`)).items.map(({ description }) => description);
    expect(await summaries('events')).toEqual(['11 March 2026. Two hours of hard work.']);
    expect(await summaries('opportunities')).toEqual(['Closes on 11 March 2026. Papers on registries.']);
    expect(await text('/calendar/events.ics')).toContain('DTSTART;TZID=Africa/Nairobi:20260311T231000');
    expect(await text('/calendar/deadlines.ics')).toContain('DTEND;TZID=Africa/Nairobi:20260311T235000');
  });

  test("a feed has the filters of its list, and the feed's own URL contains them", async () => {
    const { text, reads } = start({
      'articles/a': article({ themes: ['health'] }),
      'articles/b': article({ themes: ['energy'], countries: ['KE'] }),
      'articles/c': article({ themes: ['skills', 'energy'], countries: ['NG'] }),
    });
    const feed = parseFeed(await text('/feeds/articles.atom?theme=skills&theme=energy&country=KE&utm_source=x'));
    expect(feed.items.map(({ id }) => id)).toEqual([`${site}/articles/b`]);
    expect(feed.self).toBe(`${site}/feeds/articles.atom?theme=energy&theme=skills&country=KE`);
    expect(feed.title).toBe('African Digital Policy: Articles (filtered)');
    expect(reads).toEqual([{ collection: 'articles', limit: 50 }]);
  });

  test('a feed reads further pages until enough items match, and stops after five pages', async () => {
    const many = (count: number, fields: object) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, number) => [
          `articles/a${number}`,
          article({ countries: ['KE'], ...fields }),
        ]),
      );
    const newest = { publishedAt: at(-1) };
    const match = { 'articles/old': article({ countries: ['KE'], themes: ['energy'], publishedAt: at(-2) }) };
    const few = start({ ...many(120, newest), ...match });
    const ids = async ({ text }: typeof few) =>
      parseFeed(await text('/feeds/articles.atom?theme=energy&country=KE')).items.map(({ id }) => id);
    expect(await ids(few)).toEqual([`${site}/articles/old`]);
    expect(few.reads).toHaveLength(3);
    const full = start(many(120, { ...newest, themes: ['energy'] }));
    expect(await ids(full)).toHaveLength(50);
    expect(full.reads).toHaveLength(1);
    const endless = start({ ...many(260, newest), ...match });
    expect(await ids(endless)).toEqual([]);
    expect(endless.reads).toHaveLength(5);
  });

  test('a feed starts with the newest items, or with the closest deadlines if its filter sorts by deadline', async () => {
    const { text } = start({
      'opportunities/far': opportunity({ deadlineAt: at(60), publishedAt: at(-1) }),
      'opportunities/soon': opportunity({ deadlineAt: at(3), publishedAt: at(-9) }),
      'opportunities/over': opportunity({ deadlineAt: at(-3), publishedAt: at(-5) }),
    });
    const ids = async (query: string) =>
      parseFeed(await text(`/feeds/opportunities.atom${query}`)).items.map(({ id }) => id?.split('/').at(-1));
    expect(await ids('')).toEqual(['far', 'over', 'soon']);
    expect(await ids('?state=closing')).toEqual(['soon']);
    expect(await ids('?deadline=90')).toEqual(['soon', 'far']);
  });

  test('the feed of an author is found by the username in the URL', async () => {
    const { text } = start({
      'articles/a': article({ authorUid: 'u1', authorUsername: 'amina' }),
      'articles/b': article(),
      'profiles/amina': {
        uid: 'u1',
        name: 'Amina',
        languages: [],
        expertise: [],
        links: [],
        visibility: 'public',
        listed: true,
        createdAt: at(-100),
      },
    });
    const feed = parseFeed(await text('/feeds/articles.atom?author=amina'));
    expect(feed.items.map(({ id }) => id)).toEqual([`${site}/articles/a`]);
    expect(parseFeed(await text('/feeds/articles.atom?author=nobody')).items).toEqual([]);
  });

  test('a feed with a language filter is in that language', async () => {
    const fr = { title: 'Des registres', summary: 'Ce que les registres apportent.' };
    const translation = { translations: { fr }, translatedInto: ['fr'] };
    const { text } = start({
      'events/a': event({ lang: 'en', ...translation }),
      'events/b': event({ lang: 'pt', title: 'Em português' }),
    });
    const file = await text('/feeds/events.atom?lang=fr');
    const feed = parseFeed(file);
    expect([feed.title?.replaceAll(/\s/g, ' '), feed.language, feed.url]).toEqual([
      'Politique numérique africaine : Événements',
      'fr',
      `${site}/fr/events?lang=fr`,
    ]);
    expect(feed.items.map(({ title, description, url }) => [title, description, url])).toEqual([
      [fr.title, `11 mars 2026. ${fr.summary}`, `${site}/fr/events/a`],
    ]);
    expect(file).toContain('<entry xml:lang="fr">');
    expect(file).toContain(`<icon>${site}/icon.svg</icon>`);
    const { calendar, events } = readCalendar(await text('/calendar/events.ics?lang=fr'));
    expect(String(calendar.getFirstPropertyValue('x-wr-calname'))).toMatch(
      /^Politique numérique africaine\s: événements$/,
    );
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([['event-a@site.example', fr.title]]);
    expect(parseFeed(await text('/feeds/events.atom?lang=fr&lang=pt')).language).toBe('en');
  });

  test('an empty list has a valid feed', async () => {
    const feed = parseFeed(await start().text('/feeds/products.atom?pricing=free'));
    expect([feed.items, feed.updated]).toEqual([[], new Date(now)]);
  });
});

/** Parses a calendar with an independent library. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)) };
}

describe('calendars', () => {
  test("contain upcoming events and the latest past events, with the ids from the events' own files", async () => {
    const { text, reads } = start({
      'events/later': event({ startsAt: at(30), endsAt: at(31), mode: 'hybrid' }),
      'events/next': event({ title: 'What is next', icsSequence: 4, eventStatus: 'cancelled' }),
      'events/over': event({ startsAt: at(-3), endsAt: at(-2) }),
    });
    const { calendar, events } = readCalendar(await text('/calendar/events.ics'));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('African Digital Policy: events');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
    expect(events.map(({ uid }) => uid)).toEqual(['over', 'next', 'later'].map((id) => `event-${id}@site.example`));
    expect(events[1]).toMatchObject({ sequence: 5, summary: 'What is next' });
    expect(events[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(reads.map(({ limit }) => limit)).toEqual([50, 21]);
    const filtered = readCalendar(await text('/calendar/events.ics?mode=hybrid&when=past'));
    expect(filtered.events.map(({ uid }) => uid)).toEqual(['event-later@site.example']);
  });

  test('contain upcoming deadlines', async () => {
    const { text, reads } = start({
      'opportunities/soon': opportunity({ type: 'grant' }),
      'opportunities/job': opportunity({ type: 'job', deadlineAt: at(2) }),
      'opportunities/over': opportunity({ deadlineAt: at(-1) }),
      'opportunities/rolling': smallest.opportunity,
    });
    const { events } = readCalendar(await text('/calendar/deadlines.ics'));
    expect(events.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual([
      ['opportunity-job@site.example', 'Closes: A call', 3],
      ['opportunity-soon@site.example', 'Closes: A call', 3],
    ]);
    expect(events[1]?.endDate.toJSDate()).toEqual(at(20));
    expect(reads).toEqual([{ collection: 'opportunities', limit: 50 }]);
    const filtered = readCalendar(await text('/calendar/deadlines.ics?type=grant'));
    expect(filtered.events.map(({ uid }) => uid)).toEqual(['opportunity-soon@site.example']);
  });

  test('are valid without entries', async () => {
    expect(readCalendar(await start().text('/calendar/events.ics')).events).toEqual([]);
  });
});

test('hostile texts stay texts in feeds, calendars and oEmbed descriptions', async () => {
  const toArticle = (hostile: string) => {
    // NUL characters are removed when texts are read.
    const title = [...hostile.replaceAll('\n', ' ').replaceAll('\0', '')].slice(0, 150).join('');
    const names = { authorName: [...title].slice(0, 100).join(''), tags: [[...title].slice(0, 30).join('')] };
    return { ...largest.article, title, summary: `${title} `.padEnd(20, '.'), ...names };
  };
  // Keep only the texts that the schema accepts.
  const documents = [...hostileStrings, ']]></title>', 'a\u2028b</script>']
    .map(toArticle)
    .filter((candidate) => is(articleSchema, candidate));
  expect(documents.length).toBeGreaterThan(50);
  for (let first = 0; first < documents.length; first += 50) {
    const titles = documents.slice(first, first + 50);
    const { text } = start(
      Object.fromEntries(
        titles.flatMap((document, index) => [
          [`articles/a${index}`, document],
          [`events/e${index}`, event({ title: document.title, summary: document.summary })],
        ]),
      ),
    );
    const feed = parseFeed(await text('/feeds/articles.atom'));
    expect(feed.items).toHaveLength(titles.length);
    expect(new Set(feed.items.map(({ url }) => url?.startsWith(`${site}/articles/a`)))).toEqual(new Set([true]));
    const { events } = readCalendar(await text('/calendar/events.ics'));
    expect(events).toHaveLength(titles.length);
    for (const { component } of events) expect(component.getAllSubcomponents()).toEqual([]);
    const description = await text(`/oembed.json?url=${encodeURIComponent(`${site}/articles/a0`)}`);
    expect(JSON.parse(description)).toMatchObject({ type: 'link', provider_name: 'African Digital Policy' });
  }
});
