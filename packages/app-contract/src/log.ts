import * as v from 'valibot';
import { firstIssue } from './contract';

/** Path of a host's log of publications (decision 169). */
export const LOG_PATH = '/builds/log.json';

const entrySchema = v.looseObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  previous: v.string(),
  at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'a date and time in ISO format')),
  by: v.string(),
  action: v.string(),
  app: v.string(),
});

/** A publication, or a change of the registry. An entry is never changed, because the next entry has its hash. */
export interface LogEntry extends LogEvent {
  /** Position in the log, from 1. In a signed manifest, also its sequence number. */
  readonly number: number;
  /** Hash of the previous entry. Empty in the first entry. */
  readonly previous: string;
  readonly at: string;
}

export interface LogEvent {
  readonly action: 'publish' | 'canary' | 'next' | 'promote' | 'rollback' | 'renew' | 'registry' | 'restart';
  /** Name of the app in the registry, or `shell`. */
  readonly app: string;
  readonly by: string;
  readonly build?: string | undefined;
  /** Commit of the sources. Ends in `+` if files were changed after the commit. */
  readonly commit?: string | undefined;
  /** Repository, reference and URL of the CI run, as the CI system states them. */
  readonly ci?: Readonly<Record<string, string>> | undefined;
  /** Hashes of the build's `manifest.json` and `routes.json`, which a later rollback compares with the stored files. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** Id of the key that signed the live manifest of this release. */
  readonly key?: string | undefined;
  /** Hash of the registry, and the ids of each app's keys. */
  readonly registry?: string | undefined;
  readonly keys?: Readonly<Record<string, readonly string[]>> | undefined;
  /** In the log of an app's host: the last entry of the site's log at that time. */
  readonly site?: LogHead | undefined;
  /** In the site's log: the copied entry of an app's log, with its time. */
  readonly source?: (LogHead & { readonly at: string }) | undefined;
  /** Why a log was started again. */
  readonly reason?: string | undefined;
}

export interface LogHead {
  readonly number: number;
  readonly hash: string;
}

/** Validates the text of a log. Throws an Error that names the first problem. */
export function parseLog(text: string): readonly LogEntry[] {
  const json: unknown = JSON.parse(text);
  const result = v.safeParse(v.array(entrySchema), json);
  if (!result.success) throw new Error(`it is invalid: ${firstIssue(result.issues)}`);
  // Return the JSON itself, because hashes depend on the order of fields. Fields without a schema are only shown.
  return json as readonly LogEntry[];
}

/** Returns the text of a log, with one entry per line. */
export function writeLog(entries: readonly LogEntry[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

/** Returns the SHA-256 of an entry as JSON, in Base64. */
export async function hashEntry(entry: LogEntry): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(entry)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Returns the last entry's number and hash. Returns undefined for an empty log. */
export async function getHead(entries: readonly LogEntry[]): Promise<LogHead | undefined> {
  const last = entries.at(-1);
  return last && { number: last.number, hash: await hashEntry(last) };
}

/** Difference between two clocks that is ignored, in milliseconds. */
export const MAX_CLOCK_SKEW = 5 * 60_000;

/** Returns the log with another entry, which continues the chain. Throws an Error if the last entry is from the future. */
export async function appendEntry(
  entries: readonly LogEntry[],
  event: LogEvent,
  now: number,
): Promise<readonly LogEntry[]> {
  const last = entries.at(-1);
  const lastTime = last ? Date.parse(last.at) : 0;
  if (lastTime - now > MAX_CLOCK_SKEW)
    throw new Error(`The last publication was at ${last?.at}, later than this machine's clock. Set the clock.`);
  const at = new Date(Math.max(now, lastTime)).toISOString();
  const previous = last ? await hashEntry(last) : '';
  return [...entries, { number: (last?.number ?? 0) + 1, previous, at, ...event }];
}

/** Returns the reason why the entries are not a chain: one was changed, removed, moved or added. */
export async function findChainError(entries: readonly LogEntry[]): Promise<string | undefined> {
  const first = getFirst(entries);
  if (first > 1 && entries[0]?.action !== 'restart') return `entry ${first} is the first one`;
  let hash = '';
  for (const [index, entry] of entries.entries()) {
    const expected = first + index;
    if (entry.number !== expected) return `entry ${entry.number} stands where entry ${expected} belongs`;
    if (entry.previous !== hash) return `entry ${expected} does not follow the entry before it`;
    if (entry.at < (entries[index - 1]?.at ?? '')) return `entry ${expected} is older than the entry before it`;
    hash = await hashEntry(entry);
  }
  return undefined;
}

/** Returns the number of the first entry: 1, or that of a restart. */
function getFirst(entries: readonly LogEntry[]): number {
  return entries[0]?.number ?? 1;
}

/** Returns the reason why a log lacks an entry that another log or a signed manifest names. Ignores entries before a restart. */
export async function findHeadError(entries: readonly LogEntry[], head: LogHead): Promise<string | undefined> {
  const index = head.number - getFirst(entries);
  if (index < 0) return undefined;
  const entry = entries[index];
  if (!entry) return `entry ${head.number} is missing`;
  return (await hashEntry(entry)) === head.hash ? undefined : `entry ${head.number} was changed`;
}
