import { saveData } from '@adp/shared-ui';
import { loadIndex } from '@adp/shared-ui/search-index';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { SearchResults } from './SearchResults';

/** Search entries of six events and a product. Kinds are given by index. */
const meetings = [2, 2, 2, 2, 2, 2, 4].map((kind, id) => [kind, `m${id}`, `Meeting ${id}`, '', []]);
const shards: Readonly<Record<string, unknown>> = {
  'index.json': {
    version: 1,
    builtAt: '2026-11-21T08:00:00Z',
    shards: { en: ['en-0.00000000.json', 'en-1.00000000.json'], fr: ['fr-0.00000000.json'] },
    bytes: { en: [80, 80], fr: [80] },
  },
  'en-0.00000000.json': { version: 1, entries: [[1, 'a', 'A strategy', 'For water', []], ...meetings] },
  'en-1.00000000.json': { version: 1, entries: [] },
  'fr-0.00000000.json': { version: 1, entries: [[1, 'b', 'Des fleuves', 'Et leurs rives', []]] },
};
const requested: string[] = [];
let mockMaxBytes = Infinity;
/** Promises by file name. A response waits for its promise, so that a test can delay it. */
const mockAnswers = new Map<string, Promise<void>>();
const mockOpen = () => {
  const fetch = async (name: string) => {
    requested.push(name);
    await mockAnswers.get(name.slice(0, 2));
    return Response.json(shards[name]);
  };
  return loadIndex({ folder: '', languages: ['en'], maxBytes: mockMaxBytes, fetch });
};
jest.mock('../../api/searchIndex', () => ({ openSearch: () => mockOpen() }));

const renderResults = (query: string) =>
  renderWithText(<SearchResults from="article" query={query} only={undefined} />);

beforeEach(() => saveData(true));
afterEach(() => {
  saveData(undefined);
  mockMaxBytes = Infinity;
});

test("with data saver, only the reader's languages are searched, and other languages on request", async () => {
  const { container } = await renderResults('strategies');
  expect(await screen.findByRole('link', { name: 'A strategy' })).toBeTruthy();
  expect(screen.getByText('strategy').tagName).toBe('MARK');
  expect(screen.getByRole('button', { name: 'Also search in French' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('results of all kinds are grouped, and a complete group has no link to more results', async () => {
  await renderResults('water');
  const headings = await screen.findAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Articles'],
    ['H3', 'A strategy'],
  ]);
  expect(screen.queryByRole('link', { name: /^All results/ })).toBeNull();
});

test('without a result that has all words, a sentence says so', async () => {
  await renderResults('strategy zzzz');
  expect(await screen.findByText(/^No result has all of these words\./)).toBeTruthy();
});

test('results of a kind that the query names come first, and a search for people links to their directory', async () => {
  await renderResults('events and water experts');
  expect((await screen.findByRole('link', { name: /^Find people:/ })).getAttribute('href')).toBe('/people?q=water');
  expect((await screen.findByText(/^Shown first:/)).textContent).toMatch(/Events/);
});

test('if older items are not on the device, a sentence says so, with a link to the complete search', async () => {
  mockMaxBytes = 100;
  await renderResults('strategy');
  expect(await screen.findByText('These results come from the newest items only.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search all items' }).getAttribute('href')).toBe('/search?q=strategy');
});

test('a group links to all results of its kind', async () => {
  await renderResults('meeting');
  const link = await screen.findByRole('link', { name: 'All results: Events (6)' });
  expect(link.getAttribute('href')).toBe('/articles?q=meeting&in=event');
  expect(within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem')).toHaveLength(5);
  expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(1);
});

test("all languages are searched if the reader's languages have no result", async () => {
  await renderResults('fleuve');
  expect(await screen.findByRole('link', { name: 'Des fleuves' })).toBeTruthy();
  expect(screen.getByText('In French')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Search in/ })).toBeNull();
});

test('words in the opposite direction do not change the surrounding text', async () => {
  await renderResults('مياه');
  expect(await screen.findByText('No results for “\u2068مياه\u2069”')).toBeTruthy();
});

test('an empty result shows only after all languages have been searched', async () => {
  let answer: () => void = () => undefined;
  mockAnswers.set('fr', new Promise((resolve) => (answer = resolve)));
  await renderResults('xyzzy');
  await waitFor(() => expect(requested).toContain('fr-0.00000000.json'));
  expect(screen.queryByText(/^No results/)).toBeNull();
  answer();
  expect(await screen.findByText('No results for “xyzzy”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/articles');
});
