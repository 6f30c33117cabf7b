import { answerFetch, json } from '../testing/network';
import { appModule, hostApp, takeDown, unloadContainer, type AppHost } from '../testing/appHost';
import { containers, federation } from './federation';
import { rememberGood } from './fetchManifest';
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

test("an app's module is given, initialised with the shell's shared packages", async () => {
  const module = await loadApp(host.app);
  expect(module).toMatchObject({ app: 'mfe_tiny', build: 'b-0123456789' });
  expect(host.container.init.mock.calls).toEqual([[federation.shareScopeMap['default'], [], expect.anything()]]);
  expect(host.container.get).toHaveBeenCalledWith('./routes');
});

test('an app is loaded once, however often and however early it is asked for', async () => {
  const requested = answerFetch(() => json(host.manifest));
  const [one, other] = await Promise.all([loadApp(host.app), loadApp(host.app)]);
  expect(await loadApp(host.app)).toBe(one);
  expect(other).toBe(one);
  expect(requested).toHaveLength(1);
  expect(host.container.get).toHaveBeenCalledTimes(1);
});

test("an app whose page has failed is asked for around all caches, the worker's too, until it has loaded", async () => {
  const address = `${host.app.origin}/manifest.json`;
  const requested = answerFetch(() => json(host.manifest));
  await loadApp(host.app);
  forgetFailed('mfe_tiny');
  await loadApp(host.app);
  forgetApp('mfe_tiny');
  await loadApp(host.app);
  const around = expect.stringContaining(`${address}?retry=`) as string;
  expect(requested).toEqual([address, address, around, address]);
});

test("an app that has failed has no preload links left, so that a retry does not wait for a host's connections", async () => {
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

test('an app that has loaded is in use, with its build; its manifest is remembered once a page of it is shown', async () => {
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
    rememberGood({ ...host.manifest, build: 'b-0000000001', container: old, entry }, host.app.origin);
  });
  afterEach(() => {
    unloadContainer(old);
    jest.restoreAllMocks();
  });

  const used = async () => (await loadApp(host.app)).build;

  test('is not used where the live one works', async () => {
    await expect(used()).resolves.toBe('b-0123456789');
    expect(logged).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['is refused', () => void answerFetch(() => json({ ...host.manifest, contract: 9 }))],
    ['throws while it loads', () => void host.container.get.mockRejectedValue(new Error('boom'))],
    ['exposes no app', () => void host.container.get.mockResolvedValue(() => ({}))],
  ])('is used where the live one %s, and the report names both', async (_, arrange) => {
    arrange();
    await expect(used()).resolves.toBe('b-0000000001');
    expect(logged.mock.calls).toEqual([
      ['Build b-0123456789 of mfe_tiny is not used, but b-0000000001', expect.any(Error)],
    ]);
  });

  test('is used where the live one has failed before a page of it was shown', async () => {
    await loadApp(host.app);
    const reason = new Error('broken while rendering');
    expect(fallBack('mfe_tiny', reason)).toBe(true);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0000000001');
    expect(logged.mock.calls[0]).toContain(reason);
  });

  test('is the live one once a page of that is shown: a later failure has nothing to fall back on', async () => {
    await loadApp(host.app);
    confirmRendered('mfe_tiny');
    expect(fallBack('mfe_tiny', new Error('broken'))).toBe(false);
  });

  test('stays in use: the build that has failed is not tried again in this page', async () => {
    host.container.get.mockRejectedValueOnce(new Error('boom'));
    await loadApp(host.app);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0000000001');
  });

  test('that does not work either leaves the reason of the live one', async () => {
    host.container.get.mockRejectedValue(new Error('boom'));
    containers.set(old, { init: jest.fn(), get: () => Promise.reject(new Error('old and gone')) });
    await expect(used()).rejects.toMatchObject({ reason: 'boom' });
  });
});

test('an app that needs a newer contract makes the page look what is live', async () => {
  const check = jest.fn();
  const unsubscribe = shellOutdated.subscribe(check);
  answerFetch(() => json({ ...host.manifest, contract: 2 }));
  await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'refused' });
  expect(check.mock.calls).toEqual([['mfe_tiny']]);
  unsubscribe();
});

test('what the app needs before its first page is prepared before it is given', async () => {
  const calls: string[] = [];
  takeDown(host);
  host = hostApp(appModule({ prepare: () => Promise.resolve().then(() => void calls.push('prepared')) }));
  await loadApp(host.app);
  expect(calls).toEqual(['prepared']);
});

test('an app that was forgotten is loaded again', async () => {
  const before = await loadApp(host.app);
  forgetApp('mfe_tiny');
  expect(appsInUse()).toEqual([]);
  host.container.get.mockResolvedValueOnce(() => ({ app: appModule({ routes: {} }) }));
  const after = await loadApp(host.app);
  expect(after).not.toBe(before);
  expect(after.routes).toEqual({});
});

test('a failed load is forgotten: the next one tries again, and nothing of the failure is kept', async () => {
  host.container.get.mockRejectedValueOnce(new Error('Loading chunk routes failed'));
  await expect(loadApp(host.app)).rejects.toThrow('Loading chunk routes failed');
  expect(appsInUse()).toEqual([]);
  expect(stored()).toBeNull();
  await expect(loadApp(host.app)).resolves.toMatchObject({ app: 'mfe_tiny' });
});

test('where the build that the HTML names does not load, the live one does, from around all caches', async () => {
  const requested = answerFetch(() => json(host.manifest));
  const stored = { ...host.manifest, build: 'b-0000000002', container: 'gone', contract: 9 };
  document.body.innerHTML = `<script type="application/json" id="live-manifest">${JSON.stringify(stored)}</script>`;
  await expect(loadApp(host.app)).resolves.toMatchObject({ build: 'b-0123456789' });
  expect(requested).toContainEqual(expect.stringContaining('?retry='));
});

test('after a failed load the manifest is requested around the caches, until a load has come', async () => {
  const requested = answerFetch(() => json(host.manifest));
  host.container.get.mockRejectedValueOnce(new Error('gone'));
  await expect(loadApp(host.app)).rejects.toThrow('gone');
  await loadApp(host.app);
  forgetApp('mfe_tiny');
  await loadApp(host.app);
  const address = 'https://tiny.example/manifest.json';
  expect(requested).toEqual([address, address, expect.stringContaining(`${address}?retry=`), address]);
});

test('two who wait for the same failing load both hear of it', async () => {
  host.container.get.mockRejectedValueOnce(new Error('gone'));
  const results = await Promise.allSettled([loadApp(host.app), loadApp(host.app)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a load that was forgotten while it failed does not take the newer one with it', async () => {
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

test('an app that is announced and not open cannot be loaded', async () => {
  await expect(loadApp({ ...host.app, origin: null })).rejects.toMatchObject({
    kind: 'manifest',
    reason: 'it is announced, not open yet',
  });
});

describe('an app that does not fit is refused before anything of it runs, with the reason', () => {
  test.each([
    ['another contract', { contract: 2 }, 'it speaks version 2 of the contract, this site speaks 1'],
    ['a newer React', { requires: { react: '20.0.0' } }, 'it needs react 20.0.0, this site has 19.3.1'],
    [
      'a package that the shell does not share',
      { requires: { vue: '3.0.0' } },
      'it needs vue 3.0.0, which this site does not share',
    ],
  ])('%s', async (_, fields, reason) => {
    answerFetch(() => json({ ...host.manifest, ...fields }));
    await expect(loadApp(host.app)).rejects.toMatchObject({
      kind: 'refused',
      message: `mfe_tiny: its build b-0123456789 does not fit: ${reason}`,
    });
    expect(host.container.init).not.toHaveBeenCalled();
  });
});

describe('a module that is not to the contract is refused', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /not to the contract: .*received null/],
    ['another shape', { routes: [] }, /not to the contract: contract: /],
    ['another name', appModule({ app: 'mfe_other' }), /it calls itself mfe_other/],
  ])('%s', async (_, module, reason) => {
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
    ['when its module is asked for', () => host.container.get.mockImplementation(boom)],
    ['when its module runs', () => host.container.get.mockResolvedValue(boom)],
    ['while it prepares', () => host.container.get.mockResolvedValue(() => ({ app: appModule({ prepare: boom }) }))],
  ])('%s is a fault of its own', async (_, arrange) => {
    arrange();
    await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'throws', reason: 'boom', app: 'mfe_tiny' });
  });

  test('something that is no error is told all the same', async () => {
    host.container.get.mockRejectedValue('just a text');
    await expect(loadApp(host.app)).rejects.toMatchObject({ kind: 'throws', reason: 'just a text' });
  });
});

describe('an app that does not come to an end', () => {
  test.each<[string, () => void]>([
    ['while its module loads', () => host.container.get.mockReturnValue(new Promise(() => undefined))],
    [
      'while it prepares',
      () =>
        host.container.get.mockResolvedValue(() => ({
          app: appModule({ prepare: () => new Promise(() => undefined) }),
        })),
    ],
  ])('%s is given up after 19 s', async (_, arrange) => {
    jest.useFakeTimers();
    arrange();
    const failure = expect(loadApp(host.app)).rejects.toMatchObject({
      kind: 'slow',
      reason: 'it did not answer within 19 s',
    });
    await jest.advanceTimersByTimeAsync(19_000);
    await failure;
  });

  test('leaves no timer behind once it has come', async () => {
    jest.useFakeTimers();
    await loadApp(host.app);
    expect(jest.getTimerCount()).toBe(0);
  });
});
