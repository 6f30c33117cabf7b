import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Platform } from './platforms/platform';

/** The committed file: what the official emulator was asked when everything passed. */
interface Confirmed {
  /** Hash of all that the last such run depended on. */
  readonly inputs?: string | undefined;
  /** Number of cases in that run. */
  readonly cases?: number | undefined;
  /** Digests of the suites. */
  readonly suites: Readonly<Record<string, string>>;
}

/** What the official emulator was asked, suite by suite, when everything passed. */
export interface ConfirmedSuites {
  /** Whether the emulator has answered exactly this suite before. */
  readonly includes: (suite: string, digest: string) => boolean;
  readonly confirm: (suite: string, digest: string) => void;
  /** Writes what was confirmed in this run, where that is new. */
  readonly save: (run: Omit<Confirmed, 'suites'>) => void;
}

/** Returns the number of cases that the official emulator has confirmed with exactly these inputs; undefined for other inputs. */
export function countConfirmedCases(file: string, inputs: string): number | undefined {
  const confirmed = readConfirmed(file);
  return confirmed.inputs === inputs ? confirmed.cases : undefined;
}

/**
 * The suites that the official emulator need not answer again, from a file that is committed: the digest of every case,
 * its rules and its requests. The same requests to the same emulator give the same answers, so the emulator is asked
 * only what has changed. `sources` are what expectations depend on beside the names of the cases.
 */
export function readConfirmedSuites(
  file: string | undefined,
  { sources, askAll }: { readonly sources: readonly string[]; readonly askAll: boolean },
): ConfirmedSuites {
  const stored = readConfirmed(file);
  const suites: Record<string, string> = { ...stored.suites };
  const seal = (digest: string) =>
    [digest, ...sources].reduce((hash, source) => hash.update(source).update('\0'), createHash('sha256')).digest('hex');
  return {
    includes: (suite, digest) => !askAll && stored.suites[suite] === seal(digest),
    confirm: (suite, digest) => {
      suites[suite] = seal(digest);
    },
    save: ({ inputs, cases }) => {
      if (file !== undefined) writeFileSync(file, `${JSON.stringify({ inputs, cases, suites }, undefined, 2)}\n`);
    },
  };
}

function readConfirmed(file: string | undefined): Confirmed {
  if (file === undefined || !existsSync(file)) return { suites: {} };
  // Written by `save` alone.
  return JSON.parse(readFileSync(file, 'utf8')) as Confirmed;
}

/** A platform that digests all that it is asked. */
export interface RecordedPlatform {
  readonly platform: Platform;
  /** Adds a case to the digest. */
  readonly addCase: (name: string) => void;
  /** The digest since the last call. */
  readonly takeDigest: () => string;
}

const TEN_MINUTES = 600_000;
const TWO_DAYS = 2 * 24 * 6 * TEN_MINUTES;

/** Times near to now are those of this run: each becomes its distance, to ten minutes. */
function withoutClock(json: string): string {
  return json.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (time) => {
    const distance = Date.parse(time) - Date.now();
    return Math.abs(distance) < TWO_DAYS ? `now ${Math.round(distance / TEN_MINUTES) + 0}` : time;
  });
}

/** Digests what `platform` is asked: rules, callers and requests, whatever the names of the projects and the time are. */
export function recordPlatform({ open }: Platform): RecordedPlatform {
  let hash = createHash('sha256');
  const add = (...words: readonly string[]) => {
    for (const word of words) hash.update(word).update('\0');
  };
  return {
    platform: {
      open: async (projectId, rules) => {
        add('rules', rules);
        const database = await open(projectId, rules);
        return {
          send: (request) => {
            add('request', withoutClock(JSON.stringify(request).replaceAll(projectId, 'P')));
            return database.send(request);
          },
        };
      },
    },
    addCase: (name) => add('case', name),
    takeDigest: () => {
      const digest = hash.digest('hex');
      hash = createHash('sha256');
      return digest;
    },
  };
}
