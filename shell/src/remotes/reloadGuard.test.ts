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

test('reloads the page for a missing chunk', () => {
  expect(reloadForMissingChunk()).toBe(true);
  expect(reloads()).toBe(1);
});

test('does not reload for a second missing chunk within ten seconds', () => {
  reloadForMissingChunk();
  jest.advanceTimersByTime(9_999);
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(1);
});

test('reloads again after ten seconds', () => {
  reloadForMissingChunk();
  jest.advanceTimersByTime(10_000);
  expect(reloadForMissingChunk()).toBe(true);
  expect(reloads()).toBe(2);
});

test('reloads only once for a page of a build, even if the chunk fails slowly', () => {
  expect(reloadForMissingChunk('b-1/apet')).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(reloadForMissingChunk('b-1/apet')).toBe(false);
  expect(reloadForMissingChunk('b-2/apet')).toBe(true);
  expect(reloads()).toBe(2);
});

test('does not reload while there are unsaved changes', () => {
  const release = holdUnsaved('mfe_tiny');
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(0);
  release();
  expect(reloadForMissingChunk()).toBe(true);
});

test('does not reload while the visitor is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForMissingChunk()).toBe(false);
  expect(reloads()).toBe(0);
});

test.each(['getItem', 'setItem'] as const)(
  'does not reload without storage (%s is denied), because nothing would prevent a loop',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadForMissingChunk()).toBe(false);
    expect(reloads()).toBe(0);
  },
);
