import { hasQueuedFlag, setQueuedFlag } from './queuedFlag';

afterEach(() => {
  jest.restoreAllMocks();
});

test('it stands where every page finds it, and is taken away again', () => {
  expect(hasQueuedFlag()).toBe(false);
  setQueuedFlag(true);
  expect([hasQueuedFlag(), localStorage.getItem('adp.content.outbox')]).toEqual([true, '1']);
  setQueuedFlag(false);
  expect([hasQueuedFlag(), localStorage.getItem('adp.content.outbox')]).toEqual([false, null]);
});

test('where storage is forbidden nothing is known, and nothing breaks', () => {
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
