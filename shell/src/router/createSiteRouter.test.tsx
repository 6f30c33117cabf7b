import { act, screen, waitFor } from '@testing-library/react';
import type { AppRoute } from '@adp/app-contract';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { answerFetch, json } from '../testing/network';
import { appModule, hostApp, takeDown, type AppHost } from '../testing/appHost';
import { renderApp } from '../testing/renderApp';
import { createPatch, createSiteRouter } from './createSiteRouter';

let host: AppHost;
beforeEach(() => {
  host = hostApp();
});
afterEach(() => takeDown(host));

const comingSoon = { name: 'mfe_content', origin: null, owns: ['/knowledge-products', '/articles'] };

/** Returns the routes that are patched in for `path` on a site with these apps. Each route has the parent's id and its paths, in order. */
async function patchFor(
  path: string,
  signal = new AbortController().signal,
  times = 1,
  others: readonly RegisteredApp[] = [],
) {
  const patched: [string | null, (string | undefined)[]][] = [];
  const patchRoutes = createPatch({ apps: [host.app, comingSoon, ...others], social: {} });
  for (let time = 0; time < times; time += 1) {
    await patchRoutes({
      path,
      matches: [],
      fetcherKey: undefined,
      signal,
      patch: (parent, routes) => patched.push([parent, routes.map((route) => route.path ?? route.children?.[0]?.path)]),
    });
  }
  return patched;
}

test("patches the owner's pages in under their layouts", async () => {
  const lazy = () => Promise.resolve({ Component: () => null });
  takeDown(host);
  host = hostApp(
    appModule({
      routes: [
        { path: '/tiny', layout: 'cta', lazy },
        { path: '/tiny/print', layout: 'none', lazy },
      ],
    }),
  );
  await expect(patchFor('/tiny')).resolves.toEqual([
    ['layout:cta', ['/tiny']],
    ['layout:none', ['/tiny/print']],
  ]);
});

describe("a page outside the app's prefixes", () => {
  const lazy = () => Promise.resolve({ Component: () => null });
  const otherApp = { name: 'mfe_other', origin: 'https://other.example', owns: ['/tiny/other'] };

  test.each([
    ['/tinyness', 'nobody'],
    ['/', 'nobody'],
    ['/*', 'nobody'],
    ['/articles/42', 'mfe_content'],
    ['/tiny/other/page', 'mfe_other'],
  ])('at %s is skipped and reported, without affecting the rest of the app', async (path, owner) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    takeDown(host);
    host = hostApp(
      appModule({
        routes: [
          { path: '/tiny/more', layout: 'cta', lazy },
          { path, layout: 'none', lazy },
        ],
      }),
    );
    await expect(patchFor('/tiny', undefined, 1, [otherApp])).resolves.toEqual([['layout:cta', ['/tiny/more']]]);
    expect(logged.mock.calls).toEqual([['A page of mfe_tiny is skipped', `${path} is a page of ${owner}`]]);
    logged.mockRestore();
  });
});

test('patches once if called twice for an unmatched path', async () => {
  await expect(patchFor('/tiny/nothing', undefined, 2)).resolves.toHaveLength(1);
  await expect(patchFor('/articles', undefined, 2)).resolves.toHaveLength(1);
});

test('patches once if called twice concurrently', async () => {
  const patch = jest.fn();
  const patchRoutes = createPatch({ apps: [host.app], social: {} });
  const args = { path: '/tiny', matches: [], fetcherKey: undefined, signal: new AbortController().signal, patch };
  await Promise.all([patchRoutes(args), patchRoutes(args)]);
  expect(patch).toHaveBeenCalledTimes(1);
});

test('patches coming-soon pages for an app that is not open yet, without a request', async () => {
  const requested = answerFetch(() => json({}));
  await expect(patchFor('/articles/42')).resolves.toEqual([
    ['layout:default', ['/knowledge-products/*', '/articles/*']],
  ]);
  expect(requested).toEqual([]);
});

test('patches nothing for a path without an owner', async () => {
  await expect(patchFor('/nowhere')).resolves.toEqual([]);
});

test('patches nothing for an aborted navigation, but patches at the next navigation', async () => {
  const patch = jest.fn();
  const patchRoutes = createPatch({ apps: [host.app], social: {} });
  await patchRoutes({ path: '/tiny', matches: [], fetcherKey: undefined, signal: AbortSignal.abort(), patch });
  expect(patch).not.toHaveBeenCalled();
  await patchRoutes({ path: '/tiny', matches: [], fetcherKey: undefined, signal: new AbortController().signal, patch });
  expect(patch).toHaveBeenCalledTimes(1);
});

test('patches nothing for an app that does not load, and allows a retry', async () => {
  const patch = jest.fn();
  const patchRoutes = createPatch({ apps: [host.app], social: {} });
  const args = { path: '/tiny', matches: [], fetcherKey: undefined, signal: new AbortController().signal, patch };
  host.container.get.mockRejectedValueOnce(new Error('gone'));
  await expect(patchRoutes(args)).rejects.toThrow('gone');
  expect(patch).not.toHaveBeenCalled();
  await patchRoutes(args);
  expect(patch).toHaveBeenCalledTimes(1);
});

describe('on the site', () => {
  afterEach(() => jest.restoreAllMocks());

  test("shows an app's page at its path, loaded on demand", async () => {
    renderApp({ route: '/tiny', config: { apps: [host.app] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tiny' })).toBeTruthy();
  });

  test('a path below an app that has no page is a 404 that names the path', async () => {
    renderApp({ route: '/tiny/nothing', config: { apps: [host.app] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Page not found: /tiny/nothing')).toBeTruthy();
  });

  test('a path without an owner is a 404 that names the path', async () => {
    renderApp({ route: '/nowhere' });
    expect(await screen.findByText('Page not found: /nowhere')).toBeTruthy();
  });

  test.each(['/articles', '/articles/42'])('shows that an app is not open yet at %s', async (route) => {
    renderApp({ route });
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles: coming soon' })).toBeTruthy();
  });

  test('a failed app affects only its own pages', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    host.container.get.mockRejectedValue(new Error('gone'));
    const { router } = renderApp({ route: '/tiny', config: { apps: [host.app, comingSoon] } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This part of the site is not responding' }),
    ).toBeTruthy();
    await waitFor(() => expect(logged.mock.calls.flat().map(String)).toContain('AppLoadError: mfe_tiny: gone'));
    await act(() => router.navigate('/articles'));
    expect(screen.getByRole('heading', { level: 1, name: 'Articles: coming soon' })).toBeTruthy();
  });

  test('shows an app that failed earlier when the visitor returns to its page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    host.container.get.mockRejectedValueOnce(new Error('gone'));
    const { router } = renderApp({ route: '/tiny', config: { apps: [host.app, comingSoon] } });
    await screen.findByRole('heading', { level: 1, name: 'This part of the site is not responding' });
    await act(() => router.navigate('/articles'));
    await act(() => router.navigate('/tiny'));
    expect(screen.getByRole('heading', { level: 1, name: 'Tiny' })).toBeTruthy();
  });

  test('a path without an owner is a 404 even if the app for member pages is announced', async () => {
    const members = { name: 'mfe_account', origin: null, owns: ['/:username'] };
    const { router } = renderApp({ route: '/amina', config: { apps: [members] } });
    await screen.findByRole('heading', { level: 1, name: 'Coming soon' });
    await act(() => router.navigate('/amina/followers'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  });
});

test('the router starts at the URL of the page', () => {
  window.history.replaceState(null, '', '/articles/42?from=mail');
  const router = createSiteRouter({ apps: [], social: {} });
  expect(router.state.location).toMatchObject({ pathname: '/articles/42', search: '?from=mail' });
  router.dispose();
});

describe('on a page in another language', () => {
  const lazy = () => Promise.resolve({ Component: () => null });

  /** Opens the French page at `path`, and returns the router when the page has loaded. */
  async function openFrench(path: string, page: Partial<AppRoute> = {}) {
    takeDown(host);
    host = hostApp(appModule({ routes: [{ path: '/tiny', layout: 'cta', lazy, ...page }] }));
    window.history.replaceState(null, '', path);
    const router = createSiteRouter({ apps: [host.app], social: {}, base: '/fr' });
    await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
    router.dispose();
    return router;
  }

  test("a path selects its app, and links keep the page's language", async () => {
    const router = await openFrench('/fr/tiny');
    expect(router.state.matches.at(-1)?.route.path).toBe('/tiny');
    expect(router.state.errors).toBeNull();
    expect(router.basename).toBe('/fr');
  });

  test("redirects keep the page's language", async () => {
    const loader = ({ request }: LoaderFunctionArgs) =>
      request.url.endsWith('?next') ? redirect('/tiny?there') : null;
    const router = await openFrench('/fr/tiny?next', { loader });
    expect(router.state.location).toMatchObject({ pathname: '/fr/tiny', search: '?there' });
  });
});
