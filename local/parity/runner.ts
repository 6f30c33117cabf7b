import type { Platform } from './platforms/platform';

export type PlatformName = 'ours' | 'official';

/** What a suite is run with: ours always, the official emulator where there is one. */
export interface Run {
  readonly platforms: readonly { readonly name: PlatformName; readonly platform: Platform }[];
  /** Runs one case and counts it; `requests` where a case is more than one. What it throws is its failure. */
  readonly check: (platform: PlatformName, name: string, work: () => Promise<void>, requests?: number) => Promise<void>;
  /** A project id that nobody in this run has used. */
  readonly freshProject: () => string;
}

export type Suite = (run: Run) => Promise<void>;

export interface Counts {
  readonly passed: Record<PlatformName, number>;
  readonly failures: string[];
}

/** A run that keeps its counts; failures are said at once. */
export function makeRun(platforms: Run['platforms'], say: (line: string) => void): Run & { readonly counts: Counts } {
  const counts: Counts = { passed: { ours: 0, official: 0 }, failures: [] };
  let projects = 0;
  return {
    platforms,
    counts,
    freshProject: () => `demo-parity-${process.pid}-${(projects += 1)}`,
    check: async (platform, name, work, requests = 1) => {
      try {
        await work();
        counts.passed[platform] += requests;
      } catch (error) {
        const failure = `${platform}: ${name}\n    ${indented(error)}`;
        counts.failures.push(failure);
        say(`✗ ${failure}`);
      }
    },
  };
}

function indented(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\n', '\n    ');
}
