import { appModule, hostApp, takeDown, type AppHost } from '../testing/appHost';
import { answerFetch, json } from '../testing/network';
import { readLastGood } from './fetchManifest';
import { confirmRendered, fallBack, forgetApp, loadApp, pageRendered } from './loadApp';

describe('a build of the track "next"', () => {
  let host: AppHost;
  let next: AppHost;
  const build = 'b-eeeeeeeeee';
  beforeEach(() => {
    host = hostApp();
    next = hostApp(appModule({ build }));
    const manifest = { ...next.manifest, build };
    answerFetch(() => json({ ...host.manifest, next: manifest }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    takeDown(next);
    takeDown(host);
  });

  test('becomes the last good build after one of its pages was shown', async () => {
    await loadApp(host.app);
    confirmRendered('mfe_tiny');
    expect(readLastGood(host.app, host.app.origin)).toEqual({ ...next.manifest, build });
  });

  test('is replaced by the live build for this page if it does not load', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    next.container.get.mockRejectedValue(new Error('boom'));
    await expect(loadApp(host.app)).resolves.toMatchObject({ build: 'b-0123456789' });
    expect(logged.mock.calls).toEqual([
      [`Build ${build} of mfe_tiny is not used, but b-0123456789`, expect.any(Error)],
    ]);
    confirmRendered('mfe_tiny');
    expect(readLastGood(host.app, host.app.origin)).toEqual(host.manifest);
    forgetApp('mfe_tiny');
    await expect(loadApp(host.app)).resolves.toMatchObject({ build: 'b-0123456789' });
  });
});

describe('a canary', () => {
  let host: AppHost;
  const key = 'adp.shell.canary.mfe_tiny';
  const build = 'b-cccccccccc';
  let canary: AppHost;
  let logged: jest.SpyInstance;
  beforeEach(() => {
    host = hostApp();
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    canary = hostApp(appModule({ build }));
    answerFetch(() => json({ ...host.manifest, canary: { ...canary.manifest, build, share: 0.1 } }));
    localStorage.setItem(key, build);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    takeDown(canary);
    takeDown(host);
  });

  const used = async () => (await loadApp(host.app)).build;

  test('is used in a browser that has drawn it', async () => {
    await expect(used()).resolves.toBe(build);
  });

  test.each([
    ['drew another canary', 'b-dddddddddd'],
    ['drew none', undefined],
  ])('is not used in a browser that %s', async (_, drawn) => {
    localStorage.removeItem(key);
    if (drawn) localStorage.setItem(key, drawn);
    await expect(used()).resolves.toBe('b-0123456789');
  });

  test('does not become the last good build', async () => {
    localStorage.removeItem(key);
    await loadApp(host.app);
    confirmRendered('mfe_tiny');
    expect(readLastGood(host.app, host.app.origin)).toEqual(host.manifest);
  });

  test('is announced to listeners when one of its pages is shown', async () => {
    const onRendered = jest.fn();
    const unsubscribe = pageRendered.subscribe(onRendered);
    localStorage.removeItem(key);
    await loadApp(host.app);
    expect(onRendered).not.toHaveBeenCalled();
    confirmRendered('mfe_tiny');
    expect(onRendered.mock.calls).toMatchObject([[{ app: host.app, manifest: { canary: { build } } }]]);
    unsubscribe();
  });

  test('is permanently replaced by the stable build if it does not load, and the reason is stored', async () => {
    canary.container.get.mockRejectedValue(new Error('boom'));
    await expect(used()).resolves.toBe('b-0123456789');
    expect(logged.mock.calls).toEqual([
      [`Build ${build} of mfe_tiny is not used, but b-0123456789`, expect.any(Error)],
    ]);
    expect(localStorage.getItem(key)).toBe(`${build} Error: boom`);
    canary.container.get.mockResolvedValue(() => ({ app: appModule({ build }) }));
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0123456789');
  });

  test('is replaced by the stable build if it fails after it was shown', async () => {
    await loadApp(host.app);
    confirmRendered('mfe_tiny');
    expect(fallBack('mfe_tiny', new Error('broken while rendering'))).toBe(true);
    expect(localStorage.getItem(key)).toBe(`${build} Error: broken while rendering`);
    expect(logged.mock.calls).toEqual([
      [`Build ${build} of mfe_tiny is not used, but the stable one`, expect.any(Error)],
    ]);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0123456789');
  });

  test('is replaced by the stable build even if storage fails', async () => {
    await loadApp(host.app);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(fallBack('mfe_tiny', new Error('broken'))).toBe(true);
    forgetApp('mfe_tiny');
    await expect(used()).resolves.toBe('b-0123456789');
  });
});
