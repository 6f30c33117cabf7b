import { act, render, screen } from '@testing-library/react';
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
  host = hostApp(appModule({ routes: { default: [page('/tiny'), page('/tiny/a'), page('/tiny/b')] } }));
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

/** The page at `to` does not load; the next one would. */
async function fail(to: string) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fails = true;
  await act(() => holder.get().navigate(to));
  await screen.findByRole('heading', { name: 'This part of the site is not responding' });
  fails = false;
}

test('one router serves all pages while nothing fails and no other build is live', async () => {
  const router = holder.get();
  await go('/tiny/a');
  await go('/tiny/b');
  expect(holder.get() === router).toBe(true);
});

test('after a public change in this tab, or in another, the page reads its data again', async () => {
  const revalidate = jest.spyOn(holder.get(), 'revalidate').mockResolvedValue();
  window.dispatchEvent(new StorageEvent('storage', { key: 'adp.saveData' }));
  expect(revalidate).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'adp.changedAt' }));
  window.dispatchEvent(new Event('adp.changedAt'));
  expect(revalidate).toHaveBeenCalledTimes(2);
});

describe('after a page whose code did not load, the next navigation', () => {
  test('has a router of its own, and one entry in the history', async () => {
    const router = holder.get();
    await fail('/tiny/a');
    await expect(go('/tiny/b')).resolves.toBe(1);
    expect(holder.get() === router).toBe(false);
  });

  test('that replaces the address adds no entry to the history', async () => {
    await fail('/tiny/a');
    await expect(go('/tiny/b', { replace: true })).resolves.toBe(0);
    expect(window.location.pathname).toBe('/tiny/b');
  });

  test("leaves the history's own count right, by which a page can hold a visitor who goes back", async () => {
    await fail('/tiny/a');
    await go('/tiny/b');
    expect(window.history.state).toMatchObject({ idx: 2, key: holder.get().state.location.key });
  });
});

describe('where another build of the app is live', () => {
  test('a navigation to another page of it has a router of its own', async () => {
    const router = holder.get();
    await go('/tiny/a');
    swapping.mockReturnValueOnce(true);
    expect(holder.get() === router).toBe(true);
    await expect(go('/tiny/b')).resolves.toBe(1);
    expect(holder.get() === router).toBe(false);
  });

  test('each navigation swaps once, the app that owns the page', async () => {
    await go('/tiny/a');
    expect(swapping.mock.calls).toEqual([['mfe_tiny']]);
  });

  test('the page that the visitor is on stays: another query or place of it is no navigation to a page', async () => {
    swapping.mockReturnValue(true);
    const router = holder.get();
    await go('/tiny?page=2');
    await go('/tiny#notes');
    expect(holder.get() === router).toBe(true);
  });

  test('back leads to the page before', async () => {
    await go('/tiny/a');
    swapping.mockReturnValueOnce(true);
    await go('/tiny/b');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Page /tiny/a' })).toBeTruthy();
  });
});
