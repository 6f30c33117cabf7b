import { createHash } from 'node:crypto';
import { DataError } from '@adp/shared-data/client';
import { isDocumentId } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import {
  type Administrator,
  type FoundDocument,
  holdsFields,
  type ItemWrite,
  toTombstonePath,
} from '@adp/shared-data/administrator';
import type { SourceRecord, SourceRow, SourceRows } from '../formats/SourceRecord';
import type { Draft, ImportedKind } from './Draft';
import { importedKinds, toDraft } from './toDraft';

/** What came of a row. */
export interface RowResult {
  readonly row: number;
  readonly outcome: 'added' | 'changed' | 'same' | 'refused';
  readonly title: string;
  /** The item on the site. */
  readonly id?: string;
  readonly doi?: string | undefined;
  readonly address?: string | undefined;
  /** Of a refused row, what is wrong; of a changed one, the fields. */
  readonly reason?: string;
  readonly notes: readonly string[];
}

export interface ImportOptions {
  readonly kind: ImportedKind;
  readonly administrator: Pick<Administrator, 'read' | 'find' | 'writeItems'>;
  /** Whose items they will be; without an author nothing is written. */
  readonly author?: { readonly uid: string; readonly username: string; readonly name: string } | undefined;
  /** The site's origin: what comes from there is found by its own id. */
  readonly site: string;
  /** For fields that a row does not have. */
  readonly defaults: SourceRecord;
  readonly onResult: (result: RowResult) => Promise<void> | void;
  /** Between two tries of a commit, in milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Rows in memory at a time, and items of a commit. */
export const batchSize = 60;
/** Of one query. */
const maxValues = 30;
const tries = 4;
/** Ids that this makes begin so: what has another id, somebody has written. */
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
 * Imports rows in batches, each of one commit. Ends where it was broken off when it is run again: what is there already is `same`.
 * @throws Error or DataError where source or site fail; what was reported until then is done
 */
export async function importRows(rows: SourceRows, options: ImportOptions): Promise<void> {
  const seen = new Map<string, number>();
  for await (const batch of toBatches(rows))
    await importBatch(
      batch.map((row) => check(toDraft(row, options), row.row, seen, options)),
      options,
    );
}

/** Rows that were read before a source failed are also a batch, which is imported before the error is thrown. */
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
  if (earlier !== undefined) return refuse(`the same ${draft.doi === undefined ? 'address' : 'DOI'} as row ${earlier}`);
  seen.set(key, row);
  return { row, draft, id: toIdHere(draft.address, `${site}/${importedKinds[kind].path}/`) ?? toId(key) };
}

async function importBatch(batch: readonly (Candidate | RowResult)[], options: ImportOptions): Promise<void> {
  const candidates = batch.filter((one) => 'draft' in one);
  const results = await writeCandidates(candidates, options);
  for (const one of batch) await options.onResult('draft' in one ? (results.get(one.row) ?? failed(one)) : one);
}

async function writeCandidates(candidates: readonly Candidate[], options: ImportOptions) {
  const { administrator, author, kind, pause = (time) => new Promise((done) => setTimeout(done, time)) } = options;
  const results = new Map<number, RowResult>();
  for (let count = 1; ; count += 1) {
    const decisions = await decide(candidates, options);
    for (const { result } of decisions) {
      // What an earlier try has written, though its answer was lost, is the same by now.
      if (result.outcome !== 'same' || !results.has(result.row)) results.set(result.row, result);
    }
    const writes = decisions.flatMap(({ write }) => write ?? []);
    if (!author || writes.length === 0) return results;
    try {
      await administrator.writeItems(importedKinds[kind].collection, writes, author);
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
  const { collection, sourceField } = importedKinds[kind];
  const ids = candidates.flatMap(({ id, draft }) => [id, toId(toKey({ ...draft, doi: undefined }))]);
  const tombstone = (id: string) => `${toTombstonePath(collection)}/${id}`;
  const paths = ids.map((id) => `${collection}/${id}`);
  const stored = await administrator.read([...new Set([...paths, ...ids.map(tombstone)])]);
  const find = async (field: string, values: readonly string[]) => {
    const found: FoundDocument[] = [];
    for (let at = 0; at < values.length; at += maxValues)
      found.push(...(await administrator.find(collection, field, values.slice(at, at + maxValues))));
    return new Map(found.map((document) => [String(document.fields[field]), document]));
  };
  const dois = await find(
    'doi',
    candidates.flatMap(({ draft }) => draft.doi ?? []),
  );
  const field = sourceField === 'canonicalUrl' ? 'canonical_url' : 'source_url';
  const addresses = await find(
    field,
    // Several works with a DOI may name one page, such as their journal's.
    candidates.flatMap(({ draft }) => (draft.doi === undefined && isPage(draft.address) ? [draft.address] : [])),
  );
  return candidates.map((candidate) => {
    const { draft, id } = candidate;
    const at = (one: string) => stored.get(`${collection}/${one}`);
    const byAddress = draft.doi === undefined ? addresses.get(draft.address ?? '') : undefined;
    // Imported before its DOI was known.
    const older = draft.doi === undefined ? undefined : at(toId(toKey({ ...draft, doi: undefined })));
    const unnamed = older && older.fields.doi === undefined ? older : undefined;
    const found = at(id) ?? dois.get(draft.doi ?? '') ?? byAddress ?? unnamed;
    if (!found && stored.has(tombstone(id)))
      return {
        result: { ...describe(candidate.row, draft), outcome: 'refused', reason: 'it was removed from the site' },
      };
    return toDecision(candidate, found);
  });
}

function toDecision({ row, draft, id }: Candidate, found: FoundDocument | undefined): Decision {
  const about = describe(row, draft);
  if (!found) return { result: { ...about, id, outcome: 'added' }, write: { id, fields: draft.fields } };
  const refuse = (reason: string): Decision => ({ result: { ...about, id: found.id, outcome: 'refused', reason } });
  if (found.id !== id && !found.id.startsWith(prefix))
    return refuse(`the site has it as ${found.id}, which was not imported: change it there`);
  const { status } = found.fields;
  if (status !== 'published' && status !== 'draft') return refuse(`it is ${String(status)} on the site`);
  const fields = toStored(draft.fields);
  const changed = Object.keys(fields).filter((name) => !holdsFields(found.fields, fields, [name]));
  if (changed.length === 0) return { result: { ...about, id: found.id, outcome: 'same' } };
  return {
    result: { ...about, id: found.id, outcome: 'changed', reason: changed.join(', ') },
    write: { id: found.id, fields: draft.fields, version: found.version },
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
  return { ...describe(row, draft), outcome: 'refused', reason: 'it was not tried' };
}

const isPage = (address: string | undefined): address is string => address?.startsWith('https:') === true;

function toKey({ doi, address = '' }: Pick<Draft, 'doi' | 'address'>): string {
  return doi === undefined ? address : `doi:${doi}`;
}

function toId(key: string): string {
  return prefix + createHash('sha256').update(key).digest('hex').slice(0, 20);
}

/** The id of an item of this very site. */
function toIdHere(address: string | undefined, pages: string): string | undefined {
  const id = address?.startsWith(pages) ? address.slice(pages.length) : '';
  return isDocumentId(id) ? id : undefined;
}
