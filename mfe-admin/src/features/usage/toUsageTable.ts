import { listChoices } from '@adp/shared-data/fields';
import type { ProgrammeUsage } from '@adp/shared-data/review';
import { toCsv } from '../../lib/csv';

export const programmes = [...listChoices.programme, 'other'] as const;

/** Fewer could be somebody. */
export const leastShown = 5;

/** A count as it may be shown: null for few, which are not none. */
type ShownCount = number | null;

interface UsageRow {
  readonly country: string;
  readonly counts: readonly ShownCount[];
  readonly total: number;
}

export interface UsageTable {
  /** The country with most pages first. */
  readonly rows: readonly UsageRow[];
  /** By programme. */
  readonly totals: readonly number[];
  readonly total: number;
}

/** The table of a month. Totals are of what is shown: whoever adds up the rows finds nothing that was left out. */
export function toUsageTable(usage: readonly ProgrammeUsage[]): UsageTable {
  const byProgramme = new Map(usage.map(({ programme, countries }) => [programme, countries]));
  const countries = [...new Set(usage.flatMap((one) => Object.keys(one.countries)))];
  const rows = countries
    .map((country) => {
      const counts = programmes.map((programme) => toShown(byProgramme.get(programme)?.[country] ?? 0));
      return { country, counts, total: sum(counts) };
    })
    .sort((one, other) => other.total - one.total || (one.country < other.country ? -1 : 1));
  const totals = programmes.map((_, at) => sum(rows.map(({ counts }) => counts[at] ?? null)));
  return { rows, totals, total: sum(totals) };
}

/** The same for a spreadsheet. */
export function toUsageFile(month: string, { rows }: UsageTable): string {
  return toCsv([
    ['month', 'country', 'programme', 'pages'],
    ...rows.flatMap(({ country, counts }) =>
      programmes.flatMap((programme, at) => {
        const count = counts[at] ?? null;
        return count === 0 ? [] : [[month, country, programme, count === null ? `below ${leastShown}` : String(count)]];
      }),
    ),
  ]);
}

function toShown(count: number): ShownCount {
  return count > 0 && count < leastShown ? null : count;
}

function sum(counts: readonly ShownCount[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}
