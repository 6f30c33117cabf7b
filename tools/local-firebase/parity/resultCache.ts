import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Inputs {
  /** Files and folders whose content counts. */
  readonly paths: readonly string[];
  /** What else the result depends on. */
  readonly words: readonly string[];
}

interface ResultCache<Result> {
  /** The result for the same inputs; undefined where there is none. */
  readonly read: () => Result | undefined;
  readonly write: (result: Result) => void;
}

/** Stores one result with the hash of what it was made from, in a file outside of git: a fresh clone has none. */
export function createResultCache<Result>(file: string | undefined, inputs: Inputs): ResultCache<Result> {
  const hash = file === undefined ? '' : hashInputs(inputs);
  return {
    read: () => {
      if (file === undefined || !existsSync(file)) return undefined;
      try {
        const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
        const isSame = typeof stored === 'object' && stored !== null && 'hash' in stored && stored.hash === hash;
        // Written by `write` alone, for which the hash of these sources vouches.
        return isSame && 'result' in stored ? (stored.result as Result) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (result) => {
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ hash, result }));
    },
  };
}

function hashInputs({ paths, words }: Inputs): string {
  const hash = createHash('sha256').update(words.join('\0'));
  for (const path of paths) for (const file of listFiles(path)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !/^(\.|node_modules$|dist$)|\.test\.ts$|\.md$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
