import { hasQueuedFlag, setQueuedFlag } from './queuedFlag';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the flag is visible to every page, and can be removed', () => {
  expect(hasQueuedFlag()).toBe(false);
  setQueuedFlag(true);
  expect([hasQueuedFlag(), localStorage.getItem('adp.content.outbox')]).toEqual([true, '1']);
  setQueuedFlag(false);
  expect([hasQueuedFlag(), localStorage.getItem('adp.content.outbox')]).toEqual([false, null]);
});

test('without storage, the flag is unset and setting it does not throw', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid);
  }
  setQueuedFlag(true);
  setQueuedFlag(false);
  expect(hasQueuedFlag()).toBe(false);
});
