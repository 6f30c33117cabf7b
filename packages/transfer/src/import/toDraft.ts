import type { ImportedKind } from '@adp/shared-data/content';
import type { SourceRecord, SourceRow } from '../formats/SourceRecord';
import { createRowReader, type Draft, type Refusal } from './Draft';
import { fromApiItem } from './fromApiItem';
import { toKnowledgeProduct } from './toKnowledgeProduct';
import { toOpportunity } from './toOpportunity';
import { validate } from './validate';

const readers = { knowledgeProduct: toKnowledgeProduct, opportunity: toOpportunity } as const;

interface DraftOptions {
  readonly kind: ImportedKind;
  readonly defaults: SourceRecord;
  readonly site: string;
}

/** Converts a row to a draft with the reasons why it cannot be imported. */
export function toDraft(
  row: SourceRow,
  { kind, defaults, site }: DraftOptions,
): { readonly draft?: Draft; readonly refusals: readonly Refusal[] } {
  if ('unreadable' in row) return { refusals: [{ field: '', reason: row.unreadable }] };
  const draft = 'item' in row ? fromApiItem(row.item, kind, site) : read(row, kind, defaults);
  if (toTexts(draft.fields).some((text) => /[\uFFFD\p{Surrogate}]/u.test(text)))
    return { draft, refusals: [{ field: '', reason: 'has invalid characters: save the file as UTF-8' }] };
  const { refusals, fields } = validate(kind, draft);
  if (draft.doi === undefined && draft.address === undefined)
    return {
      draft,
      refusals: [...refusals, { field: 'doi', reason: 'or a URL is needed to find the row again' }],
    };
  return { draft: refusals.length > 0 ? draft : { ...draft, fields }, refusals };
}

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
}

function read(
  { record, notes: readingNotes = [] }: Extract<SourceRow, { readonly record: object }>,
  kind: ImportedKind,
  defaults: SourceRecord,
): Draft {
  const notes = [...readingNotes];
  const refusals: Refusal[] = [];
  const reader = createRowReader(record, defaults, { notes, refusals });
  return { ...readers[kind](reader), notes, refusals };
}
