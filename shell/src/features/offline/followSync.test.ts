import { followSync } from './followSync';

const workers = new EventTarget();
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true }));
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a page that loses the network asks to be woken, and apps hear of it as of the network', () => {
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

test('a browser without background sync has the event alone', () => {
  followSync({} as ServiceWorkerRegistration);
  expect(() => window.dispatchEvent(new Event('offline'))).not.toThrow();
});
