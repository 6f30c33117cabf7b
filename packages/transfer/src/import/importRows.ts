import { createHash } from 'node:crypto';
import { DataError } from '@adp/shared-data/client';
import { contentKinds, type ImportedKind, isDocumentId, listPath } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import {
  type Administrator,
  type FoundDocument,
  holdsFields,
  type ItemWrite,
  toTombstonePath,
} from '@adp/shared-data/administrator';
import type { SourceRecord, SourceRow, SourceRows } from '../formats/SourceRecord';
import type { Draft } from './Draft';
import { toDraft } from './toDraft';

export interface RowResult {
  readonly row: number;
  readonly outcome: 'added' | 'changed' | 'same' | 'refused';
  readonly title: string;
  readonly id?: string;
  readonly doi?: string | undefined;
  readonly address?: string | undefined;
  readonly reason?: string;
  readonly notes: readonly string[];
}

export interface ImportOptions {
  readonly kind: ImportedKind;
  readonly administrator: Pick<Administrator, 'read' | 'find' | 'writeItems'>;
  /** Author of the items. If undefined, nothing is written. */
  readonly author?: { readonly uid: string; readonly username: string; readonly name: string } | undefined;
  /** Origin of the site. Items from this site are identified by their ID. */
  readonly site: string;
  readonly defaults: SourceRecord;
  readonly onResult: (result: RowResult) => Promise<void> | void;
  /** Waits the given number of milliseconds between two attempts of a commit. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Maximum number of rows in memory, and of items in a commit. */
export const batchSize = 60;
/** Maximum number of values in one query. */
const maxValues = 30;
const tries = 4;
/** Prefix of IDs that imports create. Items with other IDs were written by members. */
const prefix = 'imported-';

interface Candidate {
  readonly row: number;
  readonly draft: Draft;
  readonly id: string;
}

interface Decision {
  readonly result: RowResult;
  readonly write?: ItemWrite;
}

/**
 * Imports rows in batches. Running an import again is safe. If it throws an Error or DataError, the reported rows have
 * been stored.
 */
export async function importRows(rows: SourceRows, options: ImportOptions): Promise<void> {
  const seen = new Map<string, number>();
  for await (const batch of toBatches(rows))
    await importBatch(
      batch.map((row) => check(toDraft(row, options), row.row, seen, options)),
      options,
    );
}

async function* toBatches(rows: SourceRows): AsyncGenerator<readonly SourceRow[]> {
  let batch: SourceRow[] = [];
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    yield batch;
    throw error;
  }
  yield batch;
}

function check(
  { draft, refusals }: ReturnType<typeof toDraft>,
  row: number,
  seen: Map<string, number>,
  { kind, site }: ImportOptions,
): Candidate | RowResult {
  const refuse = (reason: string): RowResult => ({ ...describe(row, draft), outcome: 'refused', reason });
  if (!draft || refusals.length > 0)
    return refuse(refusals.map(({ field, reason }) => `${field} ${reason}`.trim()).join('; '));
  const key = toKey(draft);
  const earlier = seen.get(key);
  if (earlier !== undefined) return refuse(`the same ${draft.doi === undefined ? 'URL' : 'DOI'} as row ${earlier}`);
  seen.set(key, row);
  return { row, draft, id: toIdHere(draft.address, `${site}${listPath(kind)}/`) ?? toId(key) };
}

async function importBatch(batch: readonly (Candidate | RowResult)[], options: ImportOptions): Promise<void> {
  const candidates = batch.filter((item) => 'draft' in item);
  const results = await writeCandidates(candidates, options);
  for (const item of batch) await options.onResult('draft' in item ? (results.get(item.row) ?? failed(item)) : item);
}

async function writeCandidates(candidates: readonly Candidate[], options: ImportOptions) {
  const { administrator, author, kind, pause = (time) => new Promise((done) => setTimeout(done, time)) } = options;
  const results = new Map<number, RowResult>();
  for (let count = 1; ; count += 1) {
    const decisions = await decide(candidates, options);
    for (const { result } of decisions) {
      // An earlier attempt may have written the item before its response was lost. Keep the result of that attempt.
      if (result.outcome !== 'same' || !results.has(result.row)) results.set(result.row, result);
    }
    const writes = decisions.flatMap(({ write }) => write ?? []);
    if (!author || writes.length === 0) return results;
    try {
      await administrator.writeItems(contentKinds[kind].collection, writes, author);
      return results;
    } catch (error) {
      const isRetryable =
        error instanceof DataError && (error.retry || ['conflict', 'not-found', 'invalid'].includes(error.code));
      if (!isRetryable || count === tries) throw error;
      await pause(500 * 2 ** count);
    }
  }
}

async function decide(candidates: readonly Candidate[], { administrator, kind }: ImportOptions): Promise<Decision[]> {
  const { collection, importSource: sourceField } = contentKinds[kind];
  const ids = candidates.flatMap(({ id, draft }) => [id, toId(toKey({ ...draft, doi: undefined }))]);
  const tombstone = (id: string) => `${toTombstonePath(collection)}/${id}`;
  const paths = ids.map((id) => `${collection}/${id}`);
  const stored = await administrator.read([...new Set([...paths, ...ids.map(tombstone)])]);
  const find = async (field: string, values: readonly string[]) => {
    const existing: FoundDocument[] = [];
    for (let at = 0; at < values.length; at += maxValues)
      existing.push(...(await administrator.find(collection, field, values.slice(at, at + maxValues))));
    return new Map(existing.filter(isKnown).map((document) => [String(document.fields[field]), document]));
  };
  const dois = await find(
    'doi',
    candidates.flatMap(({ draft }) => draft.doi ?? []),
  );
  const field = sourceField === 'canonicalUrl' ? 'canonical_url' : 'source_url';
  const addresses = await find(
    field,
    // Several works with DOIs may have the same page, such as their journal's page.
    candidates.flatMap(({ draft }) => (draft.doi === undefined && isPage(draft.address) ? [draft.address] : [])),
  );
  return candidates.map((candidate) => {
    const { draft, id } = candidate;
    const at = (key: string) => stored.get(`${collection}/${key}`);
    const byAddress = draft.doi === undefined ? addresses.get(draft.address ?? '') : undefined;
    // The item was imported earlier, when the source had no DOI.
    const older = draft.doi === undefined ? undefined : at(toId(toKey({ ...draft, doi: undefined })));
    const unnamed = older && older.fields.doi === undefined ? older : undefined;
    const existing = at(id) ?? dois.get(draft.doi ?? '') ?? byAddress ?? unnamed;
    if (!existing && stored.has(tombstone(id)))
      return {
        result: { ...describe(candidate.row, draft), outcome: 'refused', reason: 'it was removed from the site' },
      };
    return toDecision(candidate, existing);
  });
}

/**
 * Returns true if an item with the same DOI or URL counts as already on the site: it was imported or has been
 * public. In other items, members can enter any DOI or URL, which must not prevent the import.
 */
function isKnown({ id, fields }: FoundDocument): boolean {
  return id.startsWith(prefix) || fields.published_at !== undefined || fields.status === 'published';
}

function toDecision({ row, draft, id }: Candidate, existing: FoundDocument | undefined): Decision {
  const about = describe(row, draft);
  if (!existing) return { result: { ...about, id, outcome: 'added' }, write: { id, fields: draft.fields } };
  const refuse = (reason: string): Decision => ({ result: { ...about, id: existing.id, outcome: 'refused', reason } });
  if (existing.id !== id && !existing.id.startsWith(prefix))
    return refuse(`the site has ${existing.id}, which was not imported: change it there`);
  const { status } = existing.fields;
  if (status !== 'published' && status !== 'draft') return refuse(`it is ${String(status)} on the site`);
  const fields = toStored(draft.fields);
  const changed = Object.keys(fields).filter((name) => !holdsFields(existing.fields, fields, [name]));
  if (changed.length === 0) return { result: { ...about, id: existing.id, outcome: 'same' } };
  return {
    result: { ...about, id: existing.id, outcome: 'changed', reason: changed.join(', ') },
    write: { id: existing.id, fields: draft.fields, version: existing.version },
  };
}

function describe(row: number, draft: Draft | undefined) {
  const title = draft?.fields.title;
  return {
    row,
    title: typeof title === 'string' ? title : '',
    doi: draft?.doi,
    address: draft?.address,
    notes: draft?.notes ?? [],
  };
}

function failed({ row, draft }: Candidate): RowResult {
  return { ...describe(row, draft), outcome: 'refused', reason: 'it was not attempted' };
}

const isPage = (address: string | undefined): address is string => address?.startsWith('https:') === true;

function toKey({ doi, address = '' }: Pick<Draft, 'doi' | 'address'>): string {
  return doi === undefined ? address : `doi:${doi}`;
}

function toId(key: string): string {
  return prefix + createHash('sha256').update(key).digest('hex').slice(0, 20);
}

function toIdHere(address: string | undefined, pages: string): string | undefined {
  const id = address?.startsWith(pages) ? address.slice(pages.length) : '';
  return isDocumentId(id) ? id : undefined;
}
