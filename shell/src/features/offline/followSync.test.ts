import { followSync } from './followSync';

const workers = new EventTarget();
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true }));
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('registers a background sync when the network is lost, and dispatches "online" when the sync runs', () => {
  const register = jest.fn(() => Promise.resolve());
  const onOnline = jest.fn();
  window.addEventListener('online', onOnline);
  followSync({ sync: { register } } as object as ServiceWorkerRegistration);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('offline'));
  expect(register).toHaveBeenCalledWith('adp.sync');
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }));
  expect(onOnline).not.toHaveBeenCalled();
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'adp.sync' } }));
  expect(onOnline).toHaveBeenCalledTimes(1);
});

test("relies on the browser's event if background sync is not supported", () => {
  followSync({} as ServiceWorkerRegistration);
  expect(() => window.dispatchEvent(new Event('offline'))).not.toThrow();
});
