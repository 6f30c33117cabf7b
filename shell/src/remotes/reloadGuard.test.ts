import { holdUnsaved } from '@adp/app-contract';
import { countReloads } from '../testing/reloads';
import { reloadForMissingChunk } from './reloadGuard';

let reloads: () => number;
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  reloads = countReloads();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a missing chunk reloads the page', () => {
  expect(reloadForMissingChunk()).toBe(true);
  expect(reloads()).toBe(1);
});

test('a second missing chunk within ten seconds does not', () => {
  reloadForMissingChunk();
  jest.advanceTimersByTime(9_999);
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(1);
});

test('after ten seconds it may reload again', () => {
  reloadForMissingChunk();
  jest.advanceTimersByTime(10_000);
  expect(reloadForMissingChunk()).toBe(true);
  expect(reloads()).toBe(2);
});

test('a page of a build reloads once, however long its chunk takes to fail', () => {
  expect(reloadForMissingChunk('b-1/apet')).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(reloadForMissingChunk('b-1/apet')).toBe(false);
  expect(reloadForMissingChunk('b-2/apet')).toBe(true);
  expect(reloads()).toBe(2);
});

test('something unsaved is never thrown away, and may be saved first', () => {
  const release = holdUnsaved('mfe_tiny');
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(0);
  release();
  expect(reloadForMissingChunk()).toBe(true);
});

test('a visitor who is offline keeps the page he has', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(0);
});

test.each(['getItem', 'setItem'] as const)(
  'without storage (%s is denied) nothing guards against a loop, so nothing reloads',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadForMissingChunk()).toBe(false);
    expect(reloads()).toBe(0);
  },
);
