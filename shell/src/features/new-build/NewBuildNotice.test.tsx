import { holdUnsaved } from '@adp/app-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { countReloads } from '../../testing/reloads';
import { answerFetch, json } from '../../testing/network';
import { loadApp, pageRendered, shellOutdated } from '../../remotes/loadApp';
import { hostApp, takeDown } from '../../testing/appHost';
import { TextProvider } from '../../text';
import { NewBuildNotice } from './NewBuildNotice';

const HOUR = 60 * 60 * 1000;

const running = 'b-0000000000';

let reloads: () => number;
let latest: object;
let requested: readonly string[];
beforeEach(async () => {
  jest.useFakeTimers();
  latest = { build: running };
  requested = answerFetch(() => json(latest));
  await see('visible');
  reloads = countReloads();
});
afterEach(() => {
  view?.unmount();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let view: ReturnType<typeof render> | undefined;
function show() {
  view = render(
    <TextProvider>
      <NewBuildNotice />
    </TextProvider>,
  );
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Sets the visibility of the tab. */
function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('checking for new builds', () => {
  test('happens every hour', async () => {
    show();
    await pass(HOUR - 1);
    expect(requested).toEqual([]);
    await pass(1);
    expect(requested).toEqual(['/builds/latest.json']);
    await pass(HOUR);
    expect(requested).toHaveLength(2);
  });

  test('waits until a hidden tab is visible again', async () => {
    show();
    await see('hidden');
    await pass(3 * HOUR);
    expect(requested).toEqual([]);
    await see('visible');
    await pass(0);
    expect(requested).toHaveLength(1);
  });

  test('does not happen if a tab becomes visible again within the hour', async () => {
    show();
    await pass(HOUR);
    await see('hidden');
    await pass(HOUR - 2);
    await see('visible');
    expect(requested).toHaveLength(1);
  });

  test('ends when the component is unmounted', async () => {
    show();
    view?.unmount();
    await pass(2 * HOUR);
    expect(requested).toEqual([]);
  });

  test('happens immediately if an app needs a newer shell', async () => {
    latest = { build: 'b-1111111111' };
    show();
    shellOutdated.notify('mfe_tiny');
    await pass(0);
    expect(screen.getByRole('status').textContent).toContain('A newer version of the site is ready');
  });

  test('happens when the HTML contains a page of an app with a canary, which is shown before the notice', async () => {
    const host = hostApp();
    Object.assign(host.manifest, { canary: { ...host.manifest, build: 'b-1111111111', share: 0 } });
    await loadApp(host.app);
    requested = answerFetch((url) => json(url.endsWith('/latest.json') ? latest : host.manifest));
    show();
    await pass(0);
    expect(requested).toContain('/api/health/stopped');
    takeDown(host);
  });

  test('happens once when a page of an app with a canary is shown', async () => {
    const host = hostApp();
    await loadApp(host.app);
    const canary = { ...host.manifest, build: 'b-1111111111', share: 0 };
    requested = answerFetch((url) => json(url.endsWith('/latest.json') ? latest : { ...host.manifest, canary }));
    show();
    pageRendered.notify(host);
    await pass(0);
    expect(requested).toEqual([]);
    for (let page = 0; page < 2; page += 1) {
      pageRendered.notify({ app: host.app, manifest: { ...host.manifest, canary } });
      await pass(0);
    }
    expect(requested).toEqual([`${host.app.origin}/manifest.json`, '/builds/latest.json', '/api/health/stopped']);
    takeDown(host);
  });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['the same build', () => json({ build: running })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 404', () => json({ build: 'b-1111111111' }, 404)],
  ['HTML', () => new Response('<!doctype html>')],
  ['JSON without a build', () => json({ message: 'busy' })],
  ['null', () => json(null)],
  ['a build that is no id', () => json({ build: 7 })],
])('offers nothing if the host responds with %s', async (_, answer) => {
  answerFetch(answer);
  show();
  await pass(3 * HOUR);
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('a newer build', () => {
  beforeEach(async () => {
    latest = { build: 'b-1111111111' };
    show();
    await pass(HOUR);
  });

  test('is offered but not loaded automatically', async () => {
    expect(screen.getByRole('status').textContent).toContain('A newer version of the site is ready');
    await pass(24 * HOUR);
    expect(reloads()).toBe(0);
  });

  test('is loaded when the visitor accepts', () => {
    click('Reload the page');
    expect(reloads()).toBe(1);
  });

  test('is not loaded until there are no unsaved changes', () => {
    const release = holdUnsaved('mfe_tiny');
    click('Reload the page');
    expect(reloads()).toBe(0);
    expect(screen.getByRole('status').textContent).toContain('Save your text first, then reload the page.');
    release();
    click('Reload the page');
    expect(reloads()).toBe(1);
  });

  test('can be postponed', () => {
    click('Later');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(reloads()).toBe(0);
  });
});

test.each([
  [
    'the sentence that was published with it',
    { news: 'Search finds people.', published: '2026-11-22T09:00:00Z' },
    'Search finds people.',
  ],
  [
    'the date if there is no sentence',
    { published: '2026-11-22T09:00:00Z' },
    'Released on 22 November 2026. Reload the page to use it.',
  ],
  ['a general sentence otherwise', { news: 7, published: 'yesterday' }, 'Reload the page to use it.'],
])('is offered with %s', async (_, fields, sentence) => {
  latest = { build: 'b-1111111111', ...fields };
  show();
  await pass(HOUR);
  expect(screen.getByText(sentence)).toBeTruthy();
});
