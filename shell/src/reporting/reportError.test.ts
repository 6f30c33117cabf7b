import { AppLoadError } from '../remotes/AppLoadError';
import { reportError, startReporting, triedBuilds } from './reportError';
import type { ErrorReport } from './sendReport';

const config = {
  apps: [
    { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] },
    { name: 'mfe_people', origin: 'https://people.example', owns: ['/people', '/:username'] },
  ],
  social: {},
  reports: '/__/reports',
};
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
startReporting(config);

/** Simulates a new page that has not sent any reports. */
function openPage(path: string): void {
  jest.resetModules();
  window.history.replaceState(null, '', path);
}

/** Returns the reports that were sent, after the reporting code has loaded. */
async function getReports(): Promise<readonly ErrorReport[]> {
  await import('./sendReport');
  await new Promise((done) => setTimeout(done));
  return sendBeacon.mock.calls.map(([, text]) => (JSON.parse(text) as [{ body: ErrorReport }])[0].body);
}

beforeEach(() => {
  sendBeacon.mockClear();
  Reflect.set(navigator, 'sendBeacon', sendBeacon);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage('/tiny/page?token=secret#part');
});
afterEach(() => jest.restoreAllMocks());

test("logs an error, and sends it with app, build, route and causes in the browser's report format", async () => {
  const cause = new TypeError('nothing there');
  cause.stack = 'TypeError: nothing there\n    at https://tiny.example/b-0123456789/routes.js:1:20';
  const error = new AppLoadError('mfe_tiny', 'throws', 'nothing there', { cause });
  triedBuilds.set('mfe_tiny', 'b-0123456789');
  reportError(error, { about: 'A page could not be shown', app: 'mfe_tiny' });
  const [report] = await getReports();
  expect(console.error).toHaveBeenCalledWith('A page could not be shown', error);
  expect(report).toEqual({
    app: 'mfe_tiny',
    build: 'b-0123456789',
    route: '/tiny/page',
    about: 'A page could not be shown',
    cause: 'AppLoadError: mfe_tiny: nothing there\nTypeError: nothing there',
    stack: cause.stack,
    shell: 'b-0000000000',
  });
  const [address, text] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/__/reports');
  expect(JSON.parse(text ?? '')).toMatchObject([{ type: 'site-error', age: 0, url: 'http://localhost/tiny/page' }]);
});

test('sends nothing if the site has no report endpoint', async () => {
  const { reportError: reportNow, startReporting: start } = await import('./reportError');
  start({ apps: [], social: {} });
  reportNow(new Error('boom'));
  expect(await getReports()).toEqual([]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('records the outcome of each build for the visit, even if the site has no report endpoint', async () => {
  const { reportError: reportNow, startReporting: start, triedBuilds: tried } = await import('./reportError');
  const { visitOutcomes } = await import('./sendReport');
  start({ apps: [], social: {} });
  tried.set('mfe_tiny', 'b-0123456789');
  reportNow(new Error('boom'), { about: 'A page could not be shown', app: 'mfe_tiny' });
  const cause = new AppLoadError('mfe_tiny', 'entry', 'no answer');
  reportNow(new Error('not loaded', { cause }), { about: 'Not loaded', app: 'mfe_tiny' });
  reportNow(new Error('boom'), { about: 'A page could not be shown', app: 'mfe_tiny' });
  reportNow(new AppLoadError('mfe_people', 'manifest', 'no answer'), { about: 'Not loaded', app: 'mfe_people' });
  reportNow(new Error('boom'));
  await getReports();
  expect([...visitOutcomes.values()]).toEqual([
    { app: 'mfe_tiny', build: 'b-0123456789', outcome: 'entry' },
    { app: 'mfe_people', build: '', outcome: 'manifest' },
    { app: 'shell', build: 'b-0000000000', outcome: 'error' },
  ]);
});

test('attributes an uncaught error or rejection to the app whose code threw it', async () => {
  const error = new Error('boom');
  error.stack =
    'Error: boom\n    at go (https://people.example/b-00000000aa/people.js:1:2)\n    at https://tiny.example/b-0123456789/entry.js:3:4';
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught boom' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
  expect(await getReports()).toMatchObject([
    { app: 'mfe_people', build: 'b-00000000aa', about: 'Uncaught error', cause: 'Error: boom' },
    { app: 'shell', build: 'b-0000000000', cause: 'gone' },
  ]);
});

test('reports violations of the security policy with the position in the code', async () => {
  class Violation extends Event {}
  Reflect.set(globalThis, 'SecurityPolicyViolationEvent', Violation);
  const sourceFile = 'https://tiny.example/b-0123456789/routes.js';
  window.dispatchEvent(
    Object.assign(new Violation('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://elsewhere.example/a.png?member=amina',
      sourceFile,
      lineNumber: 1,
      columnNumber: 20,
    }),
  );
  expect(await getReports()).toMatchObject([
    {
      app: 'mfe_tiny',
      cause: 'The security policy stopped img-src: https://elsewhere.example/a.png',
      stack: `at ${sourceFile}:1:20`,
    },
  ]);
  Reflect.deleteProperty(globalThis, 'SecurityPolicyViolationEvent');
});

test('sends each error once, sends at most ten errors per page, and shortens long texts', async () => {
  reportError(new Error('boom'));
  reportError(new Error('boom'));
  for (let number = 0; number < 20; number += 1) reportError(new Error(`${number} ${'x'.repeat(9_000)}`));
  const reports = await getReports();
  expect(reports.map(({ cause }) => cause.slice(0, 9))).toEqual([
    'Error: bo',
    ...Array.from({ length: 9 }, (_, number) => `Error: ${number} `),
  ]);
  expect(Math.max(...sendBeacon.mock.calls.map(([, text]) => text.length))).toBeLessThan(9_000);
});

test("sends no personal data: no query, no email address, no member's page", async () => {
  openPage('/amina-sample');
  const error = new Error('no answer for amina@example.org from https://data.example/v1/list?key=abc: 404');
  error.stack = 'go@https://tiny.example/b-0123456789/routes.js?retry=17:1:20';
  reportError(error);
  expect(await getReports()).toMatchObject([
    {
      app: 'mfe_tiny',
      route: '/:username',
      cause: 'Error: no answer for (email address) from https://data.example/v1/list: 404',
      stack: 'go@https://tiny.example/b-0123456789/routes.js:1:20',
    },
  ]);
});

test('does not report errors of browser extensions', async () => {
  const error = new Error('theirs');
  error.stack = 'Error: theirs\n    at chrome-extension://abcdef/content.js:1:2';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(await getReports()).toEqual([]);
});
