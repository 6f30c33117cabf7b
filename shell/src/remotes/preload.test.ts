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

/** Adds a link that contains an icon to the page. */
function link(href: string): Element {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.append(document.createElement('svg'));
  document.body.append(anchor);
  return anchor;
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test.each([
  ['an app that is loaded', '/tiny/in-use', true],
  ['another one', '/tiny/not-yet', false],
])('the preload function is told whether the app is loaded, for a page of %s', async (_, path, isLoaded) => {
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

// Each test uses its own page, because a page is preloaded only once.
test.each([
  ['hover', (element: Element) => fireEvent.pointerOver(element)],
  ['focus', (element: Element) => fireEvent.focusIn(element)],
  ['touch', (element: Element) => fireEvent.touchStart(element)],
])('%s of a link loads the linked app and page', async (event, mean) => {
  const lazy = jest.fn(() => Promise.resolve({ Component: () => null }));
  const otherPage = jest.fn(() => Promise.resolve({ Component: () => null }));
  loading.mockResolvedValue(
    appModule({
      routes: [
        { path: `/tiny/${event}/:id`, lazy },
        { path: '/tiny', lazy: otherPage },
      ],
    }),
  );
  mean(link(`/tiny/${event}/7`));
  await settled();
  expect(loading).toHaveBeenCalledWith(app);
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(otherPage).not.toHaveBeenCalled();
});

test('an event on an element inside a link counts for the link', async () => {
  fireEvent.pointerOver(link('/tiny/inside').firstElementChild ?? document.body);
  expect(loading).toHaveBeenCalledTimes(1);
  await settled();
});

test('preloads each page once', async () => {
  const anchor = link('/tiny/once');
  fireEvent.pointerOver(anchor);
  await settled();
  fireEvent.pointerOver(anchor);
  expect(loading).toHaveBeenCalledTimes(1);
});

test('ignores a failed preload and allows a retry', async () => {
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

test('an element that is not a link loads nothing', () => {
  fireEvent.pointerOver(document.body);
  expect(loading).not.toHaveBeenCalled();
});

test('runs at most four preloads at a time', async () => {
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

test('does not preload if data saver is on', () => {
  document.documentElement.setAttribute('data-saver', '');
  fireEvent.pointerOver(link('/tiny/saves'));
  expect(loading).not.toHaveBeenCalled();
});

test('preloads nothing after it was stopped', () => {
  stop();
  fireEvent.pointerOver(link('/tiny/stopped'));
  expect(loading).not.toHaveBeenCalled();
});
