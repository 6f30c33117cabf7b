import {
  countValues,
  failureCauses,
  getQuantile,
  type Histogram,
  type Measurements,
  minShownVisits,
  type VisitResults,
  type Vital,
  vitals,
} from '@adp/shared-data/app-health';
import type { StoredFields } from '@adp/shared-data/administrator';

/** The counts of a build or of a route: by outcome, and by bucket of each vital. */
export type Counts = Measurements & Readonly<Record<Vital, Histogram>>;

/** Returns the counts of a stored document, which only `saveHealth` writes. */
export function toCounts(fields: StoredFields = {}): Counts {
  const get = (name: keyof Counts) => (fields[name] ?? {}) as Histogram;
  return { outcomes: get('outcomes'), lcp: get('lcp'), inp: get('inp'), cls: get('cls') };
}

export function addCounts(documents: readonly Counts[]): Counts {
  const add = (histograms: readonly Histogram[]) => {
    const sum: Record<string, number> = {};
    for (const [key, count] of histograms.flatMap((histogram) => Object.entries(histogram)))
      sum[key] = (sum[key] ?? 0) + count;
    return sum;
  };
  return {
    outcomes: add(documents.map(({ outcomes }) => outcomes)),
    lcp: add(documents.map(({ lcp }) => lcp)),
    inp: add(documents.map(({ inp }) => inp)),
    cls: add(documents.map(({ cls }) => cls)),
  };
}

/** Returns the results that may be shown. Undefined if there are too few visits. A vital requires as many values. */
export function toResults(counts: Counts): VisitResults | undefined {
  const visits = countValues(counts.outcomes);
  if (visits < minShownVisits) return undefined;
  const failures = failureCauses.flatMap((cause) => {
    const count = counts.outcomes[cause];
    return count ? [[cause, count] as const] : [];
  });
  const percentiles = vitals.flatMap((vital) => {
    const value = countValues(counts[vital]) < minShownVisits ? undefined : getQuantile(counts[vital], 0.75);
    return value === undefined ? [] : [[vital, Math.round(value)] as const];
  });
  return {
    visits,
    errors: counts.outcomes['error'] ?? 0,
    failures: Object.fromEntries(failures),
    ...Object.fromEntries(percentiles),
  };
}
