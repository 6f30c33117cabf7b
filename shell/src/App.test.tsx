import { installDialog } from '@adp/shared-ui/testing';
import { notify, type AppRoute } from '@adp/app-contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { appModule, hostApp, takeDown, unloadContainer, type AppHost } from './testing/appHost';
import { answerFetch, json } from './testing/network';
import { App } from './App';
import { containers, federation } from './remotes/federation';
import { rememberLastGood } from './remotes/fetchManifest';
import type { RouterHolder } from './lib/RouterHolder';
import { createRouterHolder } from './router/siteRouter';

let host: AppHost;
let holder: RouterHolder;
beforeEach(() => {
  host = hostApp();
  installDialog();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  holder.get().dispose();
  jest.restoreAllMocks();
  takeDown(host);
});

function open(path: string) {
  window.history.replaceState(null, '', path);
  const config = { apps: [host.app, { name: 'mfe_content', origin: null, owns: ['/articles'] }], social: {} };
  holder = createRouterHolder(config);
  const first = holder.get();
  render(<App config={config} holder={holder} />);
  return { first, user: userEvent.setup() };
}

const fail = () => {
  throw new Error('boom');
};
const Broken = fail as () => null;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows the page at the URL between header and footer', async () => {
  open('/tiny');
  expect(await heading('Tiny')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('shows an error for an app that does not respond, and the page after "Try again" if the app is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerFetch(() => json({ message: 'no upstream' }, 502));
  const { user, first } = open('/tiny');
  expect(await heading('This part of the site is not responding')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('This part of the site is not responding')).toBeTruthy();

  answerFetch(() => json(host.manifest));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Tiny')).toBeTruthy();
  expect(window.location.pathname).toBe('/tiny');
  expect(holder.get()).not.toBe(first);
});

test('the menu and the rest of the site work while an app does not respond', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerFetch(() => json({}, 404));
  const { user } = open('/tiny');
  await heading('This part of the site is not responding');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Close' }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Articles' }));
  expect(await heading('Articles: coming soon')).toBeTruthy();
});

test('loads the live build again after a page of the app has thrown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = appModule({
    routes: [{ path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }) }],
  });
  host.container.get.mockResolvedValueOnce(() => ({ app: broken }));
  const { user } = open('/tiny');
  expect(await heading('Internal Server Error')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Tiny')).toBeTruthy();
  expect(host.container.get).toHaveBeenCalledTimes(2);
});

test.each<[string, AppRoute]>([
  ['throws in render', { path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }) }],
  ['throws in a loader', { path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }), loader: fail }],
])('uses the live build at the next navigation to a page that %s', async (_, page) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  host.container.get.mockResolvedValueOnce(() => ({ app: appModule({ routes: [page] }) }));
  open('/tiny');
  expect(await heading('Internal Server Error')).toBeTruthy();
  expect(screen.getByText('Details for a bug report: mfe_tiny: boom (b-0123456789)')).toBeTruthy();
  await act(() => holder.get().navigate('/articles'));
  await heading('Articles: coming soon');
  await act(() => holder.get().navigate('/tiny'));
  expect(await heading('Tiny')).toBeTruthy();
});

describe('a build that has not shown a page yet', () => {
  const old = 'mfe_tiny_b_0000000001';
  const offers = (module: object) =>
    host.container.get.mockResolvedValue(() => ({ app: { ...appModule(), routes: [module] } }));
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = appModule({
      build: 'b-0000000001',
      routes: [{ path: '/tiny', lazy: () => Promise.resolve({ Component: () => <h1>As it was</h1> }) }],
    });
    const entry = 'b-0000000001/entry.js';
    containers.set(old, { init: jest.fn(), get: () => Promise.resolve(() => ({ app: before })) });
    federation.registerRemotes([
      { name: old, entry: `${host.app.origin}/${entry}`, type: 'var', entryGlobalName: old },
    ]);
    rememberLastGood({ ...host.manifest, build: 'b-0000000001', container: old, entry }, host.app.origin);
  });
  afterEach(() => unloadContainer(old));

  test.each([
    ['throws while it is rendered', { path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }) }],
    ['has a page whose code is gone', { path: '/tiny', lazy: () => Promise.reject(new Error('gone')) }],
  ])('falls back to the last good build if it %s', async (_, page) => {
    offers(page);
    open('/tiny');
    expect(await heading('As it was')).toBeTruthy();
  });

  test('stays in use if only data is missing', async () => {
    const loader = () => Promise.reject(new Error('no data'));
    offers({ path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }), loader });
    open('/tiny');
    expect(await heading('Internal Server Error')).toBeTruthy();
    expect(screen.getByText(/mfe_tiny: no data/)).toBeTruthy();
  });

  test('stays in use if one of its files times out, because the visitor has waited long enough', async () => {
    const hung = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout' });
    offers({ path: '/tiny', lazy: () => Promise.reject(hung) });
    open('/tiny');
    expect(await heading('This part of the site is not responding')).toBeTruthy();
  });
});

describe('a page whose code did not load', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.resolve({ Component: () => <h1>Tiny</h1> }));
    load.mockRejectedValueOnce(new Error('gone'));
    host.container.get.mockResolvedValue(() => ({
      app: appModule({ routes: [{ path: '/tiny', lazy: load }] }),
    }));
  });

  test('is loaded again at the next navigation to it', async () => {
    const { first, user } = open('/tiny');
    await heading('This part of the site is not responding');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Articles' }));
    expect(await heading('Articles: coming soon')).toBeTruthy();
    expect(window.location.pathname).toBe('/articles');
    expect(holder.get()).not.toBe(first);
    await act(() => holder.get().navigate('/tiny', { state: { from: 'a link' } }));
    expect(await heading('Tiny')).toBeTruthy();
  });

  test('is loaded again when the visitor returns to it', async () => {
    open('/articles');
    await heading('Articles: coming soon');
    await act(() => holder.get().navigate('/tiny'));
    await heading('This part of the site is not responding');
    await act(() => holder.get().navigate('/articles', { state: 'kept' }));
    await heading('Articles: coming soon');
    expect(holder.get().state.location.state).toBe('kept');
    await act(async () => window.history.back());
    expect(await heading('Tiny')).toBeTruthy();
  });

  test('shows the loading page during a retry', async () => {
    const { user } = open('/tiny');
    await heading('This part of the site is not responding');
    host.container.get.mockReturnValueOnce(new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
});

test('retrying a page of one app does not reload other apps', async () => {
  open('/tiny');
  await heading('Tiny');
  await act(async () => holder.retry('mfe_content'));
  expect(await heading('Tiny')).toBeTruthy();
  expect(host.container.get).toHaveBeenCalledTimes(1);
});

test('shows toasts of any app on every page', async () => {
  open('/tiny');
  await heading('Tiny');
  act(() => notify({ type: 'loading', text: 'Saving' }));
  await screen.findByRole('region', { name: 'Messages' });
  act(() => notify({ type: 'success', text: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('a removed listener is not notified of a new router', async () => {
  open('/tiny');
  await heading('Tiny');
  const heard = jest.fn();
  const stop = holder.subscribe(heard);
  await act(async () => holder.retry(undefined));
  stop();
  await act(async () => holder.retry(undefined));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('a page that throws while unmounting', () => {
  // For the layout of the test app, the next page belongs to another app. For the other layouts, it belongs to the same app.
  const layouts = ['default', 'header', 'cta', 'none'] as const;

  test.each(layouts.flatMap((layout) => [useEffect, useLayoutEffect].map((effect) => [layout, effect] as const)))(
    'does not affect the next page in the layout %s (%p)',
    async (layout, effect) => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      let throws = false;
      const Leaving = () => {
        effect(
          () => () => {
            if (throws) fail();
          },
          [],
        );
        return (
          <>
            <h1>Leaving</h1>
            <Link to={layout === 'default' ? '/articles' : '/tiny/next'}>{'Next'}</Link>
          </>
        );
      };
      const toRoute = (path: string, Component: ComponentType): AppRoute => ({
        path,
        lazy: () => Promise.resolve({ Component }),
      });
      takeDown(host);
      host = hostApp(
        appModule({
          routes: [
            toRoute('/tiny', Leaving),
            ...(layout === 'default' ? [] : [{ ...toRoute('/tiny/next', () => <h1>Next page</h1>), layout }]),
          ],
        }),
      );
      const { user } = open('/tiny');
      await heading('Leaving');
      // In development, StrictMode simulates an unmount after the heading has appeared.
      await act(async () => undefined);
      throws = true;
      await user.click(screen.getByRole('link', { name: 'Next' }));
      const next = layout === 'default' ? 'Articles: coming soon' : 'Next page';
      await heading(next);
      await act(async () => undefined);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(next);
      expect(errors).toHaveBeenCalledWith(
        'A page failed while it was left',
        expect.objectContaining({ message: 'boom' }),
      );
    },
  );
});
