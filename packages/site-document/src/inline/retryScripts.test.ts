/** @jest-environment jsdom */
import { everyPageScript } from '../inlineParts';

const fetched: unknown[][] = [];
let isSound = true;

/** Opens a page from its rendered HTML, with additional scripts. */
function open(scripts = '') {
  document.head.innerHTML = `${scripts}<script defer src="/b-1/shell.js" integrity="sha256-shell"></script>
    <script type="retry" src="/b-1/shell.js?retry" integrity="sha256-shell"></script>
    <script type="application/json" id="texts">{}</script>
    <script type="application/json" id="hints">{"files":[],"sums":[],"pages":{}}</script>`;
  window.eval(everyPageScript);
  document.body.innerHTML = `<div id="root"></div><p id="waiting" role="status" data-failed="Not loaded." data-reload="Reload"></p>`;
}

const getScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([type=retry])')];
const getStatus = () => document.getElementById('waiting')?.textContent;
const send = async (type: 'load' | 'error') => {
  getScripts().at(-1)?.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  isSound = true;
  globalThis.fetch = (input, init) => {
    fetched.push([String(input).replace('http://localhost', ''), init?.cache, init?.integrity]);
    return isSound ? Promise.resolve({} as Response) : Promise.reject(new TypeError('Failed to fetch'));
  };
  open();
});
afterEach(() => jest.useRealTimers());

test('fetches a failed script bypassing the cache, then requests the script with its hash from a second URL', async () => {
  await send('error');
  expect(fetched).toEqual([['/b-1/shell.js', 'reload', 'sha256-shell']]);
  expect(getScripts().map((script) => [script.getAttribute('src'), script.getAttribute('integrity')])).toEqual([
    ['/b-1/shell.js', 'sha256-shell'],
    ['/b-1/shell.js?retry', 'sha256-shell'],
  ]);
  await send('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getStatus()).toBe('');
});

test('also replaces a wrong cached file of the second URL', async () => {
  await send('error');
  await send('error');
  expect(fetched.at(-1)).toEqual(['/b-1/shell.js?retry', 'reload', 'sha256-shell']);
  expect(getScripts()).toHaveLength(3);
  await send('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getStatus()).toBe('');
});

test('shows a message with a reload link if all attempts fail', async () => {
  isSound = false;
  for (let tries = 0; tries < 3; tries += 1) await send('error');
  expect([getScripts().length, getStatus()]).toEqual([3, 'Not loaded. Reload']);
  expect(document.querySelector('#waiting a')?.getAttribute('href')).toBe('');
});

test('shows a message if the script has not loaded after 19 s, and hides the message when the script runs', async () => {
  await jest.advanceTimersByTimeAsync(18_900);
  expect(getStatus()).toBe('');
  await jest.advanceTimersByTimeAsync(100);
  expect([getScripts().length, getStatus()]).toEqual([1, 'Not loaded. Reload']);
  await send('load');
  expect(getStatus()).toBe('');
});

test("ignores the failure of a script that is not the shell's", async () => {
  jest.clearAllTimers();
  open('<script defer src="/__/local/shim.js"></script>');
  document.querySelector('[src^="/__/"]')?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(18_000);
  await send('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect([fetched, getStatus()]).toEqual([[], '']);
});
