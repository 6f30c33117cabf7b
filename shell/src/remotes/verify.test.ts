import { browserAttacks, createManifestAttacks, manifestAttacks, testNow, testSite } from '@adp/app-contract/testing';
import type { RegisteredApp, SignatureRules } from '@adp/site-document/siteConfig';
import { answerFetch } from '../testing/network';
import { fetchManifest, readLastGood, rememberLastGood, requestManifest } from './fetchManifest';

const origin = 'https://tiny.example';
const unsigned = { name: 'mfe_tiny', origin, owns: ['/tiny'] };
let app: RegisteredApp;
const live = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: 'mfe_tiny_b_0123456789',
  entry: 'b-0123456789/entry.js',
  requires: { react: '19.3.1' },
  integrity: { 'entry.js': 'sha256-AAAA', 'integrity.json': 'sha256-BBBB' },
};

let parts: Awaited<ReturnType<typeof createManifestAttacks>>;
let reported: jest.SpyInstance;
beforeAll(async () => {
  parts = await createManifestAttacks(live);
});
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse(testNow), doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configure('enforce');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function configure(mode: SignatureRules['mode'], keys = [parts.team.id]): void {
  app = { ...unsigned, signed: { site: testSite, mode, keys } };
}

/** Serves a text as a host of another origin does. */
const serve = (text: string) => answerFetch(() => Object.defineProperty(new Response(text), 'type', { value: 'cors' }));

const reasons = () => reported.mock.calls.map(([, cause]) => String(cause));

/** Opens the app once, so that the browser has a last good build and has seen number 7. */
async function visit(): Promise<void> {
  serve(await parts.sign());
  const manifest = await fetchManifest(app, origin);
  rememberLastGood(manifest, origin);
}

test('accepts a signed manifest, and stores it with its key', async () => {
  await visit();
  expect(readLastGood(app, origin)).toEqual({ ...live, sequence: 7, key: parts.team.id });
  serve(await parts.sign({ sequence: 8, build: 'b-1111111111' }));
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({ build: 'b-1111111111', sequence: 8 });
  expect(reported).not.toHaveBeenCalled();
});

test('accepts a signed canary, and the signed rollback to an older build with a higher number', async () => {
  await visit();
  const canary = { ...live, build: 'b-2222222222', share: 0.5 };
  serve(await parts.sign({ sequence: 8, build: 'b-1111111111', canary }));
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({
    canary: { build: canary.build, key: parts.team.id },
  });
  serve(await parts.sign({ sequence: 9 }));
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({ build: live.build });
});

test('accepts manifests of several keys during a rotation', async () => {
  await visit();
  configure('enforce', [parts.team.id, parts.otherTeam.id]);
  serve(await parts.sign({ sequence: 8 }, parts.otherTeam));
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({ key: parts.otherTeam.id });
});

test('ignores a high number of a key that was removed since', async () => {
  configure('enforce', [parts.otherTeam.id]);
  serve(await parts.sign({ sequence: 1_000_000 }, parts.otherTeam));
  rememberLastGood(await fetchManifest(app, origin), origin);
  configure('enforce');
  serve(await parts.sign());
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({ sequence: 7 });
});

describe('an attack on the manifest', () => {
  test.each(Object.entries(manifestAttacks))('%s ends with the last good build', async (name, { reason }) => {
    await visit();
    const { text, now } = await parts.attacks[name as keyof typeof manifestAttacks]();
    if (now) jest.setSystemTime(new Date(now));
    serve(text);
    await expect(fetchManifest(app, origin)).resolves.toEqual({ ...live, sequence: 7, key: parts.team.id });
    expect(reasons()).toContainEqual(expect.stringContaining(reason));
  });

  test.each(Object.entries(manifestAttacks))('%s ends with an error on a first visit', async (name, { reason }) => {
    // A first visit has seen no number, so nothing distinguishes an older manifest until it expires.
    if (name === 'replay' || name === 'noNumber') return;
    const { text, now } = await parts.attacks[name as keyof typeof manifestAttacks]();
    if (now) jest.setSystemTime(new Date(now));
    serve(text);
    await expect(fetchManifest(app, origin)).rejects.toThrow(reason);
  });

  test('is only reported in the mode "report"', async () => {
    configure('report');
    serve((await parts.attacks.unsigned()).text);
    await expect(fetchManifest(app, origin)).resolves.toMatchObject({ build: 'b-6666666666' });
    expect(reasons()).toEqual(['Error: it is not signed']);
  });

  test('is not found on a site without signatures', async () => {
    serve((await parts.attacks.unsigned()).text);
    await expect(fetchManifest(unsigned, origin)).resolves.toMatchObject({ build: 'b-6666666666' });
    expect(reported).not.toHaveBeenCalled();
  });
});

const attempts: Readonly<Record<keyof typeof browserAttacks, () => Promise<unknown>>> = {
  noWebCrypto: async () => {
    serve(await parts.sign());
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    return fetchManifest(app, origin);
  },
  storedBuild: async () => {
    await visit();
    configure('enforce', [parts.otherTeam.id]);
    answerFetch(() => new Response(null, { status: 503 }));
    return fetchManifest(app, origin);
  },
  openTab: async () => {
    await visit();
    serve((await parts.attacks.unsigned()).text);
    // The check for newer builds requests the manifest in this way (features/new-build/swaps.ts).
    return requestManifest(app, 1_000, 'no-store');
  },
  plantedResponse: async () => {
    const { text } = await parts.attacks.claimedKey();
    serve(text);
    return fetchManifest(app, origin);
  },
};

test.each(Object.entries(browserAttacks))('the attack %s is refused', async (name, { reason }) => {
  await expect(attempts[name as keyof typeof browserAttacks]()).rejects.toThrow(reason);
});

test('uses a manifest that the service worker has stored, if its key is still in the registry', async () => {
  // Only responses that the worker has created have the type `default`.
  answerFetch(() => new Response(JSON.stringify({ ...live, key: parts.team.id })));
  await expect(fetchManifest(app, origin)).resolves.toMatchObject({ build: live.build });
  configure('enforce', [parts.otherTeam.id]);
  await expect(fetchManifest(app, origin)).rejects.toThrow('it is not signed');
});

test('uses the manifest in the HTML, which the renderer has verified, and its number', async () => {
  const inPage = { ...live, sequence: 8, key: parts.team.id };
  document.body.innerHTML = `<script type="application/json" id="live-manifest">${JSON.stringify(inPage)}</script>`;
  jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
  serve('');
  await expect(fetchManifest(app, origin)).resolves.toEqual(inPage);
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberLastGood(inPage, origin);
  serve(await parts.sign());
  await expect(fetchManifest(app, origin)).resolves.toEqual(inPage);
});
