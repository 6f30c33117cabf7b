import { saveData } from '@adp/shared-ui';
import { createMemoryRouter } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { appsInUse } from '../../remotes/loadApp';
import { measureVisit } from './measureVisit';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));
jest.mock('../../remotes/loadApp', () => ({ appsInUse: jest.fn(() => []) }));

const manifest = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'a',
  entry: 'a',
  requires: {},
  integrity: {},
};
const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const site = { apps: [app], social: {}, base: '/fr' };
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);

function hide(state = 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  window.dispatchEvent(new Event('visibilitychange'));
}

/** Opens a page of the app, and measures the visit. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const routes = [{ path: '/tiny/:id' }, { path: '/tiny' }];
  const router = createMemoryRouter(routes, { initialEntries: [path], basename: '/fr' });
  measureVisit(site, { get: () => router, subscribe: () => () => undefined });
  return router;
}

const getSent = () => sendBeacon.mock.calls.map(([url, text]) => [url, JSON.parse(text) as unknown] as const);

beforeEach(() => {
  sendBeacon.mockClear();
  Reflect.set(navigator, 'sendBeacon', sendBeacon);
  performance.getEntriesByType = () => [];
  jest.mocked(appsInUse).mockReturnValue([{ app, manifest }]);
});
afterEach(() => {
  saveData(undefined);
  Reflect.deleteProperty(document, 'visibilityState');
  window.history.replaceState(null, '', '/');
});

test('the results are sent once, when the page is hidden, with route patterns in place of paths', async () => {
  const router = open('/fr/tiny/a-title');
  jest.mocked(onLCP).mock.lastCall?.[0]({ value: 1_500, entries: [] } as never);
  jest.mocked(onCLS).mock.lastCall?.[0]({ value: 0.05, entries: [] } as never);
  await router.navigate('/tiny');
  jest.mocked(onINP).mock.lastCall?.[0]({ value: 80, entries: [{ startTime: performance.now() }] } as never);
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  hide();
  const use = { app: 'mfe_tiny', build: 'b-0000000001', route: '/tiny/:id', outcome: 'ok' };
  expect(getSent()).toEqual([
    ['/api/health', [{ ...use, lcp: 1_500, cls: 50, inp: 80 }, expect.objectContaining({ app: 'shell' })]],
  ]);
  expect(sendBeacon.mock.calls[0]?.[1]).not.toContain('a-title');
});

test('nothing is sent if the reader has turned on data saver in the meantime', () => {
  open('/fr/tiny');
  saveData(true);
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
});
