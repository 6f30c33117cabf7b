import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import { callForMember } from '../client/callForMember';

export const importedKinds = ['knowledgeProduct', 'opportunity'] as const;
export const importOutcomes = ['added', 'changed', 'same', 'refused'] as const;

/** A piece of a file that can be read alone, or one page of a URL. */
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
  /** The same for all parts of one import. */
  readonly run: string;
  readonly kind: (typeof importedKinds)[number];
  readonly isDryRun: boolean;
  /** The file's name, or the address. */
  readonly name: string;
  /** For the audit log. */
  readonly reason: string;
  /** `lang=en`, for rows that do not say. */
  readonly defaults: readonly string[];
  readonly part: ImportPart;
  /** Rows that are left out. */
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

/** What came of a part: `problem` is a sentence about a source that cannot be read. */
export type ImportAnswer = v.InferOutput<typeof answerSchema>;
export type ImportedRow = ImportAnswer['results'][number];

/** As long as a function may take. */
const TIMEOUT = 65_000;

/**
 * Imports one part, or tries it. It may be sent again: what is there already is `same`.
 * @throws DataError `conflict` where the administrator has no profile yet
 */
export function importPart(request: ImportRequest, options: DataOptions): Promise<ImportAnswer> {
  return callForMember('import', request, { ...options, timeout: TIMEOUT, answer: answerSchema });
}
