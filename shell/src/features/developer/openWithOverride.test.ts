import { holdUnsaved } from '@adp/app-contract';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { AppLoadError } from '../../remotes/AppLoadError';
import { loadApp } from '../../remotes/loadApp';
import { openWithOverride, type StartSite } from './openWithOverride';
import { createOverride, readSaved } from './savedOverride';

jest.mock('../../remotes/loadApp', () => ({
  ...jest.requireActual<object>('../../remotes/loadApp'),
  loadApp: jest.fn(),
}));
const start = jest.fn<ReturnType<StartSite>, Parameters<StartSite>>();
const loading = jest.mocked(loadApp);

const live = 'https://tiny.example';
const typedOrigin = 'http://127.0.0.1:5300';
const site = { apps: [{ name: 'mfe_tiny', origin: live, owns: ['/tiny'] }], social: {}, reports: '/__/reports' };
const settings = { wide: ['http://127.0.0.1:*'], previews: {} };
const minute = 60_000;
const tiny = { contract: 2, app: 'mfe_tiny', build: 'b-1111111111', Frame: () => null, routes: [] } as const;

type Listener = (state: { errors?: Record<string, unknown> }) => void;
/** Listeners of the current router. */
let listeners: Listener[];
let retry: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `
    <meta http-equiv="Content-Security-Policy" content="script-src 'self' http://127.0.0.1:*">
    <script type="application/json" id="developer">${JSON.stringify(settings)}</script>`;
  listeners = [];
  retry = jest.fn();
  const router = { subscribe: (listener: Listener) => listeners.push(listener) };
  const holder = { get: () => router, attempts: () => 0, subscribe: () => () => true, retry };
  // Only the parts of the holder that this test needs are mocked.
  start.mockReset().mockResolvedValue(holder as unknown as Awaited<ReturnType<StartSite>>);
  loading.mockReset().mockResolvedValue(tiny);
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

async function open() {
  const onState = jest.fn();
  await openWithOverride(site, createOverride('mfe_tiny', typedOrigin, '/tiny'), { start, onState });
  return { onState, registry: start.mock.calls[0]?.[0] as SiteConfig, options: start.mock.calls[0]?.[1] };
}

test('starts the site at the chosen page, with the app from the other origin', async () => {
  const { onState, registry } = await open();
  expect(window.location.pathname).toBe('/tiny');
  expect(registry).toEqual({
    apps: [{ name: 'mfe_tiny', origin: typedOrigin, owns: ['/tiny'] }],
    social: {},
    // Errors of an override are not reported, because they concern only the developer.
    reports: '',
  });
  expect(onState.mock.calls).toEqual([
    [{ status: 'loading' }],
    [{ status: 'loaded', build: 'b-1111111111', time: expect.any(Number) }],
  ]);
  expect(readSaved(settings).override).toMatchObject({ app: 'mfe_tiny', origin: typedOrigin });
});

/** Expects that the live build is now in use, and that the reason is saved instead of the override. */
function expectLive(registry: SiteConfig, onState: jest.Mock, reason: string) {
  expect(registry.apps[0]?.origin).toBe(live);
  expect(retry.mock.calls).toEqual([['mfe_tiny']]);
  expect(onState).toHaveBeenLastCalledWith({ status: 'failed', reason });
  expect(readSaved(settings)).toEqual({ error: { app: 'mfe_tiny', origin: typedOrigin, reason } });
}

test('falls back to the live build if the build does not load', async () => {
  loading.mockRejectedValue(new AppLoadError('mfe_tiny', 'entry', 'no answer'));
  const { onState, registry } = await open();
  expectLive(registry, onState, 'no answer');
});

test('falls back to the live build if a page does not load', async () => {
  const { onState, registry } = await open();
  for (const listener of listeners) listener({ errors: { page: new AppLoadError('mfe_other', 'entry', 'not ours') } });
  expect(retry).not.toHaveBeenCalled();
  for (const listener of listeners) listener({ errors: { page: new AppLoadError('mfe_tiny', 'entry', 'gone') } });
  expectLive(registry, onState, 'gone');
});

test('falls back to the live build if a page of the overridden app throws, but not if a page of another app throws', async () => {
  const { onState, registry, options } = await open();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/elsewhere');
  options?.onCaughtError?.(new Error('not ours'), {});
  expect(retry).not.toHaveBeenCalled();
  history.replaceState(null, '', '/tiny/page');
  options?.onCaughtError?.(new Error('broken'), {});
  expectLive(registry, onState, 'Error: broken');
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('the override ends after eight hours, but not while there are unsaved changes', async () => {
  const { onState, registry } = await open();
  await jest.advanceTimersByTimeAsync(8 * 60 * minute - 1);
  const release = holdUnsaved('mfe_tiny');
  await jest.advanceTimersByTimeAsync(30 * minute);
  expect(registry.apps[0]?.origin).toBe(typedOrigin);
  release();
  await jest.advanceTimersByTimeAsync(minute);
  expect(registry.apps[0]?.origin).toBe(live);
  expect(onState).toHaveBeenLastCalledWith({ status: 'ended' });
  expect(readSaved(settings)).toEqual({});
});

test("scripts of the app's live host still need a listed hash", async () => {
  await open();
  const script = document.createElement('script');
  script.src = `${live}/b-0123456789/entry.js`;
  expect(script.getAttribute('integrity')).toBe('sha256-AAAA');
});
