import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Platform } from './platforms/platform';

/** Content of the committed file, which lists the suites that passed on the official emulator. */
interface Confirmed {
  /** Hash of the inputs of the last run that passed on the official emulator. */
  readonly inputs?: string | undefined;
  /** Number of cases in the last run that passed on the official emulator. */
  readonly cases?: number | undefined;
  /** Digests of the confirmed suites, by suite name. */
  readonly suites: Readonly<Record<string, string>>;
}

/** Suites that passed on the official emulator. */
export interface ConfirmedSuites {
  /** Returns true if the suite passed on the official emulator with this digest. */
  readonly includes: (suite: string, digest: string) => boolean;
  readonly confirm: (suite: string, digest: string) => void;
  /** Writes the suites that this run confirmed, if any are new. */
  readonly save: (run: Omit<Confirmed, 'suites'>) => void;
}

/**
 * Returns the number of cases that passed on the official emulator with exactly these inputs. Returns undefined for
 * other inputs.
 */
export function countConfirmedCases(file: string, inputs: string): number | undefined {
  const confirmed = readConfirmed(file);
  return confirmed.inputs === inputs ? confirmed.cases : undefined;
}

/**
 * Reads the suites that passed on the official emulator from a committed file. A suite's digest covers its cases, rules
 * and requests. Equal requests to the same emulator have equal responses, so the emulator needs to run only changed
 * suites. The `sources` are expectations that the digest includes in addition to case names.
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
  // The cast is safe because only `save` writes the file.
  return JSON.parse(readFileSync(file, 'utf8')) as Confirmed;
}

/** Platform whose requests are included in a digest. */
export interface RecordedPlatform {
  readonly platform: Platform;
  /** Adds a case to the digest. */
  readonly addCase: (name: string) => void;
  /** Returns the digest of everything since the last call. */
  readonly takeDigest: () => string;
}

const TEN_MINUTES = 600_000;
const TWO_DAYS = 2 * 24 * 6 * TEN_MINUTES;

/** Replaces times near the current time with their distance from the current time, rounded to ten minutes. */
function withoutClock(json: string): string {
  return json.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (time) => {
    const distance = Date.parse(time) - Date.now();
    return Math.abs(distance) < TWO_DAYS ? `now ${Math.round(distance / TEN_MINUTES) + 0}` : time;
  });
}

/**
 * Includes the rules, callers and requests that `platform` receives in a digest. The digest does not depend on project
 * names or the current time.
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
