import { createFakeData } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const report = {
  kind: 'knowledgeProduct',
  id: 'report',
  title: 'Un rapport sur les données',
  lang: 'fr',
  day: '2024-06',
  type: 'report',
  programme: 'au-ai',
};
const workshop = {
  kind: 'event',
  id: 'workshop',
  title: 'A sample workshop',
  lang: 'en',
  day: '2026-02-03',
  sample: true,
};
const answer = {
  items: [workshop, { ...report, id: 'translated', translations: { en: { title: 'A translated report' } } }, report],
  next: null,
  years: { 2024: 2, 2026: 1 },
  programmes: { 'au-ai': 2 },
  asOf: '2026-11-20T08:00:00Z',
};

/** Opens the timeline, whose publications and events are `response`. Returns the requested paths of the API, too. */
async function open(query: string, response: () => Response = () => Response.json(answer), publish?: object) {
  const data = createFakeData();
  const requested: string[] = [];
  const fetch: typeof data.fetch = (url, init) => {
    if (!url.startsWith('/api/v1/timeline')) return data.fetch(url, init);
    requested.push(url);
    return Promise.resolve(response());
  };
  const answerPage = () => Promise.resolve(Response.json({ page: publish ?? null }));
  const page = await renderPage(`/timeline${query}`, { ...data, fetch }, answerPage);
  await screen.findByRole('navigation', { name: 'Year' });
  return { ...page, requested };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const readYear = (year: string) =>
  within(screen.getByRole('region', { name: year }))
    .getAllByRole('listitem')
    .map((entry) => [
      entry.querySelector('time')?.textContent,
      // Links to the sources of a milestone follow the link to the entry.
      within(entry).getAllByRole('link')[0]?.textContent,
      within(entry).getAllByRole('link')[0]?.getAttribute('href'),
      [...(entry.querySelector('p:last-child')?.children ?? [])].map(({ textContent }) => textContent).join(', '),
    ]);
const readFilter = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('listitem')
    .map((row) => [
      [...row.children].map(({ textContent }) => textContent).join(' '),
      within(row).getByRole('link').getAttribute('href'),
    ]);

test('milestones, publications and events are listed by year, newest first, with dates as precise as known', async () => {
  const { container } = await open('');
  expect(readYear('2026')).toEqual([['3 February 2026', 'A sample workshop', '/events/workshop', 'Event, Sample']]);
  const entries = readYear('2024');
  expect(entries.map(([day]) => day?.replaceAll(/\s/g, ' '))).toEqual([
    '9 August 2024',
    '18 – 19 July 2024',
    'June 2024',
    'June 2024',
    'June 2024',
    '25 April 2024',
    '29 February 2024',
    '2024',
  ]);
  expect(entries[2]?.slice(2)).toEqual(['/au-ai#milestones', 'Milestone, AU-AI']);
  expect(entries[3]?.slice(1)).toEqual(['A translated report', '/knowledge-products/translated', 'Report, AU-AI']);
  expect(entries[4]?.slice(1)).toEqual([
    'Un rapport sur les données',
    '/knowledge-products/report',
    'Report, AU-AI, French',
  ]);
  expect(screen.getByRole('link', { name: 'Un rapport sur les données' }).lang).toBe('fr');
  expect(await axeViolations(container)).toEqual([]);
});

test('each milestone has marks of its sources, which are listed by programme', async () => {
  await open('?programme=ivm', () => Response.json({ ...answer, items: [], years: {}, programmes: {} }));
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(within(sources).getByRole('heading', { level: 3 }).textContent).toBe('IVM');
  const marks = screen.getAllByRole('link', { name: /^Source \d+, / });
  expect(marks.length).toBeGreaterThanOrEqual(5);
  for (const mark of marks) {
    const entry = document.getElementById(`source-${mark.textContent.match(/^\d+/)?.[0]}`);
    expect(sources.contains(entry)).toBe(true);
    expect(mark.getAttribute('aria-label')).toContain(entry?.querySelector('a, span:not([aria-hidden])')?.textContent);
  }
});

test('filters are links with numbers, keep the other filter, and can be cleared', async () => {
  const { user, router, requested } = await open('?programme=au-ai&year=2024');
  expect(document.title).toBe('Timeline · AU-AI · 2024 · African Digital Policy');
  expect(requested).toEqual(['/api/v1/timeline?programme=au-ai&year=2024']);
  expect(readFilter('Programme')).toEqual([
    ['All programmes', '/timeline?year=2024'],
    ['CJED 1', '/timeline?programme=cjed&year=2024'],
    ['AU-AI 6', '/timeline?programme=au-ai&year=2024'],
    ['IVM 1', '/timeline?programme=ivm&year=2024'],
  ]);
  expect(readFilter('Year')).toEqual([
    ['All years', '/timeline?programme=au-ai'],
    ['2026 1', '/timeline?programme=au-ai&year=2026'],
    ['2024 6', '/timeline?programme=au-ai&year=2024'],
    ['2023 1', '/timeline?programme=au-ai&year=2023'],
    ['2022 1', '/timeline?programme=au-ai&year=2022'],
  ]);
  expect(screen.getByRole('link', { name: 'AU-AI' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('6 entries')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a filter without entries says so', async () => {
  await open('?year=1999', () => Response.json({ ...answer, items: [], programmes: {} }));
  expect(screen.getByText('No entries match these filters.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/timeline');
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
});

test('invalid filters are ignored', async () => {
  const { requested } = await open('?programme=nepad&year=24&after=x&theme=skills');
  expect(requested).toEqual(['/api/v1/timeline']);
});

test('a long timeline has pages, each of which keeps the filters', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ ...workshop, id: `w${index + 10}`, title: `W ${index}` }));
  await open('?year=2026&after=2026-05-01+event%2Fx', () =>
    Response.json({ ...answer, items, next: '2026-02-03 event/w10', years: { 2026: 80 } }),
  );
  expect(readYear('2026')).toHaveLength(30);
  expect(screen.getByRole('link', { name: 'Older entries' }).getAttribute('href')).toBe(
    '/timeline?year=2026&after=2026-02-03+event%2Fw10',
  );
  expect(screen.getByRole('link', { name: 'Newest entries' }).getAttribute('href')).toBe('/timeline?year=2026');
});

test('the milestones that editors have published replace those in the files of the app', async () => {
  const source = { title: 'A communiqué', publisher: 'au.int', checkedOn: '2026-11-20' };
  const content = {
    acronym: 'X',
    milestones: [{ date: '2025-05', title: 'Une étape', sources: ['a'] }],
    sources: { a: source, b: { ...source, title: 'Not cited' } },
  };
  await open('?programme=apet', () => Response.json({ ...answer, items: [] }), { content, lang: 'fr' });
  expect(readYear('2025')).toEqual([['May 2025', 'Une étape', '/apet#milestones', 'Milestone, APET, French']]);
  expect(screen.queryByText('Not cited')).toBeNull();
});

test('milestones are shown if publications and events fail to load, and these can be loaded again', async () => {
  let isBroken = true;
  const { user } = await open('?year=2024', () =>
    isBroken ? new Response(null, { status: 503 }) : Response.json(answer),
  );
  const error = within(screen.getByRole('alert'));
  expect(error.getByText('Publications and events could not be loaded')).toBeTruthy();
  expect(readYear('2024')).toHaveLength(6);
  isBroken = false;
  await user.click(error.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'A translated report' })).toBeTruthy();
});

test('a timeline that is shown offline says when it was read', async () => {
  await open('');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\. This copy was saved on \d/)).toBeTruthy();
  online.mockRestore();
});
