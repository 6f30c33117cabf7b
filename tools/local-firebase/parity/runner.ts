import { setImmediate } from 'node:timers/promises';
import type { Platform } from './platforms/platform';

export type PlatformName = 'ours' | 'official';

/** What a suite is run with: ours always, the official emulator where there is one. */
export interface Run {
  readonly platforms: readonly { readonly name: PlatformName; readonly platform: Platform }[];
  /** Runs one case and counts it. What it throws is its failure. */
  readonly check: (platform: PlatformName, name: string, work: () => Promise<void>) => Promise<void>;
  /** A project id that nobody in this run has used. */
  readonly freshProject: () => string;
}

export type Suite = (run: Run) => Promise<void>;

export interface Counts {
  readonly passed: Record<PlatformName, number>;
  readonly failures: string[];
}

let projects = 0;

/** A run that counts its cases; failures are printed at once. `onCase` gets the name of each before it begins. */
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
      // Ours answers without waiting for anything: the other platform's answers must be heard meanwhile.
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
