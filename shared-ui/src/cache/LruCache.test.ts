import { act, renderHook } from '@testing-library/react';
import { LruCache, useStored } from '../index';

test('the oldest value leaves when the cache is full', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect(cache.all()).toEqual([4, 3]);
  expect(cache.get('b')).toBeUndefined();
});

test('subscribers hear of a value that is set, changed or deleted', () => {
  const cache = new LruCache<number>(2);
  const listener = jest.fn();
  const unsubscribe = cache.subscribe(listener);
  cache.set('a', 1);
  cache.update((value) => value + 1);
  cache.delete('a');
  cache.delete('a');
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  cache.set('a', 1);
  expect(listener).toHaveBeenCalledTimes(3);
  cache.clear();
  expect(cache.all()).toEqual([]);
});

test('a component shows the value of its key', () => {
  const cache = new LruCache<string>(2);
  const { result } = renderHook(() => useStored(cache, 'a'));
  expect(result.current).toBeUndefined();
  act(() => cache.set('a', 'first'));
  expect(result.current).toBe('first');
});
