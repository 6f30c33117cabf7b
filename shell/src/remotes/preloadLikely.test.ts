import { createMemoryRouter } from 'react-router-dom';
import { hostApp } from '../testing/appHost';
import { appsInUse } from './loadApp';
import { preloadPage } from './preload';
import { preloadLikely } from './preloadLikely';

jest.mock('./loadApp', () => ({ appsInUse: jest.fn(() => []) }));
jest.mock('./preload', () => ({ preloadPage: jest.fn() }));
const preloading = jest.mocked(preloadPage);

const origin = 'https://app.example';
const config = {
  apps: [
    { name: 'mfe_tiny', origin, owns: ['/tiny'] },
    { name: 'mfe_next', origin, owns: ['/next', '/later'] },
  ],
  social: {},
};

/** Adds a link to the page. `top` is its distance from the top of the viewport, in pixels. */
function addLink(parent: string, path: string, { top = 100, marked = true } = {}): void {
  const link = document.createElement('a');
  link.href = path;
  if (marked) link.dataset['preload'] = '';
  link.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
  document.querySelector(parent)?.append(link);
}

let stop: () => void;
function start() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/tiny'] });
  stop = preloadLikely(config, { get: () => router, subscribe: () => () => undefined });
  return router;
}

beforeEach(() => {
  preloading.mockReset();
  document.body.innerHTML = '<main></main><footer></footer><dialog><ol></ol></dialog>';
  Reflect.set(window, 'requestIdleCallback', (work: () => void) => {
    work();
  });
  jest.mocked(appsInUse).mockReturnValue([{ ...hostApp(), app: { name: 'mfe_tiny', origin, owns: ['/tiny'] } }]);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the second page preloads the page of its first visible marked link to another app', async () => {
  addLink('main', '/tiny/two');
  addLink('main', '/later', { top: 5_000 });
  addLink('main', '/next/unmarked', { marked: false });
  addLink('footer', '/next/below');
  addLink('main', '/next/likely');
  addLink('main', '/next/second');
  const router = start();
  expect(preloading).not.toHaveBeenCalled();
  await router.navigate('/tiny/one');
  expect(preloading.mock.calls).toEqual([[config, '/next/likely']]);
});

test('an open menu preloads the page of its first entry of another app', () => {
  addLink('ol', '/tiny/two', { marked: false });
  addLink('ol', '/next', { marked: false });
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
  expect(preloading).not.toHaveBeenCalled();
});
