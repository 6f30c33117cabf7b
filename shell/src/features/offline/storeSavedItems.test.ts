import { changeSaves } from '@adp/shared-ui/saves';
import type { StoreMessage } from '../../offline/stores';
import { storeSavedItems } from './storeSavedItems';

const save = (saved: boolean) =>
  changeSaves(() => ({ 'articles/one': { saved, changedAt: '2026-11-20T08:00:00.000Z' } }));
const message: StoreMessage = { type: 'adp.store', url: `${window.location.origin}/saved`, build: __BUILD_ID__ };

function start(): readonly StoreMessage[] {
  const sent: StoreMessage[] = [];
  storeSavedItems((each) => void sent.push(each));
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-saver');
});

test('the page of saved items is stored once, when the first item is saved', () => {
  const sent = start();
  jest.runAllTimers();
  expect(sent).toEqual([]);
  save(true);
  save(true);
  jest.runAllTimers();
  expect(sent).toEqual([message]);
});

test('the page is stored at the next visit if items were saved before', () => {
  save(true);
  const sent = start();
  jest.runAllTimers();
  expect(sent).toEqual([message]);
});

test.each([
  ['no item is saved any more', () => save(false)],
  ['data saver is on', () => document.documentElement.setAttribute('data-saver', '')],
  ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing is stored if %s', (_, change) => {
  save(true);
  change();
  const sent = start();
  jest.runAllTimers();
  expect(sent).toEqual([]);
});
