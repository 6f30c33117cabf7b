import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../App';
import { swap } from '../features/new-build/pendingSwaps';
import { appModule, hostApp, takeDown, type AppHost } from '../testing/appHost';
import type { RouterHolder } from '../lib/RouterHolder';
import { createRouterHolder } from './siteRouter';

jest.mock('../features/new-build/pendingSwaps', () => ({ swap: jest.fn() }));
const swapping = jest.mocked(swap);

let host: AppHost;
let holder: RouterHolder;
let fails: boolean;

beforeEach(async () => {
  window.scrollTo = () => undefined;
  swapping.mockReset().mockReturnValue(false);
  fails = false;
  const page = (path: string) => ({
    path,
    lazy: () =>
      fails ? Promise.reject(new Error('gone')) : Promise.resolve({ Component: () => <h1>{`Page ${path}`}</h1> }),
  });
  host = hostApp(appModule({ routes: [page('/tiny'), page('/tiny/a'), page('/tiny/b')] }));
  window.history.pushState(null, '', '/tiny');
  holder = createRouterHolder({ apps: [host.app], social: {} });
  render(<App config={{ apps: [host.app], social: {} }} holder={holder} />);
  await screen.findByRole('heading', { name: 'Page /tiny' });
});
afterEach(() => {
  holder.get().dispose();
  jest.restoreAllMocks();
  takeDown(host);
});

async function go(to: string, options?: { readonly replace: boolean }) {
  const { length } = window.history;
  await act(() => holder.get().navigate(to, options));
  await screen.findByRole('heading', { name: `Page ${to.replace(/[?#].*/, '')}` });
  return window.history.length - length;
}

/** Navigates to `to`, where loading the page's code fails once. */
async function fail(to: string) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fails = true;
  await act(() => holder.get().navigate(to));
  await screen.findByRole('heading', { name: 'This part of the site is not responding' });
  fails = false;
}

test('uses the same router while nothing fails and no other build is live', async () => {
  const router = holder.get();
  await go('/tiny/a');
  await go('/tiny/b');
  expect(holder.get() === router).toBe(true);
});

test("reloads the page's data after public content was changed in this or another tab", async () => {
  const revalidate = jest.spyOn(holder.get(), 'revalidate').mockResolvedValue();
  window.dispatchEvent(new StorageEvent('storage', { key: 'adp.saveData' }));
  expect(revalidate).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'adp.changedAt' }));
  window.dispatchEvent(new Event('adp.changedAt'));
  expect(revalidate).toHaveBeenCalledTimes(2);
});

describe('the next navigation after a page whose code did not load', () => {
  test('has a new router and one history entry', async () => {
    const router = holder.get();
    await fail('/tiny/a');
    await expect(go('/tiny/b')).resolves.toBe(1);
    expect(holder.get() === router).toBe(false);
  });

  test('adds no history entry if the navigation replaces the URL', async () => {
    await fail('/tiny/a');
    await expect(go('/tiny/b', { replace: true })).resolves.toBe(0);
    expect(window.location.pathname).toBe('/tiny/b');
  });

  test("preserves the history's index, which a page needs to block going back", async () => {
    await fail('/tiny/a');
    await go('/tiny/b');
    expect(window.history.state).toMatchObject({ idx: 2, key: holder.get().state.location.key });
  });
});

describe('if another build of the app is live', () => {
  test('a navigation to another page of the app creates a new router', async () => {
    const router = holder.get();
    await go('/tiny/a');
    swapping.mockReturnValueOnce(true);
    expect(holder.get() === router).toBe(true);
    await expect(go('/tiny/b')).resolves.toBe(1);
    expect(holder.get() === router).toBe(false);
  });

  test('the router counts the entries after a link to a heading, as blocked navigations require', async () => {
    const router = holder.get();
    await go('/tiny/a');
    window.location.hash = 'notes';
    await waitFor(() => expect(router.state.location.hash).toBe('#notes'));
    await go('/tiny/b');
    await go('/tiny/a');
    expect((window.history.state as { readonly idx: number }).idx).toBe(2);
  });

  test('a navigation after a link to a heading creates a new router, although the history entry has no state', async () => {
    const router = holder.get();
    await go('/tiny/a');
    window.location.hash = 'notes';
    await waitFor(() => expect(router.state.location.hash).toBe('#notes'));
    swapping.mockReturnValueOnce(true);
    await expect(go('/tiny/b')).resolves.toBe(1);
    expect(holder.get() === router).toBe(false);
  });

  test('each navigation swaps the app of the target page once', async () => {
    await go('/tiny/a');
    expect(swapping.mock.calls).toEqual([['mfe_tiny']]);
  });

  test('a navigation to another query or hash of the same page does not swap the app', async () => {
    swapping.mockReturnValue(true);
    const router = holder.get();
    await go('/tiny?page=2');
    await go('/tiny#notes');
    expect(holder.get() === router).toBe(true);
  });

  test('going back opens the previous page with the new router', async () => {
    await go('/tiny/a');
    swapping.mockReturnValueOnce(true);
    await go('/tiny/b');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Page /tiny/a' })).toBeTruthy();
  });
});
