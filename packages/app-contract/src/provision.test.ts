/** @jest-environment node */
import { createProvision } from './provision';

test('a page learns of a service that is provided later, and of its replacement', () => {
  const { get, subscribe, provide } = createProvision<string>();
  const seen: unknown[] = [];
  const unsubscribe = subscribe(() => seen.push(get()));
  expect(get()).toBeUndefined();
  provide('first');
  provide(undefined);
  unsubscribe();
  provide('last');
  expect(seen).toEqual(['first', undefined]);
  expect(get()).toBe('last');
});

test('the shell learns that a page needs the service', async () => {
  const { subscribe, whenNeeded } = createProvision<string>();
  const isNeeded = jest.fn();
  void whenNeeded.then(isNeeded);
  await Promise.resolve();
  expect(isNeeded).not.toHaveBeenCalled();
  subscribe(() => undefined);
  await whenNeeded;
  expect(isNeeded).toHaveBeenCalled();
});
