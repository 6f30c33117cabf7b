import { createFakeData, smallest, type FakeData } from '@adp/shared-data/testing';
import { axeViolations, scrollToFoot } from '@adp/shared-ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const ahead = (days: number) => new Date(Date.UTC(2098, 0, days, 12));
const ago = (days: number) => new Date(Date.UTC(2020, 0, days, 12));

const event = (title: string, day: Date, fields: object = {}) => ({
  ...smallest.event,
  programme: 'apet',
  title,
  startsAt: day,
  endsAt: new Date(day.getTime() + 3_600_000),
  ...fields,
});
const opportunity = (title: string, deadlineAt: Date, fields: object = {}) => ({
  ...smallest.opportunity,
  programme: 'apet',
  title,
  deadlineKind: 'fixed',
  deadlineAt,
  timezone: 'UTC',
  ...fields,
});
const knowledgeProduct = (title: string, fields: object = {}) => ({
  ...smallest.knowledgeProduct,
  programme: 'apet',
  title,
  ...fields,
});

const section = () => within(screen.getByRole('region', { name: 'On this site' }));
/** Returns the rows below a kind's heading: title, path, and date. */
const rows = (name: string) =>
  within(section().getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getByRole('link').textContent,
      within(row).getByRole('link').getAttribute('href'),
      // Normalize the thin spaces that Intl uses.
      row.querySelector('p')?.textContent.replaceAll(/\s/g, ' '),
    ]);

/** Opens a programme's page and scrolls to the section with the site's items. */
async function open(path: string, data: FakeData) {
  const page = await renderPage(path, data);
  act(scrollToFoot);
  return page;
}

/** Advances the clock, so that items cached by another test are fetched again. */
const later = (minutes: number) => {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
afterEach(() => jest.restoreAllMocks());

test('lists the newest publications, the next events and the first deadlines, with links to their pages', async () => {
  const documents = {
    'knowledge_products/old': knowledgeProduct('A report of 2018', { publishedOn: '2018-06-08' }),
    'knowledge_products/new': knowledgeProduct('A report of 2024', { publishedOn: '2024' }),
    'knowledge_products/undated': knowledgeProduct('A report without a date'),
    'events/later': event('A later workshop', ahead(20)),
    'events/next': event('The next workshop', ahead(10), { endsAt: ahead(12), sample: true }),
    'opportunities/later': opportunity('A later call', ahead(9)),
    'opportunities/next': opportunity('The next call', ahead(4)),
    'opportunities/always': opportunity('A call without an end', ahead(1), {
      deadlineKind: 'rolling',
      deadlineAt: undefined,
      timezone: undefined,
    }),
  };
  const { fetch } = await renderPage('/apet', createFakeData({ documents }));
  expect(fetch).not.toHaveBeenCalled();
  act(scrollToFoot);
  await screen.findByRole('list', { name: 'Knowledge products' });
  expect(rows('Knowledge products')).toEqual([
    ['A report of 2024', '/knowledge-products/new', '2024'],
    ['A report of 2018', '/knowledge-products/old', '2018'],
    ['A report without a date', '/knowledge-products/undated', 'Date unknown'],
  ]);
  // The section's eight links are marked, so that the shell saves their pages together with this page.
  expect(document.querySelectorAll('[data-site-items] a')).toHaveLength(8);
  expect(rows('Upcoming events')).toEqual([
    ['The next workshop', '/events/next', '10 – 12 January 2098Sample'],
    ['A later workshop', '/events/later', '20 January 2098'],
  ]);
  expect(rows('Open opportunities')).toEqual([
    ['The next call', '/opportunities/next', 'Closes on 4 January 2098'],
    ['A later call', '/opportunities/later', 'Closes on 9 January 2098'],
    ['A call without an end', '/opportunities/always', 'Open all year'],
  ]);
});

test("shows dates as announced, regardless of the device's time zone data", async () => {
  later(60);
  // Under the time zone rules of this device, each of these dates would be one day later.
  const local = '2098-01-10T23:30+02:00';
  const timezone = 'Africa/Nairobi';
  const times = { startsAt: new Date(local), startsLocal: local, endsAt: new Date(local) };
  const documents = {
    'events/one': event('A late workshop', ahead(1), { ...times, endsLocal: local, timezone }),
    'opportunities/one': opportunity('A late call', new Date(local), { deadlineLocal: local, timezone }),
    // The opening date is stored as a day in UTC, so it must not shift in time zones west of UTC.
    'opportunities/two': opportunity('A call to come', ahead(20), {
      opensAt: new Date('2098-01-05T00:00Z'),
      timezone: 'Etc/GMT+12',
    }),
  };
  await open('/apet', createFakeData({ documents }));
  await screen.findByRole('link', { name: 'A late workshop' });
  expect(rows('Upcoming events').map(([, , day]) => day)).toEqual(['10 January 2098']);
  expect(rows('Open opportunities').map(([, , day]) => day)).toEqual([
    'Closes on 10 January 2098',
    'Opens on 5 January 2098',
  ]);
});

test('omits items that are over, closed, cancelled, postponed or of another programme, and shows at most three of a kind', async () => {
  later(20);
  const documents = {
    'events/over': event('A workshop that is over', ago(1)),
    'events/cancelled': event('A cancelled workshop', ahead(1), { eventStatus: 'cancelled' }),
    'events/postponed': event('A postponed workshop', ahead(2), { eventStatus: 'postponed' }),
    'events/other': event('A workshop of another programme', ahead(3), { programme: 'ivm' }),
    'events/draft': event('A workshop that is not published', ahead(3), { status: 'draft' }),
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [`events/${number}`, event(`Workshop ${number}`, ahead(10 + number))]),
    ),
    'opportunities/closed': opportunity('A call that is closed', ago(1)),
    'opportunities/announced': opportunity('A call to come', ahead(9), { opensAt: ahead(5) }),
  };
  await open('/apet', createFakeData({ documents }));
  await screen.findByRole('link', { name: 'Workshop 1' });
  expect(rows('Upcoming events').map(([title]) => title)).toEqual(['Workshop 1', 'Workshop 2', 'Workshop 3']);
  expect(rows('Open opportunities')).toEqual([
    ['A call to come', '/opportunities/announced', 'Opens on 5 January 2098'],
  ]);
  expect(section().queryByRole('heading', { name: 'Knowledge products' })).toBeNull();
});

test("loads the items and their numbers from the site's endpoints, without Firestore", async () => {
  later(40);
  const day = ahead(10).toISOString();
  const lists: Readonly<Record<string, readonly object[]>> = {
    'knowledge-products': [{ ...knowledgeProduct('A report of 2024', { publishedOn: '2024' }), id: 'new' }],
    events: [
      { ...event('A cancelled workshop', ahead(9), { eventStatus: 'cancelled' }), id: 'off' },
      { ...event('The next workshop', ahead(10)), id: 'next', startsAt: day, endsAt: day },
    ],
    opportunities: [1, 2, 3, 4].map((number) => ({
      ...opportunity(`Call ${number}`, ahead(number)),
      id: `c${number}`,
    })),
  };
  const data = createFakeData();
  const requested: string[] = [];
  const counts = {
    kind: { knowledgeProduct: 3, event: 12 },
    year: { 2024: 3 },
    language: { en: 15, fr: 2 },
    theme: { health: 15 },
    country: { KE: 4, GH: 4 },
    deadline: {},
    event: {},
  };
  const answer = (url: string) => {
    requested.push(url);
    const [, path = ''] = /^\/api\/v1\/([a-z-]+)\?programme=apet$/.exec(url) ?? [];
    if (path === 'counts') return Promise.resolve(Response.json({ counts, asOf: day }));
    return Promise.resolve(Response.json({ items: lists[path], next: null, count: null, asOf: day }));
  };
  await open('/apet', { ...data, fetch: answer });
  await screen.findByRole('link', { name: 'The next workshop' });
  expect(rows('Knowledge products')).toEqual([['A report of 2024', '/knowledge-products/new', '2024']]);
  expect(rows('Upcoming events')).toEqual([['The next workshop', '/events/next', '10 January 2098']]);
  expect(rows('Open opportunities').map(([title]) => title)).toEqual(['Call 1', 'Call 2', 'Call 3']);
  expect(requested).toHaveLength(4);
  const numbers = within(await section().findByRole('region', { name: 'In numbers' }));
  // A chart with one bar, or with the same bar for each country, says nothing.
  expect(numbers.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'By kind',
    'By language, including translations',
  ]);
  expect(numbers.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Events12',
    'Knowledge products3',
    'English15',
    'French2',
  ]);
  expect(numbers.getByRole('link', { name: 'Download as CSV By kind' }).getAttribute('href')).toBe(
    '/api/v1/counts/kind.csv?programme=apet',
  );
  expect(numbers.getByRole('link', { name: 'Embed this chart By kind' }).getAttribute('href')).toBe(
    '/embed/chart/kind?programme=apet',
  );
  // The shell saves the pages of linked items, but not files and embeds.
  expect(document.querySelectorAll('[data-site-items] a')).toHaveLength(5);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('shows only the links to the lists if there are no items', async () => {
  await open('/cjed', createFakeData());
  await waitFor(() => expect(section().queryByRole('group', { name: 'Loading' })).toBeNull());
  expect(section().queryByRole('heading', { level: 3 })).toBeNull();
  expect(
    section()
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replace(/^\d+/, '')),
  ).toEqual([
    'All knowledge products',
    'All articles',
    'All upcoming events',
    'All open opportunities',
    'Follow this programme',
  ]);
});

test('shows a failed load with a retry button and keeps the links', async () => {
  const data = createFakeData({
    documents: { 'events/next': event('The next workshop', ahead(1), { programme: 'ivm' }) },
  });
  data.fail(503);
  const { user } = await open('/ivm', data);
  expect(screen.getByRole('group', { name: 'Loading' }).parentElement?.getAttribute('aria-busy')).toBe('true');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This part of the page could not be loadedThe connection or our server failed.');
  expect(screen.getByRole('link', { name: /All upcoming events/ })).toBeTruthy();
  data.fail(null);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The next workshop' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('link', { name: 'The next workshop' }))).toBe(true);
});

test('says that the reader is offline, and loads the items after the device reconnects', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const data = createFakeData({
    documents: { 'events/next': event('The next workshop', ahead(1), { programme: 'au-ai' }) },
  });
  data.fail('network');
  await open('/au-ai', data);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You are offline. This will load when you are back online.',
  );
  data.fail(null);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'The next workshop' })).toBeTruthy();
});

test('going back within ten minutes sends no request, and offline items show their age', async () => {
  const data = createFakeData({
    documents: { 'events/next': event('The next workshop', ahead(1), { programme: 'auda-nepad' }) },
  });
  await open('/auda-nepad', data);
  await screen.findByRole('link', { name: 'The next workshop' });
  cleanup();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetch } = await open('/auda-nepad', data);
  expect(screen.getByRole('link', { name: 'The next workshop' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline. This copy was saved on .+\.$/);
  expect(fetch).not.toHaveBeenCalled();
});

test('a title is in the reader’s language if translated; otherwise its language is shown', async () => {
  const translations = { en: { title: 'Wells', summary: 'A summary of wells for a list.' } };
  const documents = {
    'events/a': event('Des puits', ahead(1), { lang: 'fr', translations }),
    'events/b': event('Des ponts', ahead(2), { lang: 'fr' }),
  };
  later(60);
  await open('/apet', createFakeData({ documents }));
  expect((await section().findByRole('link', { name: 'Wells' })).lang).toBe('en');
  expect(section().getByRole('link', { name: 'Des ponts' }).lang).toBe('fr');
  expect(section().getAllByText('French')).toHaveLength(1);
});
