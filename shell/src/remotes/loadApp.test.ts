import { answerFetch, json } from '../testing/network';
import { appModule, hostApp, takeDown, unloadContainer, type AppHost } from '../testing/appHost';
import { containers, federation } from './federation';
import { rememberLastGood } from './fetchManifest';
import { appsInUse, confirmRendered, fallBack, forgetApp, forgetFailed, loadApp, shellOutdated } from './loadApp';

let host: AppHost;
beforeEach(() => {
  host = hostApp();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  takeDown(host);
});

const stored = () => localStorage.getItem('adp.shell.manifest.mfe_tiny@https://tiny.example');

test("returns the app's module, initialised with the shell's shared packages", async () => {
  const module = await loadApp(host.app);
  expect(module).toMatchObject({ app: 'mfe_tiny', build: 'b-0123456789' });
  expect(host.container.init.mock.calls).toEqual([[federation.shareScopeMap['default'], [], expect.anything()]]);
  expect(host.container.get).toHaveBeenCalledWith('./routes');
});

test('loads an app once for concurrent and later calls', async () => {
  const requested = answerFetch(() => json(host.manifest));
  const [first, second] = await Promise.all([loadApp(host.app), loadApp(host.app)]);
  expect(await loadApp(host.app)).toBe(first);
  expect(second).toBe(first);
  expect(requested).toHaveLength(1);
  expect(host.container.get).toHaveBeenCalledTimes(1);
});

test("bypasses all caches, including the service worker's, after a page has failed, until the app has loaded", async () => {
  const url = `${host.app.origin}/manifest.json`;
  const requested = answerFetch(() => json(host.manifest));
  await loadApp(host.app);
  forgetFailed('mfe_tiny');
  await loadApp(host.app);
  forgetApp('mfe_tiny');
  await loadApp(host.app);
  const around = expect.stringContaining(`${url}?retry=`) as string;
  expect(requested).toEqual([url, url, around, url]);
});

test('removes the preload links of a failed app, so that a retry does not wait for free connections', async () => {
  const addLinks = () => {
    for (const href of ['https://tiny.example/b-0123456789/page.js', 'https://tiny.example.org/b-0123456789/page.js']) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
      document.head.append(link);
    }
  };
  const links = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).host);
  addLinks();
  answerFetch(() => new Response(null, { status: 500 }));
  await expect(loadApp(host.app)).rejects.toThrow('status 500');
  expect(links()).toEqual(['tiny.example.org']);
  answerFetch(() => json(host.manifest));
  await loadApp(host.app);
  addLinks();
  forgetFailed('mfe_tiny');
  expect(links()).toEqual(['tiny.example.org', 'tiny.example.org']);
  for (const link of document.querySelectorAll('link')) link.remove();
});

test('records the build of a loaded app, and stores the manifest when one of its pages is shown', async () => {
  expect(appsInUse()).toEqual([]);
  await loadApp(host.app);
  expect(appsInUse()).toMatchObject([{ app: host.app, manifest: { build: 'b-0123456789' } }]);
  expect(stored()).toBeNull();
  confirmRendered('mfe_tiny');
  expect(stored()).toBe(JSON.stringify(host.manifest));
});

describe('the last good build', () => {
  const old = 'mfe_tiny_b_0000000001';
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const module = appModule({ build: 'b-0000000001' });
    const entry = 'b-0000000001/entry.js';
    containers.set(old, { init: jest.fn(), get: () => Promise.resolve(() => ({ app: module })) });
    federation.registerRemotes([
      { name: old, entry: `${host.app.origin}/${entry}`, type: 'var', entryGlobalName: old },
    ]);
    rememberLastGood({ ...host.manifest, build: 'b-0000000001', container: old, entry }, host.app.origin);
  });
  afterEach(() => {
    unloadContainer(old);
    jest.restoreAllMocks();
  });

  const used = async () => (await loadApp(host.app)).build;

  test('is not used if the live build works', async () => {
    await expect(used()).resolves.toBe('b-0123456789');
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['is refused', () => void answerFetch(() => json({ ...host.manifest, contract: 9 }))],
    ['throws while it loads', () => void host.container.get.mockRejectedValue(new Error('boom'))],
    ['exposes no app', () => void host.container.get.mockResolvedValue(() => ({}))],
  ])('is used if the live build %s, and the report names both builds', async (_, arrange) => {
    arrange();
    await expect(used()).resolves.toBe('b-0000000001');
    expect(logged.mock.calls).toEqual([
      ['Build b-0123456789 of mfe_tiny is not used, but b-0000000001', expect.any(Error)],
    ]);
  });

  test('is used if the live build has failed before one of its pages was shown', async () => {
    await loadApp(host.app);
    const reason = new Error('broken while rendering');
    expect(fallBack('mfe_tiny', reason)).toBe(true);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0000000001');
    expect(logged.mock.calls[0]).toContain(reason);
  });

  test('is the live build after one of its pages was shown, so a later failure has no fallback', async () => {
    await loadApp(host.app);
    confirmRendered('mfe_tiny');
    expect(fallBack('mfe_tiny', new Error('broken'))).toBe(false);
  });

  test('stays in use, and the failed build is not retried in this page', async () => {
    host.container.get.mockRejectedValueOnce(new Error('boom'));
    await loadApp(host.app);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0000000001');
  });

  test('does not replace the error of the live build if it also fails', async () => {
    host.container.get.mockRejectedValue(new Error('boom'));
    containers.set(old, { init: jest.fn(), get: () => Promise.reject(new Error('old and gone')) });
    await expect(used()).rejects.toMatchObject({ reason: 'boom' });
  });
});

test('the page checks for updates if an app needs a newer contract', async () => {
  const check = jest.fn();
  const unsubscribe = shellOutdated.subscribe(check);
  answerFetch(() => json({ ...host.manifest, contract: 3 }));
  await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'refused' });
  expect(check.mock.calls).toEqual([['mfe_tiny']]);
  unsubscribe();
});

test("loadApp runs the app's `prepare` before it returns the module", async () => {
  const calls: string[] = [];
  takeDown(host);
  host = hostApp(appModule({ prepare: () => Promise.resolve().then(() => void calls.push('prepared')) }));
  await loadApp(host.app);
  expect(calls).toEqual(['prepared']);
});

test('loadApp loads a discarded app again', async () => {
  const before = await loadApp(host.app);
  forgetApp('mfe_tiny');
  expect(appsInUse()).toEqual([]);
  host.container.get.mockResolvedValueOnce(() => ({ app: appModule({ routes: [] }) }));
  const after = await loadApp(host.app);
  expect(after).not.toBe(before);
  expect(after.routes).toEqual([]);
});

test('loadApp does not cache a failed load', async () => {
  host.container.get.mockRejectedValueOnce(new Error('Loading chunk routes failed'));
  await expect(loadApp(host.app)).rejects.toThrow('Loading chunk routes failed');
  expect(appsInUse()).toEqual([]);
  expect(stored()).toBeNull();
  await expect(loadApp(host.app)).resolves.toMatchObject({ app: 'mfe_tiny' });
});

test('loadApp bypasses caches and loads the live build if the build in the HTML does not load', async () => {
  const requested = answerFetch(() => json(host.manifest));
  const stored = { ...host.manifest, build: 'b-0000000002', container: 'gone', contract: 9 };
  document.body.innerHTML = `<script type="application/json" id="live-manifest">${JSON.stringify(stored)}</script>`;
  await expect(loadApp(host.app)).resolves.toMatchObject({ build: 'b-0123456789' });
  expect(requested).toContainEqual(expect.stringContaining('?retry='));
});

test('loadApp bypasses caches after a failed load until a load succeeds', async () => {
  const requested = answerFetch(() => json(host.manifest));
  host.container.get.mockRejectedValueOnce(new Error('gone'));
  await expect(loadApp(host.app)).rejects.toThrow('gone');
  await loadApp(host.app);
  forgetApp('mfe_tiny');
  await loadApp(host.app);
  const url = 'https://tiny.example/manifest.json';
  expect(requested).toEqual([url, url, expect.stringContaining(`${url}?retry=`), url]);
});

test('loadApp rejects both of two concurrent calls if the load fails', async () => {
  host.container.get.mockRejectedValueOnce(new Error('gone'));
  const results = await Promise.allSettled([loadApp(host.app), loadApp(host.app)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a failed load that was discarded does not discard a newer load', async () => {
  let fail: (error: Error) => void = () => undefined;
  host.container.get.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const older = loadApp(host.app);
  forgetApp('mfe_tiny');
  const newer = loadApp(host.app);
  fail(new Error('too late to matter'));
  await expect(older).rejects.toThrow('too late to matter');
  expect(loadApp(host.app)).toBe(newer);
  await expect(newer).resolves.toMatchObject({ app: 'mfe_tiny' });
});

test('loadApp rejects an app that is not open yet', async () => {
  await expect(loadApp({ ...host.app, origin: null })).rejects.toMatchObject({
    kind: 'manifest',
    reason: 'it is not open yet',
  });
});

describe('an incompatible app', () => {
  test.each([
    ['another contract', { contract: 3 }, 'it needs contract 3, but this site supports 1, 2'],
    ['a newer React', { requires: { react: '20.0.0' } }, 'it needs react 20.0.0, but this site has 19.3.1'],
    [
      'a package that the shell does not share',
      { requires: { vue: '3.0.0' } },
      'it needs vue 3.0.0, which this site does not share',
    ],
  ])('that needs %s is rejected before it runs, with the reason', async (_, fields, reason) => {
    answerFetch(() => json({ ...host.manifest, ...fields }));
    await expect(loadApp(host.app)).rejects.toMatchObject({
      kind: 'refused',
      message: `mfe_tiny: its build b-0123456789 does not fit: ${reason}`,
    });
    expect(host.container.init).not.toHaveBeenCalled();
  });
});

describe('a module that does not fit the contract', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /not match the contract: .*received null/],
    ['another shape', { routes: [] }, /not match the contract: contract: /],
    ['another name', appModule({ app: 'mfe_other' }), /its name is mfe_other/],
  ])('is rejected with the reason: %s', async (_, module, reason) => {
    takeDown(host);
    host = hostApp(module);
    await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'contract', reason: expect.stringMatching(reason) });
    expect(appsInUse()).toEqual([]);
  });
});

describe('an app that throws', () => {
  const boom = () => {
    throw new Error('boom');
  };

  test.each<[string, () => void]>([
    ['when it is initialised', () => host.container.init.mockImplementation(boom)],
    ['when its module is requested', () => host.container.get.mockImplementation(boom)],
    ['when its module runs', () => host.container.get.mockResolvedValue(boom)],
    ['while it prepares', () => host.container.get.mockResolvedValue(() => ({ app: appModule({ prepare: boom }) }))],
  ])('%s rejects with its own error', async (_, arrange) => {
    arrange();
    await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'throws', reason: 'boom', app: 'mfe_tiny' });
  });

  test('is reported even if the thrown value is not an Error', async () => {
    host.container.get.mockRejectedValue('just a text');
    await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'throws', reason: 'just a text' });
  });
});

describe('an app that never settles', () => {
  test.each<[string, () => void]>([
    ['while its module loads', () => host.container.get.mockReturnValue(new Promise(() => undefined))],
    [
      'while it prepares',
      () =>
        host.container.get.mockResolvedValue(() => ({
          app: appModule({ prepare: () => new Promise(() => undefined) }),
        })),
    ],
  ])('%s times out after 19 s', async (_, arrange) => {
    jest.useFakeTimers();
    arrange();
    const failure = expect(loadApp(host.app)).rejects.toMatchObject({
      kind: 'slow',
      reason: 'it did not load within 19 s',
    });
    await jest.advanceTimersByTimeAsync(19_000);
    await failure;
  });

  test('no timer remains after a load', async () => {
    jest.useFakeTimers();
    await loadApp(host.app);
    expect(jest.getTimerCount()).toBe(0);
  });
});
