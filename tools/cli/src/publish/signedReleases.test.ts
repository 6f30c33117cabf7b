/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasIntegrity } from '@adp/app-kit/integrity';
import {
  changeSite,
  createHostingClient,
  createKeyPair,
  createSigner,
  PublishConflict,
  readSigner,
  toHostedFile,
  toKeyId,
} from '@adp/app-kit/publish';
import { appendEntry, findChainError, LOG_PATH, parseLog, writeLog, type LogEntry } from '@adp/app-contract/log';
import { verifyManifest, type Signed } from '@adp/app-contract/signature';
import { logAttacks, publishAttacks, siteAttacks } from '@adp/app-contract/testing';
import { createHostingApi } from '@adp/local-firebase/testing';
import { liveSettings, parseSiteConfig } from '@adp/site-document';
import { toHostedSite } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';
import { checkPublications } from '../doctor/checkPublications';
import { buildId, emptyFolder } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import {
  addCanary,
  addNext,
  promote,
  publishPages,
  publishTarget,
  renew,
  rollBack,
  type PublishOptions,
} from './publish';

const days = 86_400_000;
const origins = { shell: 'https://site.example', 'mfe-tiny': 'https://tiny.example' };
const hosting = [
  { target: 'shell', public: 'hosts/shell' },
  { target: 'mfe-tiny', public: 'hosts/tiny' },
];
const team = createSigner(createKeyPair().privateKey);
const attacker = createSigner(createKeyPair().privateKey);
const keyId = toKeyId(team.publicKey);

const createSite = (more: Partial<SiteFile['registry']> = {}): SiteFile => ({
  origin: origins.shell,
  hosting: { project: 'demo-test', api: 'https://api.example', sites: {} },
  registry: {
    apps: [{ name: 'mfe_tiny', origin: origins['mfe-tiny'], owns: ['/tiny'], keys: [team.publicKey] }],
    social: {},
    signatures: 'enforce',
    ...more,
  },
});

let folder: ReturnType<typeof emptyFolder>;
let now: number;
let api: ReturnType<typeof createHostingApi>;
beforeEach(async () => {
  folder = emptyFolder();
  mkdirSync(join(folder.path, 'hosts'), { recursive: true });
  now = Date.UTC(2026, 10, 22);
  api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path, now: () => now });
  await publishShell();
  await publishApp(1);
  await publishApp(2);
  await renew('mfe-tiny', publisher());
});
afterEach(() => folder.remove());

function publisher(more: Partial<PublishOptions> = {}): PublishOptions {
  const fetch = more.fetch ?? api.fetch;
  const client = createHostingClient({ api: 'https://api.example', project: 'demo-test', token: 'owner', fetch });
  const options = { site: createSite(), client, hosting, workspace: folder.path, fetch, signer: team, now: () => now };
  return { ...options, publisher: { by: 'amina', commit: 'c0ffee' }, onStatus: () => undefined, ...more };
}

function publishShell(options = publisher()): Promise<string> {
  writeShell(join(folder.path, 'shell/dist'), 1);
  return publishTarget('shell', options);
}

function publishApp(number: number, options = publisher(), workspace = folder.path): Promise<string> {
  now += 60_000;
  rmSync(join(workspace, 'mfe-tiny/dist'), { recursive: true, force: true });
  writeApp(join(workspace, 'mfe-tiny/dist'), number, ['/tiny']);
  return publishTarget('mfe-tiny', { ...options, workspace });
}

function read(target: string, path: string, channel = 'live'): string {
  const version = api.releases.served(target, channel);
  return (version && api.releases.read(version, path)?.toString()) ?? '';
}

const readManifest = () => JSON.parse(read('mfe-tiny', '/manifest.json')) as Signed & { readonly build: string };
const readLog = (target = 'mfe-tiny') => parseLog(read(target, LOG_PATH));
const verify = (manifest = readManifest(), keys = [keyId]) =>
  verifyManifest(manifest, { site: origins.shell, keys, seen: 0, now: new Date(now).toISOString() });

/** Releases changed files with a stolen token. `undefined` deletes a file. */
async function tamper(
  edits: Readonly<Record<string, string | undefined>>,
  { target = 'mfe-tiny', entries }: { readonly target?: string; readonly entries?: number } = {},
): Promise<void> {
  await changeSite(publisher().client, {
    site: target,
    channel: 'live',
    config: {},
    plan: ({ files: before, history }) => {
      const files = new Map(before);
      const content = Object.entries(edits).flatMap(([path, text]) => {
        files.delete(path);
        if (text === undefined) return [];
        const sent = { path, ...toHostedFile(text) };
        files.set(path, sent.hash);
        return [sent];
      });
      const { build } = history[0]?.version.labels ?? {};
      return { files, content, build, ...(entries !== undefined && { entries }), message: 'by hand' };
    },
  });
}

test('each release is signed, and adds an entry to the log, whose hash is in the manifest', async () => {
  expect(readLog()).toMatchObject([
    { number: 1, action: 'publish', app: 'mfe_tiny', build: buildId(1), by: 'amina', commit: 'c0ffee', key: keyId },
    { number: 2, action: 'publish', build: buildId(2) },
    { number: 3, action: 'renew', build: buildId(2) },
  ]);
  await expect(verify()).resolves.toBe(keyId);
  expect(readManifest()).toMatchObject({ build: buildId(2), sequence: 3, site: origins.shell });
  await addCanary('mfe-tiny', 10, { ...publisher(), workspace: await writeCanary(3) });
  expect(readManifest()).toMatchObject({ build: buildId(2), sequence: 4, canary: { build: buildId(3), share: 0.1 } });
  await verify();
  await promote('mfe-tiny', publisher());
  await rollBack('mfe-tiny', buildId(1), publisher());
  await verify();
  expect(readManifest()).toMatchObject({ build: buildId(1), sequence: 6 });
  expect(readLog().map(({ action }) => action)).toEqual([
    'publish',
    'publish',
    'renew',
    'canary',
    'promote',
    'rollback',
  ]);
  expect(await findChainError(readLog())).toBeUndefined();
});

test('a build for newer shells is signed beside the live build, with the hashes of both lists of routes', async () => {
  await addNext('mfe-tiny', { ...publisher(), workspace: await writeCanary(3) });
  await renew('mfe-tiny', publisher());
  const manifest = readManifest() as Signed & { readonly next?: { readonly build: string } };
  expect(manifest).toMatchObject({ build: buildId(2), sequence: 5, next: { build: buildId(3) } });
  expect(Object.keys(manifest.routes)).toEqual([buildId(2), buildId(3)]);
  for (const [build, hash] of Object.entries(manifest.routes))
    expect(hasIntegrity(read('mfe-tiny', `/${build}/routes.json`), hash)).toBe(true);
  await verify();
});

async function writeCanary(number: number): Promise<string> {
  const workspace = join(folder.path, 'machine');
  writeApp(join(workspace, 'mfe-tiny/dist'), number, ['/tiny']);
  return workspace;
}

test("the site's log has the releases of all hosts, and changes of the registry with the keys", async () => {
  const second = createSigner(createKeyPair().privateKey);
  const apps = createSite().registry.apps.map((app) => ({ ...app, keys: [team.publicKey, second.publicKey] }));
  const rotated = { site: createSite({ apps }) };
  await publishPages(publisher(rotated));
  await publishApp(3, publisher({ ...rotated, signer: second }));
  await expect(verify(readManifest(), [toKeyId(second.publicKey)])).resolves.toBe(toKeyId(second.publicKey));
  expect(readLog('shell')).toMatchObject([
    { action: 'publish', app: 'shell', build: buildId(1) },
    { action: 'registry', keys: { mfe_tiny: [keyId] } },
    { action: 'publish', app: 'mfe_tiny', build: buildId(1), source: { number: 1 } },
    { action: 'publish', app: 'mfe_tiny', build: buildId(2), source: { number: 2 } },
    { action: 'renew', app: 'mfe_tiny', source: { number: 3 } },
    { action: 'registry', keys: { mfe_tiny: [keyId, toKeyId(second.publicKey)] } },
    { action: 'publish', app: 'mfe_tiny', build: buildId(3), key: toKeyId(second.publicKey), source: { number: 4 } },
  ]);
  expect(await findDoctorProblems({ site: rotated.site })).toEqual([]);
});

test('a site without signatures has a log, and unsigned manifests', async () => {
  const options = publisher({ site: createSite({ signatures: 'off' }), signer: undefined });
  await publishApp(3, options);
  expect(readManifest()).not.toHaveProperty('signature');
  expect(readLog().at(-1)).toMatchObject({ number: 4, build: buildId(3) });
  const notes: string[] = [];
  expect(await findDoctorProblems({ site: options.site, onNote: (note) => notes.push(note) })).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('Signatures are off')]);
});

test('a log that was altered can be started again with a reason, and stays on the host', async () => {
  const altered = read('mfe-tiny', LOG_PATH).replace('c0ffee', 'c0ffef');
  await tamper({ [LOG_PATH]: altered });
  await publishApp(3, publisher({ restart: 'stolen token' }));
  expect(readLog()).toMatchObject([
    { number: 4, previous: '', action: 'restart', reason: expect.stringContaining('stolen token') as string },
    { number: 5, action: 'publish', build: buildId(3) },
  ]);
  expect(read('mfe-tiny', '/builds/log-before-4.json')).toBe(altered);
  expect(await findDoctorProblems()).toEqual([]);
  await publishApp(4);
});

test('doctor reports a signature that ends within a month, and one that has ended', async () => {
  expect(await findDoctorProblems({}, now + 140 * days)).toEqual([]);
  const [problem] = await findDoctorProblems({}, now + 160 * days);
  expect(problem).toContain('The signature of the live build expires on');
  expect(await findDoctorProblems({}, now + 190 * days)).toEqual([
    expect.stringContaining(`The live build ${buildId(2)} is refused: it expired on`),
  ]);
});

async function findDoctorProblems(
  more: Partial<Parameters<typeof checkPublications>[0]> = {},
  at = now,
): Promise<string[]> {
  const problems: string[] = [];
  const examination = {
    name: 'production',
    site: createSite(),
    hosting,
    firebaserc: '',
    token: 'owner',
    fetch: api.fetch,
    dns: { resolveTxt: () => Promise.resolve([]), resolveMx: () => Promise.resolve([]) },
    environment: {},
    onNote: () => undefined,
    ...more,
  };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
  await checkPublications(examination, (_, problem) => problems.push(problem));
  clock.mockRestore();
  return problems;
}

/** Returns a log with the given entries after the first `count` ones, with a correct chain. */
async function forge(count: number, ...actions: readonly LogEntry['action'][]): Promise<string> {
  let entries: readonly LogEntry[] = readLog().slice(0, count);
  for (const action of actions) entries = await appendEntry(entries, { action, app: 'mfe_tiny', by: 'evil' }, now);
  return writeLog(entries);
}

const edits: Readonly<Record<keyof typeof logAttacks, () => Promise<void>>> = {
  truncated: async () => tamper({ [LOG_PATH]: writeLog(readLog().slice(0, 2)) }),
  truncatedWithRelease: async () => tamper({ [LOG_PATH]: writeLog(readLog().slice(0, 2)) }, { entries: 2 }),
  edited: async () => tamper({ [LOG_PATH]: read('mfe-tiny', LOG_PATH).replace('amina', 'kofi') }),
  editedLast: async () => tamper({ [LOG_PATH]: read('mfe-tiny', LOG_PATH).replace('"renew"', '"publish"') }),
  removed: async () => tamper({ [LOG_PATH]: writeLog(readLog().filter(({ number }) => number !== 2)) }),
  moved: async () => {
    const [first, second, third] = readLog();
    if (first && second && third) await tamper({ [LOG_PATH]: writeLog([first, third, second]) });
  },
  backdated: async () => {
    const [fourth] = parseLog(await forge(3, 'publish')).slice(-1);
    const added = { ...fourth, at: '2025-01-01T00:00:00.000Z' } as LogEntry;
    await tamper({ [LOG_PATH]: writeLog([...readLog(), added]) });
  },
  deleted: async () => tamper({ [LOG_PATH]: undefined }),
  replaced: async () => tamper({ [LOG_PATH]: await forge(0, 'publish', 'publish', 'publish') }),
  startLost: async () => tamper({ [LOG_PATH]: writeLog(readLog().slice(1)) }),
  notJson: async () => tamper({ [LOG_PATH]: '<!doctype html>' }),
  pairReplayed: async () => {
    const [manifest, log] = [read('mfe-tiny', '/manifest.json'), read('mfe-tiny', LOG_PATH)];
    await publishApp(4);
    await tamper({ '/manifest.json': manifest, [LOG_PATH]: log }, { entries: 3 });
  },
  unsignedRelease: async () => tamper({ '/manifest.json': read('mfe-tiny', `/${buildId(1)}/manifest.json`) }),
  foreignRelease: async () => {
    const { signature: _, ...statement } = readManifest();
    await tamper({ '/manifest.json': JSON.stringify(attacker.sign(statement)) });
  },
};

test.each(Object.entries(logAttacks))(
  'the attack %s stops the next release, and doctor reports it',
  async (name, row) => {
    await edits[name as keyof typeof logAttacks]();
    await expect(publishApp(5)).rejects.toThrow(row.reason);
    expect(await findDoctorProblems()).toContainEqual(expect.stringContaining(row.reason));
  },
);

const siteEdits: Readonly<Record<keyof typeof siteAttacks, () => Promise<void>>> = {
  siteLogEdited: () => tamper({ [LOG_PATH]: read('shell', LOG_PATH).replace('amina', 'kofi') }, { target: 'shell' }),
  siteLogReplaced: async () => {
    let entries: readonly LogEntry[] = [];
    for (const { number: _, previous: __, at: ___, ...event } of readLog('shell'))
      entries = await appendEntry(entries, { ...event, by: 'evil' }, now);
    await tamper({ [LOG_PATH]: writeLog(entries) }, { target: 'shell' });
  },
  registryChanged: () => {
    const settings = read('shell', liveSettings).replace(team.publicKey, attacker.publicKey);
    return tamper({ [liveSettings]: settings }, { target: 'shell' });
  },
};

test.each(Object.entries(siteAttacks))("the attack %s on the site's log is found", async (name, row) => {
  await siteEdits[name as keyof typeof siteAttacks]();
  expect(await findDoctorProblems()).toContainEqual(expect.stringContaining(row.reason));
  if ((row.foundBy as readonly string[]).includes('publishing'))
    await expect(publishPages(publisher())).rejects.toThrow(row.reason);
});

/** Key of another kind as PEM text. */
const toPem = (kind: 'rsa' | 'ec') => {
  const { privateKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-384' });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
};

const attempts: Readonly<Record<keyof typeof publishAttacks, () => unknown>> = {
  storedManifest: async () => {
    await tamper({ [`/${buildId(1)}/manifest.json`]: read('mfe-tiny', `/${buildId(2)}/manifest.json`) });
    await rollBack('mfe-tiny', buildId(1), publisher());
  },
  storedRoutes: async () => {
    await tamper({ [`/${buildId(1)}/routes.json`]: '[]' });
    await rollBack('mfe-tiny', buildId(1), publisher());
  },
  stableBuild: async () => {
    await tamper({ [`/${buildId(2)}/manifest.json`]: read('mfe-tiny', `/${buildId(1)}/manifest.json`) });
    await addCanary('mfe-tiny', 10, { ...publisher(), workspace: await writeCanary(3) });
  },
  unrecordedBuild: async () => {
    const manifest = read('mfe-tiny', `/${buildId(1)}/manifest.json`).replaceAll(buildId(1), buildId(9));
    await tamper({ [`/${buildId(9)}/manifest.json`]: manifest });
    await rollBack('mfe-tiny', buildId(9), publisher());
  },
  unregisteredKey: () => publishApp(3, publisher({ signer: attacker })),
  noKey: () => publishApp(3, publisher({ signer: undefined })),
  clockBehind: () => publishApp(3, publisher({ now: () => now - 365 * days })),
  publishersClockAhead: () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await api.fetch(input, init);
      response.headers.set('date', new Date(now).toUTCString());
      return response;
    };
    return publishApp(3, publisher({ fetch, now: () => now + 365 * days }));
  },
  race: async () => {
    const machines = [3, 4].map((number) => ({ number, workspace: join(folder.path, `machine-${number}`) }));
    const outcomes = await Promise.allSettled(
      machines.map(({ number, workspace }) => publishApp(number, publisher(), workspace)),
    );
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(errors).toEqual([expect.any(PublishConflict)]);
    expect(readLog()).toHaveLength(4);
    expect(await findChainError(readLog())).toBeUndefined();
    await verify();
    throw errors[0];
  },
  committedKey: () => {
    const repository = join(folder.path, 'repository');
    mkdirSync(join(repository, '.git'), { recursive: true });
    writeFileSync(join(repository, 'key.pem'), createKeyPair().privateKey);
    return readSigner({ ADP_SIGNING_KEY_FILE: join(repository, 'key.pem') });
  },
  weakKey: () => {
    expect(() => createSigner(toPem('ec'))).toThrow(publishAttacks.weakKey.reason);
    return createSigner(toPem('rsa'));
  },
  invalidPublicKey: () => {
    const keys = [Buffer.from([4, ...Array<number>(64).fill(1)]).toString('base64')];
    const apps = createSite().registry.apps.map((app) => ({ ...app, keys }));
    return parseSiteConfig(JSON.stringify(createSite({ apps }).registry));
  },
  keylessApp: () => {
    const apps = createSite().registry.apps.map((app) => ({ ...app, keys: [] }));
    return parseSiteConfig(JSON.stringify(createSite({ apps }).registry));
  },
  preview: async () => {
    await publishApp(3, publisher({ channel: 'pr-7' }));
    return verify(JSON.parse(read('mfe-tiny', '/manifest.json', 'pr-7')) as ReturnType<typeof readManifest>);
  },
};

test.each(Object.entries(publishAttacks))('the attempt %s is refused', async (name, { reason }) => {
  await expect(Promise.resolve().then(attempts[name as keyof typeof publishAttacks])).rejects.toThrow(reason);
});

test('in 20 races, the log has an entry for each release, and none is lost', async () => {
  const released: string[] = readLog().flatMap(({ action, build }) => (action === 'publish' && build ? [build] : []));
  for (let race = 0; race < 20; race += 1) {
    const numbers = [100 + race * 2, 101 + race * 2];
    const outcomes = await Promise.allSettled(
      numbers.map((number, at) => {
        const slow: typeof fetch = async (url, init) => {
          for (let ticks = (race + at * 3) % 7; ticks > 0; ticks -= 1) await Promise.resolve();
          return api.fetch(url, init);
        };
        return publishApp(number, publisher({ fetch: slow }), join(folder.path, `machine-${at}`));
      }),
    );
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') released.push(buildId(numbers[at] ?? 0));
      else expect(outcome.reason).toBeInstanceOf(PublishConflict);
    }
  }
  const published = readLog().flatMap(({ action, build }) => (action === 'publish' && build ? [build] : []));
  expect(published.toSorted()).toEqual(released.toSorted());
  expect(await findChainError(readLog())).toBeUndefined();
  await verify();
});
