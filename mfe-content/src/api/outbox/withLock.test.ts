import { withLock } from './withLock';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

function installLocks(request: (name: string, work: () => Promise<unknown>) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

test('without the Web Locks API, tasks with the same name run one at a time, even after a failure', async () => {
  const order: string[] = [];
  let end: () => void = () => undefined;
  const first = withLock('a', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first');
    throw new Error('It failed.');
  });
  const second = withLock('a', () => Promise.resolve(order.push('second')));
  await withLock('b', () => Promise.resolve(order.push('other')));
  end();
  await expect(first).rejects.toThrow('It failed.');
  await second;
  expect(order).toEqual(['other', 'first', 'second']);
});

test('with the Web Locks API, the browser decides the order, and a rejection reaches the caller', async () => {
  const names: string[] = [];
  installLocks((name, work) => {
    names.push(name);
    return work();
  });
  expect(await withLock('a', () => Promise.resolve('done'))).toBe('done');
  await expect(withLock('b', () => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
  expect(names).toEqual(['a', 'b']);
});

test('a task runs even if the browser refuses the lock', async () => {
  installLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
  expect(await withLock('a', () => Promise.resolve('done'))).toBe('done');
});
