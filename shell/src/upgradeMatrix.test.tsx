import type { AppManifest } from '@adp/app-contract';
import { describeUpgrade, upgradeMatrix, type PageOutcome } from '@adp/app-contract/testing';
import { createMemoryRouter } from 'react-router-dom';
import { reportVisits } from './features/offline/reportVisits';
import { canaryKey } from './remotes/chooseBuild';
import { appsInUse, forgetApp, loadApp } from './remotes/loadApp';
import { provided } from './remotes/provided';
import { hostApp, moduleOfContract, takeDown, type AppHost } from './testing/appHost';
import { answerFetch, json } from './testing/network';

// Opens the pages of docs/upgrades.md in a browser. src/server/upgradeMatrix.test.ts renders them, and
// tools/cli/src/publish/upgradeMatrix.test.ts runs the commands.

const builds = { live: 'b-1111111111', canary: 'b-2222222222', next: 'b-3333333333' };
type Track = keyof typeof builds;

let hosts: readonly AppHost[];
let manifest: AppManifest;

/** Serves an app with a build of each track. Returns the host of the app. */
function serve(contracts: Partial<Record<Track, number>>): AppHost {
  const served = Object.entries(contracts).map(([track, contract]) => {
    const build = builds[track as Track];
    const host = hostApp(moduleOfContract(contract, build));
    const entry = `${build}/entry.js`;
    return [track, host, { ...host.manifest, contract, build, entry }] as const;
  });
  hosts = served.map(([, host]) => host);
  const manifests = Object.fromEntries(served.map(([track, , each]) => [track, each]));
  const { live, canary, next } = manifests;
  const [host] = hosts;
  if (!live || !host) throw new Error('The app has no live build.');
  manifest = { ...live, ...(canary && { canary: { ...canary, share: 1 } }), ...(next && { next }) };
  answerFetch(() => json(manifest));
  return host;
}

beforeEach(() => {
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  for (const host of hosts) takeDown(host);
  jest.restoreAllMocks();
});

/** Returns the outcome of a page that runs a build, or of an error. */
async function toOutcome(build: Promise<string>): Promise<PageOutcome> {
  try {
    const id = await build;
    const track = (Object.keys(builds) as Track[]).find((each) => builds[each] === id) ?? 'live';
    const { contract } = track === 'live' ? manifest : (manifest[track] ?? manifest);
    if (track === 'next') return 'next';
    return contract < Math.max(...provided.contracts) ? `${track}, translated` : track;
  } catch (error) {
    expect(error).toMatchObject({ kind: 'refused', reason: expect.stringContaining('needs contract') as string });
    return 'refused';
  }
}

const load = async ({ app }: AppHost) => (await loadApp(app)).build;

/** Returns the build of a page that was stored by a visit, and is opened again without network. */
async function openStored(host: AppHost): Promise<string> {
  const online = await load(host);
  let stored: Readonly<Record<string, unknown>> = {};
  const router = createMemoryRouter([{ path: '*', handle: { offline: true } }]);
  const holder = {
    get: () => router,
    attempts: () => 0,
    subscribe: () => () => undefined,
    retry: jest.fn(),
    dispose: jest.fn(),
  };
  reportVisits(holder, ({ manifests }) => {
    stored = manifests;
  });
  forgetApp(host.app.name);
  localStorage.clear();
  answerFetch((url) => (url in stored ? json(stored[url]) : Promise.reject(new TypeError('Failed to fetch'))));
  const offline = await load(host);
  expect(offline).toBe(online);
  expect(appsInUse()[0]?.manifest).not.toHaveProperty('next');
  return offline;
}

describe.each(upgradeMatrix.map(({ upgrade, outcomes }) => [describeUpgrade(upgrade), upgrade, outcomes] as const))(
  '%s',
  (_, { shell, live, next }, expected) => {
    const tracks = { live, ...(next !== undefined && { next }) };
    beforeEach(() => {
      jest.replaceProperty(provided, 'contracts', shell);
    });

    test(`in the browser: ${expected.browser}`, async () => {
      const host = serve(tracks);
      expect(await toOutcome(load(host))).toBe(expected.browser);
    });

    if (expected.offline !== '–')
      test(`stored offline: ${expected.offline}`, async () => {
        const host = serve(tracks);
        expect(await toOutcome(openStored(host))).toBe(expected.offline);
      });

    if (expected.canary !== '–')
      test(`in a browser with a canary: ${expected.canary}`, async () => {
        const host = serve({ ...tracks, canary: live });
        localStorage.setItem(canaryKey(host.app.name), builds.canary);
        expect(await toOutcome(load(host))).toBe(expected.canary);
      });
  },
);
