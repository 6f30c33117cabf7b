import { holdUnsaved } from '@adp/app-contract';
import { act, render, screen } from '@testing-library/react';
import { installDialog } from '@adp/shared-ui/testing';
import type { ReactNode } from 'react';
import { App } from '../App';
import { appModule, hostApp, takeDown, type AppHost } from '../testing/appHost';
import { countReloads } from '../testing/reloads';
import type { RouterHolder } from '../lib/RouterHolder';
import { createRouterHolder } from './siteRouter';

const never = new Promise<never>(() => undefined);
const pages = {
  '/tiny': () => <h1>Tiny</h1>,
  '/tiny/next': () => <h1>Next page</h1>,
  '/tiny/suspended': (): ReactNode => {
    // oxlint-disable-next-line typescript/only-throw-error -- a component suspends by throwing a promise
    throw never;
  },
};

let host: AppHost;
let holder: RouterHolder;
beforeEach(() => {
  host = hostApp(
    appModule({
      routes: Object.entries(pages).map(([path, Component]) => ({
        path,
        lazy: () => Promise.resolve({ Component }),
      })),
    }),
  );
  installDialog();
  window.scrollTo = () => undefined;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  holder.dispose();
  takeDown(host);
  jest.restoreAllMocks();
});

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const config = { apps: [host.app], social: {} };
  holder = createRouterHolder(config);
  render(<App config={config} holder={holder} />);
  await wait(100);
}

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const goTo = (path: string) => act(() => void holder.get().navigate(path));
const getHeading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('loads a page as a document if it suspends for 5 s while the previous page stays visible', async () => {
  const reloads = countReloads();
  await open('/tiny');
  await goTo('/tiny/suspended');
  await wait(4_900);
  expect([getHeading(), window.location.pathname, reloads()]).toEqual(['Tiny', '/tiny/suspended', 0]);
  await wait(100);
  expect(reloads()).toBe(1);
});

test('does not load a page as a document if it is already shown', async () => {
  const reloads = countReloads();
  await open('/tiny');
  await goTo('/tiny/next');
  await wait(10_000);
  await goTo('/tiny/next?more=1#there');
  await wait(10_000);
  expect([getHeading(), reloads()]).toEqual(['Next page', 0]);
});

test('does not load the page of a navigation that was replaced', async () => {
  const reloads = countReloads();
  await open('/tiny');
  await goTo('/tiny/suspended');
  await wait(3_000);
  await goTo('/tiny/next');
  await wait(10_000);
  expect([getHeading(), reloads()]).toEqual(['Next page', 0]);
});

test.each([
  ['there are unsaved changes', () => holdUnsaved('mfe_tiny')],
  [
    'there is no network',
    () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => online.mockRestore();
    },
  ],
])('loads no document while %s', async (_, begin) => {
  const reloads = countReloads();
  await open('/tiny');
  const end = begin();
  await goTo('/tiny/suspended');
  await wait(10_000);
  expect(reloads()).toBe(0);
  end();
});

test('shows an error that names the app if the first page suspends for 19 s', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/tiny/suspended');
  await wait(18_500);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await wait(1_000);
  expect(getHeading()).toBe('This part of the site is not responding');
  expect(screen.getByText(/mfe_tiny: its page did not show within 19 s \(b-0123456789\)/)).toBeTruthy();
});
