import { pageSaver } from '@adp/app-contract';
import { installDialog } from '@adp/shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { hang, answerFetch, json } from './testing/network';
import { appModule, hostApp, takeDown } from './testing/appHost';
import { countReloads } from './testing/reloads';
import { start } from './start';
import { startAfterLoad } from './startAfterLoad';

jest.mock('./startAfterLoad', () => ({ startAfterLoad: jest.fn() }));

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const config: SiteConfig = { apps: [app], social: {} };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const getNotice = () => find('#waiting span')?.textContent;
const unavailable = 'Parts of this page are not available. You can keep reading and open links.';

/** Opens a page that was served with content and the given registry. */
function open(registry: string) {
  window.history.replaceState(null, '', '/tiny');
  document.body.innerHTML = `<div id="root"><main><h1>As served</h1><button>Share</button></main></div><p id="waiting" role="status"></p>
    <script type="application/json" id="page-data">{"build":"b-0123456789","loaderData":{}}</script>
    <script type="application/json" id="registry">${registry}</script>`;
}

let onStarted: jest.Mock;
beforeEach(() => {
  onStarted = jest.fn();
  window.addEventListener('adp.started', onStarted);
});
afterEach(() => {
  window.removeEventListener('adp.started', onStarted);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('preserves the content and shows a notice after 19 s if the app hangs', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerFetch((_, init) => hang(init));
  open(JSON.stringify(config));
  const started = start();
  await jest.advanceTimersByTimeAsync(18_900);
  expect([onStarted.mock.calls.length, getNotice()]).toEqual([0, undefined]);
  await jest.advanceTimersByTimeAsync(100);
  await expect(started).resolves.toBeUndefined();
  expect(find('h1')?.textContent).toBe('As served');
  expect(getNotice()).toBe(unavailable);
  // Controls that need scripts are disabled, so that they do not fail silently.
  expect([...document.querySelectorAll(':disabled')].map(({ textContent }) => textContent)).toEqual(['Share']);
  // The start signal ends the queueing of clicks, so the browser handles them.
  expect(onStarted).toHaveBeenCalledTimes(1);
});

test('preserves the content of a page with an invalid registry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('no registry');
  await start();
  expect([find('h1')?.textContent, getNotice()]).toEqual(['As served', unavailable]);
});

test.each([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['responds with an error', () => json({}, 503), 0],
  ['responds', () => json({}), 1],
  ['responds with 404', () => json({}, 404), 1],
] as const)('"Try again" reloads the page unless the site fails: the site %s', async (_, answer, reloads) => {
  const count = countReloads();
  answerFetch(() => json({}, 500));
  open(JSON.stringify(config));
  await start();
  answerFetch(answer);
  find('#waiting button')?.click();
  expect(getNotice()).toBe('Loading the page');
  await new Promise((done) => setTimeout(done));
  expect(count()).toBe(reloads);
  if (reloads === 0) expect(getNotice()).toBe(unavailable);
});

async function untilHeading(text: string): Promise<void> {
  while (find('h1')?.textContent !== text) await new Promise((done) => setTimeout(done, 10));
}

describe('an error that unmounts the page', () => {
  // Turn off React's act environment, which would change when effects run.
  beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

  /** Opens a page of an app whose cleanup throws at every swap. */
  async function openLeaving() {
    let throws = false as boolean;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    installDialog();
    window.scrollTo = () => undefined;
    const Leaving = () => {
      useEffect(
        () => () => {
          if (!throws) return;
          throws = false;
          throw new Error('broken cleanup');
        },
        [],
      );
      return <h1>{'Tiny'}</h1>;
    };
    const lazy = () => Promise.resolve({ Component: Leaving });
    const host = hostApp(appModule({ routes: [{ path: '/tiny', lazy }] }));
    open('{}');
    document.getElementById('root')?.replaceChildren();
    const holder = await start({ ...config, apps: [host.app] });
    if (!holder) throw new Error('The page is not shown.');
    await untilHeading('Tiny');
    const swap = async (expected: string) => {
      throws = true;
      holder.retry(undefined);
      await waitFor(() => expect(throws).toBe(false));
      await untilHeading(expected);
    };
    return { host, swap, holder };
  }

  test('remounts the page with a new router', async () => {
    const { host, swap, holder } = await openLeaving();
    await swap('Tiny');
    expect(find('footer')).not.toBeNull();
    holder.dispose();
    takeDown(host);
  });

  test('results in the error page if it occurs twice within ten seconds', async () => {
    const { host, swap, holder } = await openLeaving();
    await swap('Tiny');
    await swap('Internal Server Error');
    expect(find('footer')).toBeNull();
    holder.dispose();
    takeDown(host);
  });
});

test('shows that pages cannot be saved if offline support does not start, and retries when the browser is online', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  installDialog();
  jest.mocked(startAfterLoad).mockRejectedValueOnce(new Error('no network')).mockResolvedValue();
  open('{}');
  document.getElementById('root')?.replaceChildren();
  const holder = await start({ ...config, apps: [], offline: true });
  await waitFor(() => expect(pageSaver.get()).toBeNull());
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(startAfterLoad).toHaveBeenCalledTimes(2));
  holder?.dispose();
  pageSaver.provide(undefined);
});
