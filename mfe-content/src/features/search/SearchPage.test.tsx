import { axeViolations } from '@adp/shared-ui/testing';
import type { SearchHit } from '@adp/shared-ui/search-index';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const entry = (id: string, rest: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'article',
  id,
  title: `Title ${id}`,
  summary: 'Summary',
  tags: [],
  people: [],
  ...rest,
});
const results = {
  items: [entry('a', { day: '2026-01-05' }), entry('b', { kind: 'opportunity', day: '2020-01-05' })],
  next: '20',
  count: { count: 42, capped: false },
  kinds: { article: 40, opportunity: 2 },
  asOf: '2026-11-21T08:00:00.000Z',
};

/** Mocks the endpoint, which returns the specified bodies in turn. Returns the URLs of the requests. */
function answer(...bodies: readonly (object | undefined)[]): readonly string[] {
  const requested: string[] = [];
  Reflect.set(globalThis, 'fetch', (url: string) => {
    requested.push(url);
    const body = bodies[Math.min(requested.length, bodies.length) - 1];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body ?? { error: {} }), { status: body ? 200 : 400, headers }));
  });
  return requested;
}

test('results have links to narrow the search and to the next page', async () => {
  const requested = answer(results);
  const { container } = await renderPage('/search?q=+solar+drones+&in=article&after=20');
  expect(await screen.findByText('42 results for “solar drones”')).toBeTruthy();
  expect(requested).toEqual(['/api/v1/search?q=solar+drones&lang=en&in=article&after=20']);
  expect(document.title).toBe('Search: solar drones · African Digital Policy');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'solar drones');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Title a')).toBe('/articles/a');
  expect(href('All (42)')).toBe('/search?q=solar+drones');
  expect(href('Opportunities (2)')).toBe('/search?q=solar+drones&in=opportunity');
  expect(href('Show more results')).toBe('/search?q=solar+drones&in=article&after=20');
  expect(href('Back to the first results')).toBe('/search?q=solar+drones&in=article');
  expect(
    within(screen.getByRole('list', { name: 'Search results' })).getByText('Closed on 5 January 2020'),
  ).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a result shows all days of an event, which is over after its last day', async () => {
  const toDay = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
  const items = [
    entry('a', { kind: 'event', day: '2020-11-30', lastDay: '2020-12-02' }),
    entry('b', { kind: 'event', day: toDay(-3), lastDay: toDay(3) }),
  ];
  answer({ ...results, items });
  await renderPage('/search?q=conference&in=event');
  expect(await screen.findByText('30 November – 2 December 2020')).toBeTruthy();
  expect(screen.getAllByText('Past')).toHaveLength(1);
});

test('results of all kinds are grouped, with links to all results of each kind', async () => {
  const requested = answer({ ...results, next: null });
  // An old URL with `after`, from before results were grouped, still works.
  await renderPage('/search?q=solar+drones&after=20');
  expect(await screen.findByText('42 results for “solar drones”')).toBeTruthy();
  expect(requested).toEqual(['/api/v1/search?q=solar+drones&lang=en&group=kind']);
  const region = within(screen.getByRole('region', { name: 'Search results' }));
  expect(region.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Articles'],
    ['H3', 'Title a'],
    ['H2', 'Opportunities'],
    ['H3', 'Title b'],
  ]);
  expect(within(screen.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(1);
  const groups = screen.getAllByRole('link', { name: /^All results/ });
  expect(groups.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All results: Articles (40)', '/search?q=solar+drones&in=article'],
    ['All results: Opportunities (2)', '/search?q=solar+drones&in=opportunity'],
  ]);
  expect(screen.queryByRole('link', { name: /^(More|Back to the first)/ })).toBeNull();
});

test("matching words are marked, and a language other than the page's language is shown", async () => {
  const title = 'Stratégies <b>numériques</b>';
  answer({
    ...results,
    items: [
      entry('a', { title, lang: 'fr', matched: ['strategies', 'b'] }),
      entry('c', { lang: 'en', original: 'fr' }),
      entry('d', { lang: 'pt', original: 'fr' }),
    ],
  });
  await renderPage('/search?q=strategies');
  const link = await screen.findByText((_, element) => element?.tagName === 'A' && element.textContent === title);
  expect([link.getAttribute('lang'), [...link.querySelectorAll('mark')].map(({ textContent }) => textContent)]).toEqual(
    ['fr', ['Stratégies', 'b', 'b']],
  );
  expect(screen.getAllByText(/^In /).map(({ textContent }) => textContent)).toEqual(['In French', 'In Portuguese']);
  // A translation links to the item's page in the language of the translation.
  const hrefs = ['Title c', 'Title d'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/articles/c', '/pt/articles/d']);
});

test('results name up to three countries, but not the whole continent', async () => {
  const items = [entry('a', { countries: ['KE'] }), entry('b', { countries: ['KE', 'GH', 'NG', 'TG', 'BJ'] })];
  answer({ ...results, items: [...items, entry('c', { countries: ['002'] })] });
  await renderPage('/search?q=drones');
  await screen.findByText('42 results for “drones”');
  const articles = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent.replace(/^.*Save: /, '').replaceAll(/[\u2068\u2069]/g, ''));
  expect(articles).toEqual(['Title aKenyaSummary', 'Title bKenya, Ghana, Nigeria, +2Summary', 'Title cSummary']);
});

test('the page says that no result has all words', async () => {
  answer(results, { ...results, partial: true });
  const { router } = await renderPage('/search?q=drones');
  const notice = 'No result has all of these words. These results have some of them.';
  await screen.findByText('42 results for “drones”');
  expect(screen.queryByText(notice)).toBeNull();
  await act(() => router.navigate('/search?q=drones+zzzz'));
  expect((await screen.findByText(notice)).closest('[role="status"]')?.textContent).toContain('42 results');
});

test('the page says which kinds come first, names cities, and links to the directory of people', async () => {
  const items = [entry('e', { kind: 'event', city: 'Dakar', countries: ['SN'] })];
  answer({ ...results, items, first: ['event'], people: { words: 'data protection', country: 'SN' } }, results, {
    ...results,
    people: { words: '' },
  });
  const { router, container } = await renderPage('/search?q=events+experts');
  const notice = await screen.findByText(/^Shown first:/);
  expect(notice.textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe('Shown first: Events');
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('article').textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain('Dakar, Senegal');
  const link = screen.getByRole('link', { name: /^Find people:/ });
  expect(link.getAttribute('href')).toBe('/people?q=data+protection&country=SN');
  expect(link.textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe('Find people: data protection, Senegal');
  expect(await axeViolations(container)).toEqual([]);
  await act(() => router.navigate('/search?q=drones'));
  await waitFor(() => expect(screen.queryByText(/^Shown first:|^Find people:/)).toBeNull());
  await act(() => router.navigate('/search?q=people'));
  expect((await screen.findByRole('link', { name: 'See all people' })).getAttribute('href')).toBe('/people');
});

test('a query that names a programme has a link to its page', async () => {
  answer(results);
  const { router } = await renderPage('/search?q=what+is+APET');
  const link = await screen.findByRole('link', { name: /^Programme page/ });
  expect([link.textContent.replaceAll(/[\u2068\u2069]/g, ''), link.getAttribute('href')]).toEqual([
    'Programme page: APET',
    '/apet',
  ]);
  await act(() => router.navigate('/search?q=capetown'));
  await screen.findByText('42 results for “capetown”');
  expect(screen.queryByRole('link', { name: /^Programme page/ })).toBeNull();
});

test('the page says that only the newest items were searched', async () => {
  answer({ ...results, newestOnly: true });
  await renderPage('/search?q=drones');
  expect(await screen.findByText('These results come from the newest items only.')).toBeTruthy();
});

test('the form submits words and kind without JavaScript, and uses client-side navigation with JavaScript', async () => {
  answer(results);
  const { router, user } = await renderPage('/search?q=drones&in=event');
  const form = (await screen.findByRole('search')) as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/search');
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'drones', in: 'event' });
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'water{Enter}');
  expect(await screen.findByText('42 results for “water”')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=water&in=event');
});

test('without words, the page offers lists and frequent topics instead of searching', async () => {
  const requested = answer({ items: ['water', 'skills'] });
  await renderPage('/search?q=&in=person&after=-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Articles' }).getAttribute('href')).toBe('/articles');
  const topics = within(screen.getByRole('navigation', { name: 'Popular topics' })).getAllByRole('link');
  expect(topics.map((link) => link.getAttribute('href'))).toEqual(['/search?q=water', '/search?q=skills']);
  expect(requested).toEqual(['/api/v1/search/suggestions']);
});

test('without words, the page appears even if suggestions are slow or fail', async () => {
  let reply: (response: Response) => void = () => undefined;
  Reflect.set(globalThis, 'fetch', () => new Promise((resolve) => (reply = resolve)));
  await renderPage('/search');
  expect(await screen.findByRole('link', { name: 'Articles' })).toBeTruthy();
  reply(Response.json({ items: ['water'] }));
  expect(await screen.findByRole('link', { name: 'water' })).toBeTruthy();
  answer(undefined);
  await renderPage('/search');
  expect((await screen.findAllByRole('link', { name: 'Articles' })).length).toBeGreaterThan(0);
});

test('a search without results offers help', async () => {
  answer({ ...results, items: [], next: null, count: { count: 0, capped: false }, kinds: {} });
  await renderPage('/search?q=xyzzy');
  expect(await screen.findByText('No results for “xyzzy”')).toBeTruthy();
  expect(screen.getByText(/Try fewer or different words/)).toBeTruthy();
});

test('words in the opposite direction do not change the surrounding text', async () => {
  answer(results);
  await renderPage('/search?q=مياه');
  expect(await screen.findByText('42 results for “\u2068مياه\u2069”')).toBeTruthy();
  expect(document.title).toBe('Search: \u2068مياه\u2069 · African Digital Policy');
});

test('a failed search can be retried', async () => {
  answer(undefined, results);
  const { user } = await renderPage('/search?q=drones');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('42 results for “drones”')).toBeTruthy();
});

test('after a search, focus stays in the field, which follows the URL', async () => {
  answer(results);
  const { user, router } = await renderPage('/search?q=solar');
  await screen.findByText('42 results for “solar”');
  const field = screen.getByRole('searchbox');
  await user.clear(field);
  await user.type(field, 'drones{Enter}');
  await screen.findByText('42 results for “drones”');
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'drones');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('42 results for “solar”')).toBeTruthy();
  expect(field).toHaveProperty('value', 'solar');
  // The field does not overwrite typed text.
  await user.type(field, ' p');
  await act(() => router.navigate('/search?q=water'));
  expect(await screen.findByText('42 results for “water”')).toBeTruthy();
  expect(field).toHaveProperty('value', 'solar p');
});
