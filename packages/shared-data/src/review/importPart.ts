import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { callForMember } from '../client/callForMember';
import type { ImportedKind } from '../kinds/contentKinds';

export const importOutcomes = ['added', 'changed', 'same', 'refused'] as const;

/** A part of a file that can be read on its own, or one page of a URL. */
export type ImportPart =
  | {
      readonly format: 'csv' | 'ris' | 'bibtex' | 'json' | 'oai';
      readonly text: string;
      /** Text that entries refer to, such as BibTeX abbreviations. It has no rows. */
      readonly context?: string;
      readonly rowsBefore: number;
      readonly linesBefore: number;
    }
  | { readonly address: string; readonly after?: string; readonly rowsBefore: number };

/** One part of an import, as the action `import` takes it. */
export interface ImportRequest {
  /** Id that all parts of an import share. */
  readonly run: string;
  readonly kind: ImportedKind;
  readonly isDryRun: boolean;
  /** Name of the file, or the URL. */
  readonly name: string;
  /** Reason for the audit log. */
  readonly reason: string;
  /** Values for rows without one, such as `lang=en`. */
  readonly defaults: readonly string[];
  readonly part: ImportPart;
  /** Numbers of the rows to skip. */
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
  next: v.nullable(v.string()),
  notes: v.array(v.string()),
  problem: v.nullable(v.string()),
});

/** The result of a part. `problem` is a sentence about an unreadable source. */
export type ImportAnswer = v.InferOutput<typeof answerSchema>;
export type ImportedRow = ImportAnswer['results'][number];

/** Milliseconds, the time limit of a function. */
const TIMEOUT = 65_000;

/**
 * Imports a part or previews its import. Sending it again is safe: rows that were imported before are reported as `same`.
 * @throws DataError `conflict` if the administrator has no profile yet
 */
export function importPart(request: ImportRequest, options: DataOptions): Promise<ImportAnswer> {
  return callForMember('import', request, { ...options, timeout: TIMEOUT, answer: answerSchema });
}
