import { holdUnsaved, type AppModule } from '@adp/app-contract';
import { waitFor } from '@testing-library/react';
import { countReloads } from '../../testing/reloads';
import { appModule, hostApp, takeDown, type AppHost } from '../../testing/appHost';
import { answerFetch, json } from '../../testing/network';
import { containers, federation } from '../../remotes/federation';
import { hashes } from '../../remotes/integrity';
import { appsInUse, confirmRendered, fallBack, forgetApp, loadApp } from '../../remotes/loadApp';
import { preloadFiles } from '../../remotes/preloadFiles';
import { swap } from './pendingSwaps';
import { recoverPage } from './recoverPage';
import { findSwap } from './swaps';

let hosts: AppHost[];
let release: (() => void) | undefined;
let dispose: jest.Mock;
const builds = { old: 'b-0123456789', next: 'b-1111111111' };

/** Publishes a new build of the same app, whose container is already in the page. */
function publish(build: string, fields: Partial<AppModule> = {}): AppHost {
  const host = hostApp(appModule({ build, ...fields }));
  const entry = `${build}/entry.js`;
  const manifest = { ...host.manifest, build, entry };
  Object.assign(host.manifest, manifest);
  for (const remote of federation.options.remotes)
    if (remote.name === manifest.container) Object.assign(remote, { entry: `${host.app.origin}/${entry}` });
  hosts.push(host);
  return host;
}

const live = (host: AppHost) => answerFetch(() => json(host.manifest));

let old: AppHost;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hosts = [];
  dispose = jest.fn();
  old = publish(builds.old, { dispose });
  await loadApp(old.app);
  confirmRendered('mfe_tiny');
});
afterEach(() => {
  release?.();
  release = undefined;
  hosts.forEach(takeDown);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** Checks for new builds as the page does. */
async function look(): Promise<void> {
  for (const running of appsInUse()) await findSwap(running);
}

/** Navigates to a page of the app, as the router does. Returns whether another build is used. */
const navigate = () => swap('mfe_tiny');
const used = async () => (await loadApp(old.app)).build;

test('swaps to a build of the track "next" that fits this shell, but not again after it has failed', async () => {
  const next = publish(builds.next);
  answerFetch(() => json({ ...old.manifest, next: next.manifest }));
  await look();
  expect(navigate()).toBe(true);
  expect(await used()).toBe(builds.next);
  expect(fallBack('mfe_tiny', new Error('boom'))).toBe(true);
  forgetApp('mfe_tiny');
  expect(await used()).toBe(builds.old);
  await look();
  expect(navigate()).toBe(false);
  await look();
  expect(navigate()).toBe(false);
});

test('swaps to another live build once, at the next navigation into the app', async () => {
  live(publish(builds.next));
  await look();
  await expect(used()).resolves.toBe(builds.old);
  expect(navigate()).toBe(true);
  await expect(used()).resolves.toBe(builds.next);
  await look();
  expect(navigate()).toBe(false);
});

test('leaves a canary that the site has stopped, at the next navigation', async () => {
  const key = 'adp.shell.canary.mfe_tiny';
  const canary = { ...publish(builds.next).manifest, share: 1 };
  localStorage.setItem(key, builds.next);
  let stopped: readonly object[] = [];
  answerFetch((url) => json(url === '/api/health/stopped' ? { stopped } : { ...old.manifest, canary }));
  await look();
  expect(navigate()).toBe(true);
  await expect(used()).resolves.toBe(builds.next);
  await look();
  expect(navigate()).toBe(false);
  stopped = [{ app: 'mfe_tiny', build: builds.next }];
  await look();
  expect(navigate()).toBe(true);
  expect(localStorage.getItem(key)).toBe(`${builds.next} stopped by its verdict`);
  localStorage.clear();
});

test('does not swap for a page of another app', async () => {
  live(publish(builds.next));
  await look();
  expect([swap('mfe_other'), swap(undefined)]).toEqual([false, false]);
  expect(navigate()).toBe(true);
});

test('postpones the swap to a later navigation if there are unsaved changes', async () => {
  live(publish(builds.next));
  await look();
  release = holdUnsaved('mfe_other');
  expect(navigate()).toBe(false);
  release();
  expect(navigate()).toBe(true);
});

test('does not use a build that was rolled back before the next navigation', async () => {
  live(publish(builds.next));
  await look();
  live(old);
  await look();
  expect(navigate()).toBe(false);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 503', () => json({}, 503)],
  ['another shape', () => json({ message: 'busy' })],
])('does not swap if the host responds with %s', async (_, answer) => {
  answerFetch(answer);
  await look();
  expect(navigate()).toBe(false);
});

describe('after a page of the next build was shown', () => {
  test('removes and disposes of the previous build with its style sheets, and a rollback loads it again', async () => {
    const folder = `${old.app.origin}/${builds.old}`;
    hashes.set(`${folder}/list.js`, 'sha256-AAAA');
    const styles = (build: string) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.setAttribute('href', `${old.app.origin}/${build}/routes.css`);
      document.head.append(link);
      return link;
    };
    const sheets = [styles(builds.old), styles(builds.next)];
    Reflect.set(globalThis, `webpackChunk${old.manifest.container}`, []);
    live(publish(builds.next));
    await look();
    navigate();
    await loadApp(old.app);
    expect(dispose).not.toHaveBeenCalled();
    confirmRendered('mfe_tiny');
    await waitFor(() => expect(dispose).toHaveBeenCalledTimes(1));
    const { container } = old.manifest;
    expect(containers.has(container)).toBe(false);
    expect(federation.moduleCache.has(container)).toBe(false);
    expect(JSON.stringify(federation.options.remotes)).not.toContain(container);
    expect(Object.keys(federation.remoteHandler.idToRemoteMap)).not.toContain(`${container}/routes`);
    expect([...hashes.keys()].filter((url) => url.startsWith(folder))).toEqual([]);
    expect(Reflect.has(globalThis, `webpackChunk${container}`)).toBe(false);
    expect(sheets.map(({ isConnected }) => isConnected)).toEqual([false, true]);
    for (const sheet of sheets) sheet.remove();
  });

  test('does not remove a build while one of its files is loading', async () => {
    const script = document.createElement('script');
    script.setAttribute('src', `${old.app.origin}/${builds.old}/list.js`);
    document.head.append(script);
    live(publish(builds.next));
    await look();
    navigate();
    await loadApp(old.app);
    confirmRendered('mfe_tiny');
    expect(containers.has(old.manifest.container)).toBe(true);
    script.remove();
    confirmRendered('mfe_tiny');
    expect(containers.has(old.manifest.container)).toBe(false);
  });

  test('showing another page of that build removes nothing more', async () => {
    live(publish(builds.next));
    await look();
    navigate();
    await loadApp(old.app);
    confirmRendered('mfe_tiny');
    confirmRendered('mfe_tiny');
    await expect(used()).resolves.toBe(builds.next);
    expect(dispose).toHaveBeenCalledTimes(1);
  });
});

describe('a new build that fails before one of its pages was shown', () => {
  beforeEach(async () => {
    live(publish(builds.next));
    await look();
    navigate();
    await loadApp(old.app);
    expect(fallBack('mfe_tiny', new Error('broken while rendering'))).toBe(true);
    forgetApp('mfe_tiny');
  });

  test('falls back to the previous build, which was not removed', async () => {
    await expect(used()).resolves.toBe(builds.old);
    confirmRendered('mfe_tiny');
    await loadApp(old.app);
    expect(dispose).not.toHaveBeenCalled();
    expect(containers.has(old.manifest.container)).toBe(true);
  });

  test('is not tried again until another build has been live', async () => {
    await loadApp(old.app);
    await look();
    expect(navigate()).toBe(false);
    const [, broken] = hosts;
    live(old);
    await look();
    if (broken) live(broken);
    await look();
    expect(navigate()).toBe(true);
  });
});

describe('recovery from a missing file of a page', () => {
  const here = {
    app: 'mfe_tiny',
    build: builds.old,
    path: '/tiny/:id',
    destination: () => '/tiny/a?from=mail',
    onSwap: jest.fn(),
  };
  const goElsewhere = { ...here, destination: () => '/elsewhere' };
  let reloads: () => number;
  beforeEach(() => {
    here.onSwap.mockClear();
    reloads = countReloads();
  });
  const recover = (page = here) => recoverPage(page);

  test('opens the page with the live build without a reload, if another build is live', async () => {
    live(publish(builds.next));
    await expect(recover()).resolves.toBe(true);
    expect([here.onSwap.mock.calls.length, reloads()]).toEqual([1, 0]);
    await expect(used()).resolves.toBe(builds.next);
  });

  test.each<[string, () => Promise<boolean>]>([
    [
      'there are unsaved changes',
      () => {
        release = holdUnsaved('mfe_tiny');
        return recover();
      },
    ],
    ['the visitor has navigated elsewhere', () => recover(goElsewhere)],
  ])('does nothing if %s', async (_, recoverNow) => {
    live(publish(builds.next));
    await expect(recoverNow()).resolves.toBe(false);
    expect([here.onSwap.mock.calls.length, reloads()]).toEqual([0, 0]);
  });

  test('reloads the document if the build of the page is live', async () => {
    window.history.replaceState(null, '', '/tiny/a?from=mail');
    live(old);
    await expect(recover()).resolves.toBe(true);
    expect([here.onSwap.mock.calls.length, reloads()]).toEqual([0, 1]);
  });
});

test('ignores hints in the HTML that name files of the previous build', async () => {
  const preload = jest.fn();
  globalThis.adpPreload = preload;
  live(publish(builds.next));
  await look();
  navigate();
  preloadFiles(old.app, '/tiny/b', true);
  preloadFiles({ name: 'mfe_other' }, '/elsewhere', true);
  expect(preload.mock.calls).toEqual([['/elsewhere', true]]);
  globalThis.adpPreload = undefined;
});
