import { gunzipSync } from 'node:zlib';
import type { AppManifest, BuildManifest } from '@adp/app-contract';
import {
  appendEntry,
  findChainError,
  findHeadError,
  getHead,
  LOG_PATH,
  MAX_CLOCK_SKEW,
  parseLog,
  writeLog,
  type LogEntry,
  type LogEvent,
  type LogHead,
} from '@adp/app-contract/log';
import { verifyManifest, type Signed } from '@adp/app-contract/signature';
import { readLabel, type Base, type Change } from './changeSite';
import { toHostedFile } from './hostingClient';
import { toIntegrity } from './integrity.mjs';
import type { ReadManifest } from './planNext';
import { getExpiry, type Signer } from './signer';
import { toKeyId } from './toKeyId';

const MANIFEST = '/manifest.json';

/** Settings for recording and signing the releases of a host (decisions 168 and 169). */
export interface Recording {
  /** Name of the app in the registry, or `shell`. */
  readonly app: string;
  readonly publisher: Pick<LogEvent, 'by' | 'commit' | 'ci'>;
  /** The site's origin, if the publisher has named the site, and what its registry says about the app. */
  readonly site: {
    readonly origin: string | undefined;
    readonly signatures: 'off' | 'report' | 'enforce';
    /** Ids of the app's keys. */
    readonly keys: readonly string[];
  };
  readonly signer?: Signer | undefined;
  /** Reason for which a log that was altered is started again. */
  readonly restart?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface HostLog {
  readonly entries: readonly LogEntry[];
  /** Fields of the live manifest, if the last release was signed. */
  readonly live: object | undefined;
  /** Reads the manifest of a stored build. Throws an Error if its files differ from the hashes in the log, which a signed release needs. */
  readonly readManifest: ReadManifest;
  /** Returns the change with new entries in the log. Signs the manifest, if there is a key. */
  readonly append: (change: Change, events: readonly Event[]) => Promise<Change>;
}

type Event = Omit<LogEvent, 'app' | 'by'> & Partial<Pick<LogEvent, 'app' | 'by'>>;

/** Returns the hashes of a build's files that the log stores, so that a later rollback finds changed files. */
export function hashBuildFiles(build: string, files: ReadonlyMap<string, Uint8Array>): LogEvent['files'] {
  return Object.fromEntries(
    ['manifest.json', 'routes.json'].map((name) => [name, toIntegrity(files.get(`/${build}/${name}`) ?? '')]),
  );
}

/**
 * Opens a host's log before a release. Throws an Error if the log was altered, or if the release must be signed and
 * cannot be.
 */
export async function openHostLog(
  base: Base,
  recording: Recording,
  now: number,
  serverTime?: number,
): Promise<HostLog> {
  const { app, publisher, site, signer, restart, fetch = globalThis.fetch } = recording;
  const { origin = '' } = site;
  const key = signer && toKeyId(signer.publicKey);
  requireKey(recording, key);
  requireClock(now, serverTime);

  const readText = async (path: string): Promise<string> => {
    const response = await fetch(base.origin + path, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${base.origin}${path} answers ${response.status}.`);
    return response.text();
  };
  const text = base.files.has(LOG_PATH) ? await readText(LOG_PATH) : '[]';
  const siteLog = app === 'shell' || !origin ? [] : await readSiteLog(origin, fetch);
  const live = base.files.has(MANIFEST) ? parseSigned(await readText(MANIFEST)) : {};
  const label = readLabel(base);
  const examined = await examineLog(text, { app, label, live, keys: site.keys, site: origin, siteLog });
  // A release whose site is unknown cannot be signed, and the site would refuse it.
  if (!origin && (key ?? live.signature))
    throw new Error('Releases of this app are signed: name the site with --site.');
  if (examined.problem !== undefined && restart === undefined)
    throw new Error(
      `The log of ${app} was altered: ${examined.problem}. Look for the cause (docs/trust.md). To start a new log, add --restart-log "the cause".`,
    );
  const entries =
    examined.problem === undefined || restart === undefined
      ? examined.entries
      : [toRestart(`${examined.problem}: ${restart}`, { app, number: examined.highest + 1, now, by: publisher.by })];

  const findFiles = (log: readonly LogEntry[], build: string) =>
    log.findLast((entry) => entry.build === build && entry.files)?.files;
  const readManifest: ReadManifest = async (build) => {
    if (!base.files.has(`/${build}${MANIFEST}`)) return undefined;
    const manifest = await readText(`/${build}/manifest.json`);
    const routes = base.files.has(`/${build}/routes.json`) ? await readText(`/${build}/routes.json`) : '';
    const recorded = findFiles(entries, build);
    if (signer && !recorded)
      throw new Error(`${build} was published without a log, so it cannot be signed. Publish its commit again.`);
    const hashes = { 'manifest.json': toIntegrity(manifest), 'routes.json': toIntegrity(routes) };
    const changed = Object.entries(hashes).find(([name, hash]) => recorded && recorded[name] !== hash);
    if (changed) throw new Error(`${changed[0]} of ${build} was changed on the host after its publication.`);
    // The cast is safe because the contract check has parsed the manifest before its publication.
    return JSON.parse(manifest) as BuildManifest;
  };
  /** Returns the manifest at the root of the planned version. */
  const readPlanned = async ({ files, content, build = '' }: Change) => {
    const sent = content.find(({ hash }) => hash === files.get(MANIFEST));
    return sent ? (JSON.parse(gunzipSync(sent.gzipped).toString()) as AppManifest) : readManifest(build);
  };
  const { signature, ...statement } = live;
  const isSigned = signature !== undefined && examined.problem === undefined && entries.at(-1)?.key !== undefined;

  return {
    entries,
    live: isSigned ? statement : undefined,
    readManifest,
    append: async (change, events) => {
      const head = await getHead(siteLog);
      const mark = { app, ...publisher, ...(key && { key }) };
      let next = entries;
      for (const event of events)
        next = await appendEntry(next, { ...mark, ...event, ...(head && { site: head }) }, now);
      const files = new Map(change.files);
      const content = [...change.content];
      const put = (path: string, text: string) => {
        const sent = { path, ...toHostedFile(text) };
        files.delete(path);
        files.set(path, sent.hash);
        content.push(sent);
      };
      const before = base.files.get(LOG_PATH);
      // A log that was altered stays on the host as evidence.
      if (entries !== examined.entries && before) files.set(`/builds/log-before-${examined.highest + 1}.json`, before);
      put(LOG_PATH, writeLog(next));
      const last = await getHead(next);
      // The manifest comes last, because it makes the build live.
      const unsigned = files.get(MANIFEST);
      const manifest = signer && (await readPlanned(change));
      if (manifest && last) {
        const builds = [manifest.build, ...('next' in manifest && manifest.next ? [manifest.next.build] : [])];
        const routes = Object.fromEntries(
          builds.map((build) => [build, findFiles(next, build)?.['routes.json'] ?? '']),
        );
        const fields = { site: origin, sequence: last.number, expires: getExpiry(now), routes, log: last.hash };
        put(MANIFEST, JSON.stringify(signer.sign({ ...manifest, ...fields })));
      } else if (unsigned) {
        files.delete(MANIFEST);
        files.set(MANIFEST, unsigned);
      }
      return { ...change, files, content, entries: last?.number };
    },
  };
}

/** Throws an Error if a release must be signed and there is no key, or if the registry does not name the key. */
function requireKey({ app, site: { origin = '', signatures, keys } }: Recording, key: string | undefined): void {
  if (signatures === 'enforce' && !key && app !== 'shell')
    throw new Error(`${origin} requires a signature of ${app}. Set ADP_SIGNING_KEY_FILE to the file of its key.`);
  if (key && keys.length > 0 && !keys.includes(key))
    throw new Error(`The registry of ${origin} does not name the signing key ${key} for ${app}.`);
}

function requireClock(now: number, serverTime = now): void {
  if (Math.abs(serverTime - now) > MAX_CLOCK_SKEW)
    throw new Error(`This machine's clock is wrong: ${new Date(now).toISOString()}. Set the clock.`);
}

/** Parses the text of a manifest. Returns an object without a signature for anything else in its place. */
export function parseSigned(text: string): Partial<Signed> {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

/** Reads the site's log. Returns no entries for a site that has none yet, or that cannot be reached. */
async function readSiteLog(origin: string, fetch: typeof globalThis.fetch): Promise<readonly LogEntry[]> {
  const response = await fetch(origin + LOG_PATH, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? parseLog(await response.text()) : [];
}

interface Evidence {
  readonly app: string;
  readonly label?: number | undefined;
  readonly live: Partial<Signed>;
  readonly keys: readonly string[];
  readonly site: string;
  readonly siteLog: readonly LogEntry[];
}

interface ExaminedLog {
  readonly entries: readonly LogEntry[];
  /** Highest number of an entry that existed, according to all evidence. */
  readonly highest: number;
  readonly problem: string | undefined;
}

/** Compares a host's log with its last release, with the live manifest and with the site's log. */
export async function examineLog(text: string, evidence: Evidence): Promise<ExaminedLog> {
  const { app, label = 0, live, siteLog } = evidence;
  const sources = siteLog.flatMap((entry) => (entry.app === app && entry.source ? [entry.source] : []));
  let entries: readonly LogEntry[] = [];
  let problem: string | undefined;
  try {
    entries = parseLog(text);
    problem = await findProblem(entries, evidence, sources);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const numbers = [label, entries.at(-1)?.number, live.sequence, ...sources.map(({ number }) => number)];
  return { entries, highest: Math.max(0, ...numbers.filter((number) => typeof number === 'number')), problem };
}

async function findProblem(
  entries: readonly LogEntry[],
  { app, label, live, keys, site }: Evidence,
  sources: readonly LogHead[],
): Promise<string | undefined> {
  const chainError = await findChainError(entries);
  if (chainError) return chainError;
  const last = entries.at(-1);
  if (label !== undefined && label !== (last?.number ?? 0))
    return `the last release has ${label} entries, but the log has ${last?.number ?? 0} (try again after a new release)`;
  for (const source of sources) {
    const error = await findHeadError(entries, source);
    if (error) return `${error}, but the site's log has a copy`;
  }
  // The shell is not signed. Keys in its log are those of copied entries.
  if (last?.key === undefined || app === 'shell') return undefined;
  if (live.signature === undefined) return 'the live manifest is not signed, but the last release was';
  try {
    // Compare the log also with a manifest that has expired. Browsers refuse such a manifest, but its log is intact.
    await verifyManifest(live, { site, keys: keys.length > 0 ? keys : [last.key], seen: 0, now: '' });
  } catch (error) {
    return `the live manifest is refused: ${error instanceof Error ? error.message : String(error)}`;
  }
  const head = await getHead(entries);
  return live.sequence === head?.number && live.log === head?.hash
    ? undefined
    : `the live manifest names entry ${live.sequence} as the last one`;
}

function toRestart(
  reason: string,
  {
    app,
    number,
    now,
    by,
  }: { readonly app: string; readonly number: number; readonly now: number; readonly by: string },
): LogEntry {
  return { number, previous: '', at: new Date(now).toISOString(), action: 'restart', app, by, reason };
}
