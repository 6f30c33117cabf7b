import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Platform } from './platforms/platform';

/** The committed file: the suites that the official emulator answered in a run without failures. */
interface Confirmed {
  /** Hash of everything that the last such run depended on. */
  readonly inputs?: string | undefined;
  /** Number of cases in that run. */
  readonly cases?: number | undefined;
  /** Digests of the suites. */
  readonly suites: Readonly<Record<string, string>>;
}

/** The suites that the official emulator answered in a run without failures. */
export interface ConfirmedSuites {
  /** Returns true if the emulator has answered exactly this suite before. */
  readonly includes: (suite: string, digest: string) => boolean;
  readonly confirm: (suite: string, digest: string) => void;
  /** Writes the suites that were confirmed in this run, if any are new. */
  readonly save: (run: Omit<Confirmed, 'suites'>) => void;
}

/**
 * Returns the number of cases that the official emulator has confirmed with exactly these inputs, or undefined for
 * other inputs.
 */
export function countConfirmedCases(file: string, inputs: string): number | undefined {
  const confirmed = readConfirmed(file);
  return confirmed.inputs === inputs ? confirmed.cases : undefined;
}

/**
 * Reads the suites that the official emulator need not answer again from a committed file, by the digest of their
 * cases, rules and requests. Equal requests to the same emulator have equal responses, so it receives only changed
 * suites. `sources` are the expectations, in addition to the names of the cases.
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
  // Only `save` writes the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Confirmed;
}

/** A platform whose requests are included in a digest. */
export interface RecordedPlatform {
  readonly platform: Platform;
  /** Adds a case to the digest. */
  readonly addCase: (name: string) => void;
  /** Returns the digest since the last call. */
  readonly takeDigest: () => string;
}

const TEN_MINUTES = 600_000;
const TWO_DAYS = 2 * 24 * 6 * TEN_MINUTES;

/** Replaces times near the current one with their distance from it, rounded to ten minutes. */
function withoutClock(json: string): string {
  return json.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (time) => {
    const distance = Date.parse(time) - Date.now();
    return Math.abs(distance) < TWO_DAYS ? `now ${Math.round(distance / TEN_MINUTES) + 0}` : time;
  });
}

/**
 * Includes rules, callers and requests to `platform` in a digest, but neither names of projects nor the current time.
 */
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
