import { connectNotices, type AppRoute, type Notice } from '@adp/app-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { renderApp } from '../testing/renderApp';
import { appModule } from '../testing/appHost';
import { countReloads } from '../testing/reloads';
import { isPageStored } from '../lib/pageHandle';
import { appRoutes } from './appRoutes';
import type { RefuseVisitor } from './refuseVisitor';
import { clearShownData } from './shownData';

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };

beforeEach(clearShownData);

function Page() {
  const data: unknown = useLoaderData();
  return <h1>{`Page with ${JSON.stringify(data)}`}</h1>;
}

const lazy = () => Promise.resolve({ Component: Page });

/** Opens `route` on a site with an app that contains `page`. */
function open(route: string, page: Partial<AppRoute>, refuse: RefuseVisitor = jest.fn()) {
  const module = appModule({ routes: [{ path: '/tiny/:id', lazy, ...page }] });
  const children: RouteObject[] = appRoutes(app, module, refuse).map((group) => group.route);
  return renderApp({ route, pages: { default: children } });
}

test("nests the pages of each layout below the layout's route, inside the app's frame", () => {
  const module = appModule({
    routes: [
      { path: '/tiny/a', layout: 'none', lazy },
      { path: '/tiny', lazy },
      { path: '/tiny/b', layout: 'none', lazy },
    ],
  });
  const groups = appRoutes(app, module, jest.fn());
  expect(groups.map(({ parent, route }) => [parent, route.id, route.children?.map(({ path }) => path)])).toEqual([
    ['layout:default', 'app:mfe_tiny:default', ['/tiny']],
    ['layout:none', 'app:mfe_tiny:none', ['/tiny/a', '/tiny/b']],
  ]);
});

test('does not store a page that signs visitors in, or that declares `offline: false`', () => {
  const pages: AppRoute[] = [
    { path: '/tiny', lazy },
    { path: '/tiny/sign-in', lazy, access: 'signIn' },
    { path: '/tiny/secret', lazy, offline: false },
  ];
  const [group] = appRoutes(app, appModule({ routes: pages }), jest.fn());
  const matches = (group?.route.children ?? []).map((route) => isPageStored([{ route }]));
  expect(matches).toEqual([true, false, false]);
  expect(isPageStored([])).toBe(true);
});

test("shows a page inside its app's frame", async () => {
  open('/tiny/7', {});
  const frame = await screen.findByTestId('frame');
  expect(within(frame).getByRole('heading', { level: 1 })).toBeTruthy();
});

test("passes the loader's data to the page", async () => {
  open('/tiny/7', { loader: ({ params }) => ({ id: params.id }) });
  expect(await screen.findByRole('heading', { name: 'Page with {"id":"7"}' })).toBeTruthy();
});

test('passes no data to a page without a loader', async () => {
  open('/tiny/7', { accepts: () => true });
  expect(await screen.findByRole('heading', { name: 'Page with null' })).toBeTruthy();
});

test.each([
  ['/tiny/A7', '/TINY/A7?a=B', '/tiny/A7?a=B'],
  ['/tiny/a7', '/tiny/a7', '/tiny/a7'],
])('the page %s opened at %s redirects to %s', async (_, opened, expected) => {
  const loader = jest.fn(({ params }: LoaderFunctionArgs) => params);
  const { router } = open(opened, { loader });
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(expected);
  expect(loader).toHaveBeenCalledTimes(1);
});

describe('a page whose data cannot be loaded again', () => {
  /** Opens a page that has already loaded once. From then on, its loader throws `error`. */
  async function openLoaded(error: unknown) {
    let loads = 0;
    const loader = ({ params }: LoaderFunctionArgs) => {
      loads += 1;
      if (loads > 1 && params['id'] === '7') throw error;
      return params;
    };
    const { router } = open('/tiny/7', { loader });
    await screen.findByRole('heading', { name: 'Page with {"id":"7"}' });
    const notices: Notice[] = [];
    const disconnect = connectNotices((notice) => void notices.push(notice));
    return { router, notices, disconnect };
  }

  test.each(['revalidated', 'opened again by a navigation back'])(
    'stays when it is %s, with one notice',
    async (how) => {
      const { router, notices, disconnect } = await openLoaded(new TypeError('Failed to fetch'));
      if (how === 'revalidated') await act(() => router.revalidate());
      else {
        await act(() => router.navigate('/tiny/8'));
        expect(screen.getByRole('heading', { name: 'Page with {"id":"8"}' })).toBeTruthy();
        await act(() => router.navigate(-1));
      }
      expect(await screen.findByRole('heading', { name: 'Page with {"id":"7"}' })).toBeTruthy();
      expect(notices.map(({ text }) => text)).toEqual([
        'Parts of this page are not available. You can keep reading and open links.',
      ]);
      disconnect();
    },
  );

  test('shows "not found" if the page no longer exists', async () => {
    const { router, notices, disconnect } = await openLoaded(new Response(null, { status: 404 }));
    await act(() => router.revalidate());
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(notices).toEqual([]);
    disconnect();
  });
});

describe("a route's own validation", () => {
  test('rejects a path with a 404 inside the layout, without loading anything', async () => {
    const loader = jest.fn(() => null);
    open('/tiny/7', { loader, accepts: ({ id }) => id !== '7' });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Page not found: /tiny/7')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();
  });

  test('runs before the check of the session', async () => {
    const refuse = jest.fn();
    open('/tiny/7', { access: 'members', accepts: () => false }, refuse);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(refuse).not.toHaveBeenCalled();
  });
});

describe('a page for members', () => {
  test('checks the session before its loader runs', async () => {
    const calls: string[] = [];
    const refuse = () => Promise.resolve().then(() => void calls.push('refuse'));
    open('/tiny/7', { loader: () => calls.push('loader'), access: 'members' }, refuse);
    expect(await screen.findByRole('heading', { name: 'Page with 2' })).toBeTruthy();
    expect(calls).toEqual(['refuse', 'loader']);
  });

  test('may redirect visitors, so that nothing of the page is loaded', async () => {
    const loader = jest.fn(() => null);
    const refuse = () => {
      throw redirect('/articles');
    };
    const { router } = open('/tiny/7', { loader, access: 'members' }, refuse);
    expect(await screen.findByRole('heading', { name: 'Articles: coming soon' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/articles');
    expect(loader).not.toHaveBeenCalled();
  });

  test.each(['public', 'personal', 'signIn'] as const)('differs from a page with the access "%s"', async (access) => {
    const refuse = jest.fn();
    open('/tiny/7', { access }, refuse);
    expect(await screen.findByRole('heading', { name: 'Page with null' })).toBeTruthy();
    expect(refuse).not.toHaveBeenCalled();
  });
});

describe('a page whose code does not load', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/tiny/7');
  });
  afterEach(() => jest.restoreAllMocks());
  const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

  test.each([
    ['an error of its own code', '/tiny/7', () => Promise.reject(new TypeError('x is undefined'))],
    ['a visitor who has navigated elsewhere', '/new', gone],
  ])('does not reload the document for %s', async (_, address, lazy) => {
    window.history.replaceState(null, '', address);
    const reloads = countReloads();
    open('/tiny/7', { lazy });
    expect(await screen.findByRole('heading', { name: 'This part of the site is not responding' })).toBeTruthy();
    expect(reloads()).toBe(0);
  });

  test('reloads the document once, and then shows the error with the reason', async () => {
    const reloads = countReloads();
    const { unmount } = open('/tiny/7', { lazy: gone });
    await waitFor(() => expect(reloads()).toBe(1));
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();

    open('/tiny/7', { lazy: gone });
    expect(await screen.findByRole('heading', { name: 'This part of the site is not responding' })).toBeTruthy();
    expect(screen.getByText(/mfe_tiny: the page \/tiny\/:id did not load: Loading chunk 7 failed/)).toBeTruthy();
    expect(reloads()).toBe(1);
  });
});

describe('a load that never settles', () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['code', { lazy: never }, 'mfe_tiny: the page /tiny/:id did not load within 19 s'],
    ['data', { loader: never }, 'mfe_tiny: the data of /tiny/:id did not come within 19 s'],
  ])('the %s of a page times out after 19 s, with an error that names the cause', async (_, page, reason) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/tiny/1', page);
    await act(() => jest.advanceTimersByTimeAsync(18_900));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This part of the site is not responding');
    expect(screen.getByText(new RegExp(reason))).toBeTruthy();
  });
});
