import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { callForMember } from '../client/callForMember';
import type { ImportedKind } from '../kinds/contentKinds';

export const importOutcomes = ['added', 'changed', 'same', 'refused'] as const;

/** A part of a file that can be read independently, or a page of a URL. */
export type ImportPart =
  | {
      readonly format: 'csv' | 'ris' | 'bibtex' | 'json' | 'oai';
      readonly text: string;
      /** Text that the entries refer to, such as BibTeX abbreviations. It contains no rows. */
      readonly context?: string;
      readonly rowsBefore: number;
      readonly linesBefore: number;
    }
  | { readonly address: string; readonly after?: string; readonly rowsBefore: number };

export interface ImportRequest {
  /** The id shared by all parts of an import. */
  readonly run: string;
  readonly kind: ImportedKind;
  readonly isDryRun: boolean;
  readonly name: string;
  readonly reason: string;
  /** Default values for rows that lack them, such as `lang=en`. */
  readonly defaults: readonly string[];
  readonly part: ImportPart;
  readonly skip: readonly number[];
}

const optional = v.exactOptional(v.string());
const answerSchema = v.object({
  results: v.array(
    v.object({
      row: v.number(),
      outcome: v.picklist(importOutcomes),
      title: v.string(),
      id: optional,
      doi: optional,
      address: optional,
      reason: optional,
      notes: v.array(v.string()),
    }),
  ),
  /** The number of the last row of the part, including skipped rows, which have no result. */
  lastRow: v.number(),
  next: v.nullable(v.string()),
  notes: v.array(v.string()),
  problem: v.nullable(v.string()),
});

/** The result of a part. `problem` is a sentence about an unreadable source. */
export type ImportAnswer = v.InferOutput<typeof answerSchema>;
export type ImportedRow = ImportAnswer['results'][number];

/** The timeout in milliseconds. Matches the time limit of functions. */
const TIMEOUT = 65_000;

/** Imports or previews a part. Repeated rows are `same`. Rejects with `conflict` without a profile. */
export function importPart(request: ImportRequest, options: DataOptions): Promise<ImportAnswer> {
  return callForMember('import', request, { ...options, timeout: TIMEOUT, answer: answerSchema });
}
