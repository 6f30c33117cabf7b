import { Searcher } from '@adp/shared-ui/search-index';
import { findSimilarTitles } from './findSimilarTitles';

const mockSearcher = new Searcher();
jest.mock('../../api/searchIndex', () => ({ openSearch: () => Promise.resolve({ searcher: mockSearcher }) }));

const entry = (id: string, title: string, kind: 'article' | 'event' = 'article') => ({
  id,
  kind,
  title,
  summary: '',
  tags: [],
  people: [],
});

beforeAll(() =>
  mockSearcher.add([
    entry('a', 'What a registry is for'),
    entry('b', 'Élections et données ouvertes'),
    entry('c', 'A very different matter altogether'),
    entry('e', 'What a registry is for', 'event'),
  ]),
);

test.each([
  ['that is the same', 'What a registry is for', ['a']],
  ['in another case, with other punctuation', 'WHAT A REGISTRY IS FOR?', ['a']],
  ['in another order', 'For what is a registry', ['a']],
  ['without accents', 'Elections et donnees ouvertes', ['b']],
  ['with other words', 'What a registry costs every year', []],
  ['with punctuation only', '?!', []],
])('for a title %s, the expected titles are found', async (_, title, ids) => {
  const similar = await findSimilarTitles({ title, kind: 'article', itemId: 'new', locale: 'en' });
  expect(similar.map(({ id }) => id)).toEqual(ids);
});

test('the results do not include the item itself', async () => {
  expect(
    await findSimilarTitles({ title: 'What a registry is for', kind: 'article', itemId: 'a', locale: 'en' }),
  ).toEqual([]);
});
