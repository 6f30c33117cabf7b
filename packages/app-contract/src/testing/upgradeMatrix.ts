/** Contracts of a shell and of an app's builds. An app may have a build of the track `next` beside its live build. */
interface UpgradeCase {
  readonly shell: readonly number[];
  readonly live: number;
  readonly next?: number;
}

/**
 * Outcomes: `published` and `refused` by a command, the build that a page runs (`live`, `canary` or `next`, `translated`
 * by an adapter), and `–` for a combination that publishing prevents.
 */
export interface UpgradeOutcomes {
  /** Publishing the app: its build of the track `next`, or else the live one. */
  readonly app: 'published' | 'refused';
  /** Publishing the shell while the app's builds are live. */
  readonly shell: 'published' | 'refused';
  readonly browser: PageOutcome;
  readonly server: PageOutcome;
  readonly offline: PageOutcome;
  /** A browser that has drawn a canary for the same contract as the live build. */
  readonly canary: PageOutcome;
  /** A rollback of the app to its live build. */
  readonly rollback: PageOutcome;
}

export type PageOutcome = 'live' | 'live, translated' | 'canary' | 'canary, translated' | 'next' | 'refused' | '–';

type Publication = UpgradeOutcomes['app'];
type Pages = readonly [PageOutcome, PageOutcome, PageOutcome, PageOutcome, PageOutcome];
type Row = readonly [UpgradeCase, Publication, Publication, ...Pages];

const prevented = ['refused', 'refused', 'refused', '–', '–', '–', 'refused'] as const;
const present = ['published', 'published', 'live', 'live', 'live', 'canary', 'live'] as const;
const translated = ['live, translated', 'live, translated', 'live, translated', 'canary, translated'] as const;

/** Every combination of a shell and an app during an upgrade from contract 1 to 2, with its outcomes. docs/upgrades.md prints it. */
export const upgradeMatrix = (
  [
    [{ shell: [1], live: 1 }, ...present],
    [{ shell: [1], live: 2 }, ...prevented],
    [{ shell: [1], live: 1, next: 2 }, ...present],
    [{ shell: [1, 2], live: 1 }, 'published', 'published', ...translated, 'live, translated'],
    [{ shell: [1, 2], live: 2 }, ...present],
    [{ shell: [1, 2], live: 1, next: 2 }, 'refused', 'published', 'next', 'next', 'next', 'next', 'live, translated'],
    [{ shell: [2], live: 1 }, ...prevented],
    [{ shell: [2], live: 2 }, ...present],
    [{ shell: [2], live: 1, next: 2 }, 'refused', 'published', 'next', 'next', 'next', 'next', 'refused'],
  ] satisfies readonly Row[]
).map(([upgrade, app, shell, browser, server, offline, canary, rollback]: Row) => {
  const outcomes: UpgradeOutcomes = { app, shell, browser, server, offline, canary, rollback };
  return { upgrade, outcomes };
});

/** Returns a readable name of a combination, such as `shell 1 and 2, app 1 with next 2`. */
export function describeUpgrade({ shell, live, next }: UpgradeCase): string {
  return `shell ${shell.join(' and ')}, app ${live}${next === undefined ? '' : ` with next ${next}`}`;
}

/** Returns the matrix as the lines of a Markdown table. */
export function printUpgradeMatrix(): readonly string[] {
  const columns = ['publish the app', 'publish the shell', 'browser', 'server', 'offline', 'canary', 'app rolled back'];
  const rows = upgradeMatrix.map(({ upgrade: { shell, live, next }, outcomes }) => [
    shell.join(', '),
    next === undefined ? String(live) : `${live}, next ${next}`,
    ...Object.values(outcomes).map(String),
  ]);
  const lines = [['shell', 'app', ...columns], rows[0]?.map(() => '---') ?? [], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`);
}
