import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Platform } from './platforms/platform';

/** What the official emulator was asked, suite by suite, when everything passed. */
export interface ConfirmedSuites {
  /** Whether the emulator has answered exactly this suite before. */
  readonly includes: (suite: string, digest: string) => boolean;
  readonly confirm: (suite: string, digest: string) => void;
  /** Writes what was confirmed in this run, where that is new. */
  readonly save: () => void;
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
  const stored = file !== undefined && existsSync(file) ? readDigests(file) : {};
  const confirmed: Record<string, string> = { ...stored };
  const seal = (digest: string) =>
    [digest, ...sources].reduce((hash, source) => hash.update(source).update('\0'), createHash('sha256')).digest('hex');
  return {
    includes: (suite, digest) => !askAll && stored[suite] === seal(digest),
    confirm: (suite, digest) => {
      confirmed[suite] = seal(digest);
    },
    save: () => {
      const text = `${JSON.stringify(confirmed, undefined, 2)}\n`;
      if (file !== undefined && text !== `${JSON.stringify(stored, undefined, 2)}\n`) writeFileSync(file, text);
    },
  };
}

function readDigests(file: string): Readonly<Record<string, string>> {
  // Written by `save` alone.
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
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
