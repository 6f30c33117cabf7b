import { setImmediate } from 'node:timers/promises';
import type { Platform } from './platforms/platform';

export type PlatformName = 'ours' | 'official';

/** Platforms of a suite: always our Firestore, and the official emulator if available. */
export interface Run {
  readonly platforms: readonly { readonly name: PlatformName; readonly platform: Platform }[];
  /** Runs and counts one case. An exception counts as a failure. */
  readonly check: (platform: PlatformName, name: string, work: () => Promise<void>) => Promise<void>;
  /** Returns a project ID that is unused in this run. */
  readonly freshProject: () => string;
}

export type Suite = (run: Run) => Promise<void>;

export interface Counts {
  readonly passed: Record<PlatformName, number>;
  readonly failures: string[];
}

let projects = 0;

/**
 * Creates a run that counts its cases and prints failures immediately. Calls `onCase` with the name of each case before
 * the case starts.
 */
export function createRun(
  platforms: Run['platforms'],
  print: (line: string) => void,
  onCase: (name: string) => void = () => undefined,
): Run & { readonly counts: Counts } {
  const counts: Counts = { passed: { ours: 0, official: 0 }, failures: [] };
  return {
    platforms,
    counts,
    freshProject: () => `demo-parity-${process.pid}-${(projects += 1)}`,
    check: async (platform, name, work) => {
      // Our Firestore responds synchronously. Yield so that responses of the emulator can arrive.
      await setImmediate();
      onCase(name);
      try {
        await work();
        counts.passed[platform] += 1;
      } catch (error) {
        const failure = `${platform}: ${name}\n    ${indented(error)}`;
        counts.failures.push(failure);
        print(`✗ ${failure}`);
      }
    },
  };
}

function indented(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\n', '\n    ');
}
