import { articles, type DataReader } from '@adp/shared-data';
import { createFakeData } from '@adp/shared-data/testing';
import { now, storedSample } from '../testing/samples';
import { createListStore } from './createListStore';
import { replaceReader } from './dataReader';
import { invalidateItems, itemKey, items, openItem } from './ItemStore';
import { listKey, type ListAddress } from './listAddress';
import { invalidateLists, listCache } from './listCache';

const address: ListAddress = { kind: 'article', filters: {} };
const stored = (title: string) => ({ ...storedSample('article'), title });

/** A platform with one article, whose first answer arrives when it is released. */
function openSlowData() {
  const data = createFakeData({ documents: { 'articles/a': stored('Before') }, now: () => now.getTime() });
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const result = await answer;
    await first;
    return result;
  };
  const reader: DataReader = {
    ...data.reader,
    get: (...options) => held(data.reader.get(...options)),
    list: (...options) => held(data.reader.list(...options)),
  };
  replaceReader(reader);
  return { change: () => data.put('articles/a', stored('After')), release };
}

const untilAnswered = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  invalidateItems();
  invalidateLists();
});
afterEach(() => replaceReader(undefined));

test('an item that has changed while it was being read is read again', async () => {
  const { change, release } = openSlowData();
  const reading = openItem('article', articles, 'a');
  await untilAnswered();
  change();
  invalidateItems();
  release();
  await reading;
  expect(items.get(itemKey('article', 'a'))).toMatchObject({ isFetching: false, item: { title: 'After' } });
});

test('so is a list', async () => {
  const { openList } = createListStore(() => Promise.resolve(articles));
  const { change, release } = openSlowData();
  const reading = openList(address);
  await untilAnswered();
  change();
  invalidateLists();
  release();
  await reading;
  expect(listCache.get(listKey(address))).toMatchObject({ items: [{ title: 'After' }] });
});
