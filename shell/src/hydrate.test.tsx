import { setImmediate } from 'node:timers';
import type { AppModule } from '@adp/app-contract';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { stringifyPageData } from '@adp/site-document/pageData';
import { AppLoadError } from './remotes/AppLoadError';
import { renderPageAsText } from './testing/renderPageAsText';
import { appModule } from './testing/appHost';
import { countReloads } from './testing/reloads';
import { hydrate } from './hydrate';
import { loadApp } from './remotes/loadApp';

// React's server renderer needs TextEncoder, which jsdom lacks.
globalThis.setImmediate = setImmediate;

// Mock `loadApp`, because the router calls it if another build rendered the page.
jest.mock('./remotes/loadApp', () => ({
  ...jest.requireActual<object>('./remotes/loadApp'),
  loadApp: jest.fn(),
}));
const load = jest.mocked(loadApp);

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const config = { apps: [app], social: {} };

/** Behaviour of the page in the browser. On the server, it was rendered without errors. */
let behaviour: 'works' | 'throws in its frame' | 'throws in render' | 'throws in an effect' | 'never resolves';
let isBrowser = false;

function Page() {
  const current = isBrowser ? behaviour : 'works';
  if (current === 'throws in render') throw new Error('broken');
  // oxlint-disable-next-line typescript/only-throw-error -- a component suspends by throwing a promise
  if (current === 'never resolves') throw new Promise(() => undefined);
  useEffect(() => {
    if (current === 'throws in an effect') throw new Error('broken');
  }, [current]);
  return (
    <>
      <title>Tiny</title>
      <h1>Tiny</h1>
      <div data-without-scripts="">{isBrowser ? null : <form action="/tiny" />}</div>
      <Link to="/tiny/more">{'More'}</Link>
    </>
  );
}

const lazy = () => Promise.resolve({ Component: Page });
const Frame: AppModule['Frame'] = ({ children }) => {
  if (isBrowser && behaviour === 'throws in its frame') throw new Error('broken');
  return <div>{children}</div>;
};
const servedModule: AppModule = appModule({ Frame, routes: [{ path: '/tiny', lazy }] });

let container: HTMLElement;
let served: string;
let aborter: AbortController;

beforeEach(async () => {
  behaviour = 'works';
  isBrowser = false;
  aborter = new AbortController();
  window.scrollTo = () => undefined;
  load.mockReset().mockResolvedValue(servedModule);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/tiny');
  const page = await renderPageAsText({
    config,
    module: servedModule,
    request: new Request('https://site.example/tiny'),
  });
  if (!('html' in page)) throw new Error('The page is not rendered.');
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page-data';
  data.textContent = stringifyPageData(page.data);
  container = document.createElement('div');
  container.innerHTML = page.html;
  served = container.innerHTML;
  document.head.innerHTML = '<title>Tiny</title>';
  document.body.replaceChildren(container, data);
  isBrowser = true;
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const start = () => hydrate(container, {}, config, aborter.signal);

/** Clicks the page's link. Returns whether the browser would follow the link, which jsdom does not support. */
function isFollowed(): boolean {
  let isPrevented = true;
  const onClick = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  container.querySelector<HTMLElement>('main a')?.click();
  return !isPrevented;
}

/** Expects the page to be as the server sent it, with links that load documents. */
function expectServed() {
  expect(container.innerHTML).toBe(served);
  expect(document.title).toBe('Tiny');
  expect(isFollowed()).toBe(true);
}

test('hydrates the content, preserves its elements, and makes its links use the router', async () => {
  const heading = container.querySelector('h1');
  const { root, holder } = await start();
  expect(container.querySelector('h1')).toBe(heading);
  expect(isFollowed()).toBe(false);
  root.unmount();
  holder.dispose();
});

test('before hydration, removes elements that only the server renders', async () => {
  const report = jest.fn();
  Reflect.set(globalThis, 'reportError', report);
  const { root, holder } = await start();
  expect(container.querySelector('form')).toBeNull();
  expect(report).not.toHaveBeenCalled();
  root.unmount();
  holder.dispose();
  Reflect.deleteProperty(globalThis, 'reportError');
});

describe('with elements added by an extension', () => {
  const changes: MutationRecord[] = [];
  let observer: MutationObserver;

  // Record changes in the same way as the inline script.
  beforeEach(() => {
    changes.length = 0;
    observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(container, { childList: true, subtree: true });
    globalThis.adpTakeChanges = () => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      return changes;
    };
  });
  afterEach(() => {
    globalThis.adpTakeChanges = undefined;
  });

  const addElement = (position: InsertPosition, name: string) => {
    const element = document.createElement(name);
    container.querySelector('h1')?.insertAdjacentElement(position, element);
    element.append(document.createElement('b'), 'Read aloud');
    return element;
  };

  test('hydrates without an error and removes them', async () => {
    const report = jest.fn();
    Reflect.set(globalThis, 'reportError', report);
    const heading = container.querySelector('h1');
    for (const position of ['beforebegin', 'afterbegin', 'beforeend', 'afterend'] as const)
      addElement(position, 'x-button');
    container.prepend(document.createElement('x-first'));
    container.querySelector('main')?.append(document.createElement('x-last'), document.createElement('x-last'));
    const { root, holder } = await start();
    expect(report).not.toHaveBeenCalled();
    expect(container.querySelector('h1')).toBe(heading);
    expect(container.innerHTML).toBe(served.replace('<form action="/tiny"></form>', ''));
    root.unmount();
    holder.dispose();
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  test('restores the served content if a page throws', async () => {
    addElement('afterend', 'x-button');
    behaviour = 'throws in render';
    await expect(start()).rejects.toThrow('broken');
    expectServed();
  });

  test('re-renders text that a translator has replaced', async () => {
    Reflect.set(globalThis, 'reportError', jest.fn());
    const heading = container.querySelector('h1');
    const font = document.createElement('font');
    font.append('Minuscule');
    heading?.firstChild?.replaceWith(font);
    const { root, holder } = await start();
    expect(container.querySelector('h1')?.innerHTML).toBe('Tiny');
    root.unmount();
    holder.dispose();
    Reflect.deleteProperty(globalThis, 'reportError');
  });
});

test.each([
  ['does not load', 'entry'],
  ['does not fit the shell', 'refused'],
] as const)('keeps the content of an app that %s', async (_, kind) => {
  const error = new AppLoadError(app.name, kind, 'broken');
  load.mockRejectedValue(error);
  await expect(start()).rejects.toBe(error);
  expectServed();
  // The app was not loaded a second time by the router.
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['throws in its frame', 'throws in render', 'throws in an effect'] as const)(
  'keeps the content of a page that %s',
  async (fault) => {
    behaviour = fault;
    await expect(start()).rejects.toThrow('broken');
    await new Promise((done) => setTimeout(done, 100));
    expectServed();
  },
);

test('preserves the content of a page that is not hydrated before the timeout', async () => {
  behaviour = 'never resolves';
  const started = start();
  setTimeout(() => aborter.abort(new Error('too late')), 50);
  await expect(started).rejects.toThrow('too late');
  expectServed();
});

test.each([
  ['rendered', servedModule],
  ['live', appModule({ build: 'b-9999999999', routes: [{ path: '/tiny', lazy }] })],
])('preserves the content if the timeout occurs while the router of the %s build is created', async (_, module) => {
  load.mockResolvedValue(module).mockImplementationOnce(() => {
    setTimeout(() => aborter.abort(new Error('too late')));
    return Promise.resolve(module);
  });
  await expect(start()).rejects.toThrow('too late');
  expectServed();
});

describe('if another build is live', () => {
  const live = appModule({ build: 'b-9999999999', routes: [{ path: '/tiny', lazy }] });

  test('replaces the content with the client-rendered page', async () => {
    load.mockResolvedValue(live);
    const heading = container.querySelector('h1');
    const { root, holder } = await start();
    expect(container.querySelector('h1')?.textContent).toBe('Tiny');
    expect(container.querySelector('h1')).not.toBe(heading);
    root.unmount();
    holder.dispose();
  });

  test.each(['throws in render', 'throws in an effect', 'never resolves'] as const)(
    'keeps the content if the live page %s',
    async (fault) => {
      behaviour = fault;
      load.mockResolvedValue(live);
      const started = start();
      if (fault === 'never resolves') setTimeout(() => aborter.abort(new Error('broken, too late')), 50);
      await expect(started).rejects.toThrow('broken');
      expectServed();
    },
  );

  test('preserves the content if the live page does not load', async () => {
    const lost = () => Promise.reject(new Error('broken'));
    load.mockResolvedValue(appModule({ ...live, routes: [{ path: '/tiny', lazy: lost }] }));
    await expect(start()).rejects.toThrow('broken');
    expectServed();
  });

  test('does not reload for a missing file that is detected after the timeout', async () => {
    const reloads = countReloads();
    let failLate: (error: Error) => void = () => undefined;
    const lazyFile = () => new Promise<never>((_, reject) => (failLate = reject));
    load.mockResolvedValue(appModule({ ...live, routes: [{ path: '/tiny', lazy: lazyFile }] }));
    const started = start();
    setTimeout(() => aborter.abort(new Error('too late')), 50);
    await expect(started).rejects.toThrow('too late');
    failLate(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
    await new Promise((done) => setTimeout(done, 100));
    expect(reloads()).toBe(0);
    expectServed();
  });

  test('shows "not found" if the live build does not have the page', async () => {
    const loader = () => {
      throw new Response(null, { status: 404 });
    };
    load.mockResolvedValue(appModule({ ...live, routes: [{ path: '/tiny', lazy, loader }] }));
    const { root, holder } = await start();
    expect(container.innerHTML).not.toContain('More');
    root.unmount();
    holder.dispose();
  });
});
