/** @jest-environment jsdom */
import { everyPageScript, startPageScript } from '../inlineParts';

const root = document.documentElement;

/** Opens a page with server-rendered content from its HTML. */
function open(body = '<button>Menu</button>') {
  document.head.innerHTML = `<script type="waiting" src="/b-1/shell.js" integrity="sha256-shell"></script>
    <script type="retry" src="/b-1/shell.js?retry" integrity="sha256-shell"></script>
    <link as="font" href="/b-1/font.woff2"><link as="script" href="/b-1/shell.js">
    <script type="application/json" id="texts">{}</script>
    <script type="application/json" id="hints">{"files":[],"sums":[],"pages":{}}</script>`;
  document.body.innerHTML = `${body}<input type="checkbox" name="saver"><p id="waiting" data-loading="Loading…" data-failed="Not loaded." data-reload="Reload"></p>`;
  window.eval(everyPageScript);
  window.eval(startPageScript);
}

const preloads = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('as'));
const started = () => document.querySelectorAll('script[type=""][src]').length;
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const press = (selector: string) => find(selector).click();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('adp.started'));
  localStorage.clear();
  sessionStorage.clear();
  root.removeAttribute('data-saver');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.useRealTimers();
});

test.each([
  ['there is no choice and no hint', null, false, false, false],
  ['the browser requests it', null, true, false, true],
  ['the server has received the header', null, false, true, true],
  ['the reader has chosen it', '1', false, false, true],
  ['the reader has declined it', '0', true, true, false],
])('data saver is on or off as expected if %s', (_, chosen, hinted, seen, expected) => {
  if (chosen) localStorage.setItem('adp.saveData', chosen);
  Object.defineProperty(navigator, 'connection', { value: { saveData: hinted }, configurable: true });
  root.toggleAttribute('data-saver', seen);
  open();
  expect(root.hasAttribute('data-saver')).toBe(expected);
  expect(started()).toBe(expected ? 0 : 1);
  expect(preloads()).toEqual(expected ? [] : ['font', 'script']);
});

test.each([
  ['slow-2g', null, true],
  ['2g', null, true],
  ['3g', null, true],
  ['4g', null, false],
  ['3g', '0', false],
])('on a connection like %s, data saver is on unless the reader has declined it', (effectiveType, chosen, expected) => {
  if (chosen) localStorage.setItem('adp.saveData', chosen);
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
  open();
  expect([root.hasAttribute('data-saver'), started()]).toEqual([expected, expected ? 0 : 1]);
});

describe('in a browser that does not estimate its connection', () => {
  /** Simulates a page whose connection took `time` milliseconds to open. */
  function connect(time: number) {
    const entry = { connectStart: 100, connectEnd: 100 + time };
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
  }

  test.each([
    [1_300, true],
    [1_100, false],
  ])('data saver is on or off as expected if it took %i ms to connect', (time, expected) => {
    connect(time);
    open();
    expect(root.hasAttribute('data-saver')).toBe(expected);
  });

  test('the next pages of the tab, which use the same connection, are like the first one', () => {
    connect(1_300);
    open();
    root.removeAttribute('data-saver');
    connect(0);
    open();
    expect(root.hasAttribute('data-saver')).toBe(true);
  });
});

test('a page of a signed-in member starts immediately, because its content looks signed out', () => {
  localStorage.setItem('adp.saveData', '1');
  localStorage.setItem('adp.session', '1');
  open();
  expect([started(), preloads()]).toEqual([1, ['script']]);
});

test('the page is marked as having working scripts until they have failed', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  expect(root.dataset['scripting']).toBe('on');
  for (let tries = 1; tries <= 3; tries += 1) {
    [...document.querySelectorAll('script[type=""]')].at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(root.dataset['scripting']).toBe('off');
});

test('files are preloaded while the page is parsed, and scripts run afterwards', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open();
  expect([started(), preloads()]).toEqual([0, ['font', 'script']]);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toBe(1);
});

describe('for readers who save data', () => {
  beforeEach(() => localStorage.setItem('adp.saveData', '1'));

  test.each([
    ['a link', '<a href="#x"><b>x</b></a>', 'b'],
    ['an element that opens itself', '<details><summary><b>x</b></summary></details>', 'b'],
    ['a form that is sent to the server', '<form action="#x"><input type="checkbox"></form>', 'form input'],
    ['text', '<b>x</b>', 'b'],
  ])('%s needs no script', (_, body, target) => {
    open(body);
    press(target);
    expect(started()).toBe(0);
  });

  test('a click on a button starts the shell, shows a loading message, and is repeated when the shell has started', () => {
    open('<button><b>Menu</b></button>');
    const onClick = jest.fn();
    press('b');
    press('b');
    expect([started(), find('#waiting').textContent]).toEqual([1, '']);
    jest.advanceTimersByTime(300);
    expect(find('#waiting').textContent).toBe('Loading…');
    find('button').addEventListener('click', onClick);
    window.dispatchEvent(new Event('adp.started'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(find('#waiting').textContent).toBe('');
    press('button');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('the click is repeated on the equivalent button if the page was rendered again', () => {
    open('<div><button>Menu</button></div>');
    press('button');
    const onClick = jest.fn();
    find('div').innerHTML = '<button>Other</button><button id="new">Menu</button>';
    find('#new').addEventListener('click', onClick);
    window.dispatchEvent(new Event('adp.started'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a disclosure element that needs a script is opened when the shell has started', () => {
    open('<details><summary data-scripted>Share</summary></details>');
    press('summary');
    expect([started(), find('details').hasAttribute('open')]).toEqual([1, false]);
    window.dispatchEvent(new Event('adp.started'));
    expect(find('details').hasAttribute('open')).toBe(true);
  });

  test('typing starts the shell and does not lose the typed text', () => {
    open('<input id="words">');
    const field = find('#words') as HTMLInputElement;
    field.value = 'a';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect([started(), field.value]).toEqual([1, 'a']);
  });

  test('a script that does not load can be retried', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open();
    press('button');
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(started()).toBe(tries);
      [...document.querySelectorAll('script[type=""]')].at(-1)?.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(0);
    }
    jest.advanceTimersByTime(300);
    expect(find('#waiting').textContent).toBe('Not loaded. Reload');
    press('button');
    expect(started()).toBe(4);
  });

  test('the data saver switch shows its state, and switching it off starts the shell and stores the choice', () => {
    open();
    const saver = find('[name=saver]') as HTMLInputElement;
    expect(saver.checked).toBe(true);
    saver.click();
    expect([started(), root.hasAttribute('data-saver'), localStorage.getItem('adp.saveData')]).toEqual([1, false, '0']);
    saver.click();
    expect([root.hasAttribute('data-saver'), localStorage.getItem('adp.saveData')]).toEqual([true, '1']);
  });
});
