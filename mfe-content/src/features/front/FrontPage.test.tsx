import { readPageConfig } from '@adp/shared-data/testing';
import { scrollToFoot } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { storedSample } from '../../testing/samples';

test('the front page omits cancelled and postponed events', async () => {
  const event = (title: string, eventStatus: string) => ({ ...storedSample('event'), title, eventStatus });
  const documents = {
    'events/cancelled': event('An event that was cancelled', 'cancelled'),
    'events/postponed': event('An event that was put off', 'postponed'),
    'events/moved': event('An event that moved online', 'moved_online'),
    'events/scheduled': event('An event as announced', 'scheduled'),
  };
  await renderPage('/knowledge-products', { documents });
  await screen.findByRole('heading', { level: 2, name: 'Upcoming events' });
  scrollToFoot();
  const list = within(await screen.findByRole('list', { name: 'Upcoming events' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'An event that moved online',
    'An event as announced',
  ]);
});

test('the front page shows knowledge products in the language of the page first, in the same order otherwise', async () => {
  const product = (lang: string, day: number) => ({
    ...storedSample('knowledgeProduct'),
    title: `Written in ${lang} on day ${day}`,
    lang,
    publishedOn: `2026-11-0${day}`,
  });
  const translated = {
    ...product('pt', 2),
    translations: { en: { title: 'Translated into en', summary: storedSample('knowledgeProduct').summary } },
  };
  const documents = {
    'knowledge_products/a': product('fr', 5),
    'knowledge_products/b': product('en', 4),
    'knowledge_products/c': product('sw', 3),
    'knowledge_products/d': translated,
    'knowledge_products/e': product('en', 1),
  };
  await renderPage('/knowledge-products', { documents });
  const list = within(await screen.findByRole('list', { name: 'Knowledge products' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Written in en on day 4',
    'Translated into en',
    'Written in en on day 1',
    'Written in fr on day 5',
    'Written in sw on day 3',
  ]);
});

test('only the first knowledge product in the language of the page shows its picture', async () => {
  await readPageConfig();
  const toUrl = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Fada%2F${name}.webp?alt=media`;
  const product = (lang: string, day: number) => ({
    ...storedSample('knowledgeProduct'),
    lang,
    publishedOn: `2026-11-0${day}`,
    cover: { url: toUrl(`${day}_large`), alt: 'A cover', width: 1600, height: 900, bytes: 9 },
  });
  const documents = {
    'knowledge_products/a': product('fr', 5),
    'knowledge_products/b': product('en', 4),
    'knowledge_products/c': product('en', 3),
  };
  await renderPage('/knowledge-products', { documents });
  const list = await screen.findByRole('list', { name: 'Knowledge products' });
  expect([...list.querySelectorAll('img')].map(({ src }) => src)).toEqual([toUrl('4_small')]);
});

test('the front page links to the map, the calendar, the timeline and the numbers', async () => {
  await renderPage('/knowledge-products', { documents: {} });
  const views = within(await screen.findByRole('navigation', { name: 'Other views' }));
  expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/map/opportunities',
    '/dates',
    '/timeline',
    '/about/open-data',
  ]);
});

describe('the numbers of the collection', () => {
  const toDay = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
  const [both, last, tooLate] = [toDay(1), toDay(27), toDay(28)];
  const counts = {
    kind: { knowledgeProduct: 1200, event: 5 },
    deadline: { [both]: 2, [last]: 1 },
    event: { [both]: 1, [tooLate]: 1 },
  };

  /** Opens the front page with a response of the endpoint for numbers. The lists are read from the fake Firestore. */
  async function open(response: Response) {
    Reflect.set(globalThis, 'fetch', (url: string) =>
      url === '/api/v1/counts' ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch')),
    );
    await renderPage('/knowledge-products', { documents: {} });
    const ways = within(await screen.findByRole('navigation', { name: 'Browse by type' }));
    scrollToFoot();
    return {
      ways,
      days: within(within(screen.getByRole('region', { name: 'The next four weeks' })).getByRole('list')),
    };
  }

  test('are beside the links to the kinds, and on the days of the next four weeks', async () => {
    const { ways, days } = await open(Response.json({ counts, listed: { event: 2 }, asOf: '2026-11-20T08:00:00Z' }));
    expect(await ways.findByRole('link', { name: 'Knowledge products 1,200' })).toBeTruthy();
    expect(ways.getByRole('link', { name: 'Events 2' })).toBeTruthy();
    expect(ways.getByRole('link', { name: 'Articles' })).toBeTruthy();
    expect(days.getAllByRole('listitem')).toHaveLength(28);
    const links = days.getAllByRole('link');
    expect(days.getByRole('link', { name: /^[^.]+[.] Deadlines: 2[.] Events: 1[.]$/ })).toBe(links[0]);
    expect(days.getByRole('link', { name: /^[^.]+[.] Deadlines: 1[.] Events: 0[.]$/ })).toBe(links[1]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/dates?month=${both.slice(0, 7)}#day-${both.slice(8)}`,
      `/dates?show=opportunities&month=${last.slice(0, 7)}#day-${last.slice(8)}`,
    ]);
  });

  test('are left out if they cannot be read', async () => {
    const { ways, days } = await open(new Response(null, { status: 503 }));
    expect(ways.getByRole('link', { name: 'Knowledge products' })).toBeTruthy();
    expect(days.getAllByRole('listitem')).toHaveLength(28);
    expect(days.queryByRole('link')).toBeNull();
  });
});
