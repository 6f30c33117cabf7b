import { fireEvent } from '@testing-library/dom';
import { appModule, hostApp, takeDown } from '../testing/appHost';
import { appsInUse, loadApp } from './loadApp';
import { preloadOnIntent } from './preload';

jest.mock('./loadApp', () => ({ appsInUse: jest.fn(() => []), loadApp: jest.fn(), forgetApp: jest.fn() }));
const loading = jest.mocked(loadApp);

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const config = { apps: [app, { name: 'mfe_later', origin: null, owns: ['/later'] }], social: {} };

let stop: () => void;
beforeEach(() => {
  loading.mockReset().mockResolvedValue(appModule());
  stop = preloadOnIntent(config);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-saver');
});

/** A link on the page, with an icon inside it. */
function link(href: string): Element {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.append(document.createElement('svg'));
  document.body.append(anchor);
  return anchor;
}

/** Everything that a preload does next. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test.each([
  ['an app that is loaded', '/tiny/in-use', true],
  ['another one', '/tiny/not-yet', false],
])('the preload script receives whether the page belongs to %s', async (_, path, isLoaded) => {
  const preload = jest.fn();
  globalThis.adpPreload = preload;
  const host = hostApp();
  jest.mocked(appsInUse).mockReturnValueOnce(isLoaded ? [host] : []);
  fireEvent.pointerOver(link(path));
  await settled();
  expect(preload.mock.calls).toEqual([[path, isLoaded]]);
  globalThis.adpPreload = undefined;
  takeDown(host);
});

// Each test means a page of its own: what has been preloaded is not preloaded again in the life of the page.
test.each([
  ['hover', (element: Element) => fireEvent.pointerOver(element)],
  ['focus', (element: Element) => fireEvent.focusIn(element)],
  ['touch', (element: Element) => fireEvent.touchStart(element)],
])('%s of a link loads the app and the page it leads to', async (event, mean) => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => null }));
  const other = jest.fn(() => Promise.resolve({ Component: () => null }));
  loading.mockResolvedValue(
    appModule({
      routes: {
        cta: [
          { path: `/tiny/${event}/:id`, lazy },
          { path: '/tiny', lazy: other },
        ],
      },
    }),
  );
  mean(link(`/tiny/${event}/7`));
  await settled();
  expect(loading).toHaveBeenCalledWith(app);
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('what lies inside a link means the link', async () => {
  fireEvent.pointerOver(link('/tiny/inside').firstElementChild ?? document.body);
  expect(loading).toHaveBeenCalledTimes(1);
  await settled();
});

test('a page is preloaded once', async () => {
  const anchor = link('/tiny/once');
  fireEvent.pointerOver(anchor);
  await settled();
  fireEvent.pointerOver(anchor);
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a preload that failed is silent, and may be tried again', async () => {
  loading.mockRejectedValueOnce(new Error('offline'));
  const anchor = link('/tiny/failed');
  fireEvent.pointerOver(anchor);
  await settled();
  fireEvent.pointerOver(anchor);
  await settled();
  expect(loading).toHaveBeenCalledTimes(2);
});

test.each([
  ['an app that is not open', '/later/page'],
  ['a path that nobody owns', '/nowhere'],
  ['another site', 'https://elsewhere.example/tiny/page'],
  ['the page itself', '/'],
])('a link to %s loads nothing', async (_, href) => {
  fireEvent.pointerOver(link(href));
  await settled();
  expect(loading).not.toHaveBeenCalled();
});

test('what is no link loads nothing', () => {
  fireEvent.pointerOver(document.body);
  expect(loading).not.toHaveBeenCalled();
});

test('at most four are under way at once; when one has come, the next may go', async () => {
  const waiting: (() => void)[] = [];
  loading.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(appModule()))));
  const links = ['a', 'b', 'c', 'd', 'e'].map((name) => link(`/tiny/many-${name}`));
  for (const anchor of links) fireEvent.pointerOver(anchor);
  expect(loading).toHaveBeenCalledTimes(4);

  waiting[0]?.();
  await settled();
  fireEvent.pointerOver(links[4] ?? document.body);
  expect(loading).toHaveBeenCalledTimes(5);

  for (const come of waiting) come();
  await settled();
});

test('a visitor who saves data gets none', () => {
  document.documentElement.setAttribute('data-saver', '');
  fireEvent.pointerOver(link('/tiny/saves'));
  expect(loading).not.toHaveBeenCalled();
});

test('once stopped, nothing is preloaded', () => {
  stop();
  fireEvent.pointerOver(link('/tiny/stopped'));
  expect(loading).not.toHaveBeenCalled();
});
