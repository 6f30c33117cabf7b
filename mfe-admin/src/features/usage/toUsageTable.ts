import { listChoices } from '@adp/shared-data/fields';
import type { ProgrammeUsage } from '@adp/shared-data/review';
import { toCsv } from '@adp/shared-ui/download';

export const programmes = [...listChoices.programme, 'other'] as const;

/** The lowest count that is shown. A lower count could identify a reader. */
export const MIN_SHOWN = 5;

type ShownCount = number | null;

interface UsageRow {
  readonly country: string;
  readonly counts: readonly ShownCount[];
  readonly total: number;
}

export interface UsageTable {
  readonly rows: readonly UsageRow[];
  readonly totals: readonly number[];
  readonly total: number;
}

/** Returns the usage table of a month. Totals include only shown counts, so that hidden counts cannot be derived. */
export function toUsageTable(usage: readonly ProgrammeUsage[]): UsageTable {
  const byProgramme = new Map(usage.map(({ programme, countries }) => [programme, countries]));
  const countries = [...new Set(usage.flatMap((programme) => Object.keys(programme.countries)))];
  const rows = countries
    .map((country) => {
      const counts = programmes.map((programme) => toShown(byProgramme.get(programme)?.[country] ?? 0));
      return { country, counts, total: sum(counts) };
    })
    .sort((a, b) => b.total - a.total || (a.country < b.country ? -1 : 1));
  const totals = programmes.map((_, at) => sum(rows.map(({ counts }) => counts[at] ?? null)));
  return { rows, totals, total: sum(totals) };
}

export function toUsageFile(month: string, { rows }: UsageTable): string {
  return toCsv([
    ['month', 'country', 'programme', 'pages'],
    ...rows.flatMap(({ country, counts }) =>
      programmes.flatMap((programme, at) => {
        const count = counts[at] ?? null;
        return count === 0 ? [] : [[month, country, programme, count === null ? `below ${MIN_SHOWN}` : String(count)]];
      }),
    ),
  ]);
}

function toShown(count: number): ShownCount {
  return count > 0 && count < MIN_SHOWN ? null : count;
}

function sum(counts: readonly ShownCount[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}
