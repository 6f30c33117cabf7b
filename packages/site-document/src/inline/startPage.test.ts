/** @jest-environment jsdom */
import { everyPageScript, startPageScript } from '../inlineParts';

const root = document.documentElement;

/** Opens a page with content, as its HTML is. */
function open(body = '<button>Menu</button>') {
  document.head.innerHTML = `<script type="waiting" src="/b-1/shell.js" integrity="sha256-shell"></script>
    <script type="retry" src="/b-1/shell.js?retry" integrity="sha256-shell"></script>
    <link as="font" href="/b-1/font.woff2"><link as="script" href="/b-1/shell.js">
    <script type="application/json" id="texts">{}</script>
    <script type="application/json" id="hints">{"files":[],"sums":[],"pages":{}}</script>`;
  document.body.innerHTML = `${body}<input type="checkbox" name="saver"><p id="waiting" data-loading="Loading…"></p>
    <template id="not-loaded">Not loaded. <a href="">Reload</a></template>`;
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
  root.removeAttribute('data-saver');
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

test.each([
  ['nothing is chosen or asked for', null, false, false, false],
  ['the browser asks for it', null, true, false, true],
  ['the server has seen the header', null, false, true, true],
  ['it is chosen', '1', false, false, true],
  ['it is chosen not to', '0', true, true, false],
])('whether data is saved: %s', (_, chosen, hinted, seen, expected) => {
  if (chosen) localStorage.setItem('adp.saveData', chosen);
  Object.defineProperty(navigator, 'connection', { value: { saveData: hinted }, configurable: true });
  root.toggleAttribute('data-saver', seen);
  open();
  expect(root.hasAttribute('data-saver')).toBe(expected);
  expect(started()).toBe(expected ? 0 : 1);
  expect(preloads()).toEqual(expected ? [] : ['font', 'script']);
});

test('a member’s page, which would look signed out, starts at once', () => {
  localStorage.setItem('adp.saveData', '1');
  localStorage.setItem('adp.session', '1');
  open();
  expect([started(), preloads()]).toEqual([1, ['script']]);
});

test('the page notes that scripts are expected to work, until they have failed', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  expect(root.dataset['scripting']).toBe('on');
  for (let tries = 1; tries <= 3; tries += 1) {
    [...document.querySelectorAll('script[type=""]')].at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(root.dataset['scripting']).toBe('off');
});

test('scripts start while the page is still read, and run when it has been', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open();
  expect([started(), preloads()]).toEqual([0, ['font', 'script']]);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toBe(1);
});

describe('for who saves data', () => {
  beforeEach(() => localStorage.setItem('adp.saveData', '1'));

  test.each([
    ['a link', '<a href="#x"><b>x</b></a>', 'b'],
    ['what opens by itself', '<details><summary><b>x</b></summary></details>', 'b'],
    ['a form that is sent to the server', '<form action="#x"><input type="checkbox"></form>', 'form input'],
    ['text', '<b>x</b>', 'b'],
  ])('%s needs no script', (_, body, target) => {
    open(body);
    press(target);
    expect(started()).toBe(0);
  });

  test('a button starts them, says so if they take their time, and is pressed again by the page', () => {
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

  test('where the page has been made again, the same button of the new one is pressed', () => {
    open('<div><button>Menu</button></div>');
    press('button');
    const onClick = jest.fn();
    find('div').innerHTML = '<button>Other</button><button id="new">Menu</button>';
    find('#new').addEventListener('click', onClick);
    window.dispatchEvent(new Event('adp.started'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('what opens by itself, but with what a script brings, is opened then', () => {
    open('<details><summary data-scripted>Share</summary></details>');
    press('summary');
    expect([started(), find('details').hasAttribute('open')]).toEqual([1, false]);
    window.dispatchEvent(new Event('adp.started'));
    expect(find('details').hasAttribute('open')).toBe(true);
  });

  test('text that is entered starts them, and stays', () => {
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

  test('the switch shows its state; turned off, it loads the rest, and is remembered', () => {
    open();
    const saver = find('[name=saver]') as HTMLInputElement;
    expect(saver.checked).toBe(true);
    saver.click();
    expect([started(), root.hasAttribute('data-saver'), localStorage.getItem('adp.saveData')]).toEqual([1, false, '0']);
    saver.click();
    expect([root.hasAttribute('data-saver'), localStorage.getItem('adp.saveData')]).toEqual([true, '1']);
  });
});
