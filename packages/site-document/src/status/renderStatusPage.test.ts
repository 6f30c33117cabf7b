/** @jest-environment jsdom */
import { axeViolations } from '@adp/shared-ui/testing';
import { statusPageScript } from '../inlineParts';
import { renderStatusPage } from './renderStatusPage';

const origin = 'https://site.example';
const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const site = { origin, registry: { apps: [app, { name: 'mfe_later', origin: null, owns: ['/later'] }], social: {} } };
const now = Date.parse('2026-11-28T12:00:00Z');
const health = { apps: [{ updatedAt: '2026-11-28T11:50:00Z' }, { updatedAt: '2026-11-28T10:00:00Z' }] };

/** Opens the page, whose checks get `responses` by URL, or else an empty object. Returns the texts of the page. */
async function open(responses: Readonly<Record<string, unknown>> = {}, search = '', isOnline = true) {
  history.replaceState(null, '', `/${search}`);
  const parsed = new DOMParser().parseFromString(renderStatusPage(site), 'text/html');
  document.head.replaceChildren(...parsed.head.children);
  document.body.replaceChildren(...parsed.body.children);
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  const requested: string[] = [];
  globalThis.fetch = (input) => {
    const url = String(input);
    requested.push(url);
    const body = url in responses ? responses[url] : url.endsWith('/api/health') ? health : {};
    if (body instanceof Error) return Promise.reject(body);
    return Promise.resolve(body instanceof Response ? body : new Response(JSON.stringify(body)));
  };
  window.eval(statusPageScript);
  await jest.advanceTimersByTimeAsync(10);
  const getTexts = () =>
    [...document.querySelectorAll('li')].map(({ children }) => [...children].map((c) => c.textContent));
  const states = getTexts().map(([name, state]) => [name, state]);
  return { states, requested, summary: document.getElementById('summary')?.textContent };
}

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
});

test('checks the parts of the site and its open apps, and shows when', async () => {
  const { states, requested, summary } = await open();
  expect(states).toEqual([
    ['Files of the site', 'responds'],
    ['Pages and public data', 'responds'],
    ['Search', 'responds'],
    ['Background work', 'responds'],
    ['App mfe_tiny', 'responds'],
  ]);
  expect(summary).toBe('All parts of the site respond.');
  expect(requested.at(-1)).toBe('https://tiny.example/manifest.json');
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-28T12:00:00.000Z');
  jest.useRealTimers();
  expect(await axeViolations(document.body)).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, string, string]>([
  [
    'a host that does not respond',
    { 'https://tiny.example/manifest.json': new TypeError('Failed') },
    'App mfe_tiny',
    'does not respond',
  ],
  [
    'an error',
    { [`${origin}/api/v1/articles`]: new Response('', { status: 503 }) },
    'Pages and public data',
    'does not respond',
  ],
  [
    'a page in place of JSON',
    { [`${origin}/manifest.json`]: new Response('<html>') },
    'Files of the site',
    'does not respond',
  ],
  [
    'old results',
    { [`${origin}/api/health`]: { apps: [{ updatedAt: '2026-11-28T11:00:00Z' }] } },
    'Background work',
    'is late',
  ],
])('shows %s', async (_, responses, name, state) => {
  const { states, summary } = await open(responses);
  expect(states).toContainEqual([name, state]);
  expect(summary).toBe('Parts that do not respond: 1 of 5.');
});

test('background work without results is not measured, which is no failure', async () => {
  const { states, summary } = await open({ [`${origin}/api/health`]: { apps: [] } });
  expect(states).toContainEqual(['Background work', 'not measured']);
  expect(summary).toBe('All parts of the site respond.');
});

test('checks nothing while the device is offline, and again when the reader asks for it', async () => {
  const { states, requested, summary } = await open({}, '', false);
  expect(requested).toEqual([]);
  expect(summary).toBe('Your device is offline, so nothing can be checked.');
  expect(states[0]).toEqual(['Files of the site', '']);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  document.getElementById('again')?.click();
  await jest.advanceTimersByTimeAsync(10);
  expect(requested).toHaveLength(5);
});

test.each([
  ['?lang=ar', 'ar', 'rtl', 'السياسات الرقمية الأفريقية: حالة الموقع'],
  ['?lang=fr', 'fr', 'ltr', 'Politique numérique africaine : état du site'],
  ['?lang=xx', 'en', 'ltr', 'African Digital Policy: state of the site'],
])('with %s, the page is in the language %s', async (search, lang, dir, title) => {
  await open({}, search);
  const { documentElement: root } = document;
  expect([root.lang, root.dir, document.title, document.querySelector('h1')?.textContent]).toEqual([
    lang,
    dir,
    title,
    title,
  ]);
});

test('the page has at most 15 kB, loads no file, and may connect only to the hosts that it checks', () => {
  const html = renderStatusPage(site);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000);
  expect(html).not.toMatch(/\b(src|url)\s*[=(]/);
  expect(html).toContain('connect-src https://site.example https://tiny.example;');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).toBe(statusPageScript);
});
