import { createMemoryRouter } from 'react-router-dom';
import { hostApp } from '../testing/appHost';
import { appsInUse } from './loadApp';
import { preloadPage } from './preload';
import { preloadLikely } from './preloadLikely';

jest.mock('./loadApp', () => ({ appsInUse: jest.fn(() => []) }));
jest.mock('./preload', () => ({ preloadPage: jest.fn() }));
const preloading = jest.mocked(preloadPage);

const origin = 'https://app.example';
const tiny = { name: 'mfe_tiny', origin, owns: ['/tiny'] };
const config = { apps: [tiny, { name: 'mfe_next', origin, owns: ['/next'] }], social: {} };

/** Adds a link to an element of the page. */
function addLink(parent: string, path: string, isMarked = true): void {
  const link = document.createElement('a');
  link.href = path;
  if (isMarked) link.dataset['preload'] = '';
  document.querySelector(parent)?.append(link);
}

/** Links that the page observes, and a function that makes some of them visible. */
let observed: HTMLAnchorElement[];
let show: (...paths: string[]) => void;
class FakeObserver {
  constructor(listener: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    show = (...paths) => {
      listener(observed.map((target) => ({ target, isIntersecting: paths.includes(target.pathname) })));
    };
  }
  readonly observe = (link: HTMLAnchorElement) => observed.push(link);
  readonly disconnect = () => {
    observed = [];
  };
}

let stop: () => void;
function start() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/tiny'] });
  stop = preloadLikely(config, { get: () => router, subscribe: () => () => undefined });
  return router;
}

beforeEach(() => {
  observed = [];
  preloading.mockReset();
  document.body.innerHTML = '<main></main><footer></footer><dialog><ol></ol></dialog>';
  Reflect.set(window, 'IntersectionObserver', FakeObserver);
  Reflect.set(window, 'requestIdleCallback', (work: () => void) => {
    work();
  });
  jest.mocked(appsInUse).mockReturnValue([{ ...hostApp(), app: tiny }]);
});
afterEach(() => {
  stop();
  for (const name of ['IntersectionObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
});

test('from the second page on, the first marked link to another app that the reader sees is preloaded', async () => {
  addLink('main', '/tiny/two');
  addLink('main', '/next/unmarked', false);
  addLink('main', '/next/likely');
  addLink('main', '/next/second');
  addLink('footer', '/next/below');
  const router = start();
  expect(observed).toEqual([]);
  await router.navigate('/tiny/one');
  show('/tiny/two');
  expect(preloading).not.toHaveBeenCalled();
  show('/tiny/two', '/next/unmarked', '/next/likely', '/next/second', '/next/below');
  expect(preloading.mock.calls).toEqual([[config, '/next/likely']]);
});

test('the first page counts as a later one when the reader goes back to it', async () => {
  const router = start();
  await router.navigate('/tiny/one');
  addLink('main', '/next/likely');
  await router.navigate(-1);
  expect(observed).toHaveLength(1);
});

test('links of the previous page are no longer observed', async () => {
  addLink('main', '/next/likely');
  const router = start();
  await router.navigate('/tiny/one');
  document.querySelector('main')?.replaceChildren();
  await router.navigate('/tiny/two');
  expect(observed).toEqual([]);
});

test('an open menu preloads the page of its first entry of another app', () => {
  addLink('ol', '/tiny/two', false);
  addLink('ol', '/next', false);
  start();
  document.querySelector('dialog')?.dispatchEvent(new Event('toggle'));
  expect(preloading).not.toHaveBeenCalled();
  document.querySelector('dialog')?.setAttribute('open', '');
  document.querySelector('dialog')?.dispatchEvent(new Event('toggle'));
  expect(preloading.mock.calls).toEqual([[config, '/next']]);
});

test('nothing is preloaded in a browser without idle callbacks', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  addLink('main', '/next');
  await start().navigate('/tiny/one');
  expect(observed).toEqual([]);
});
