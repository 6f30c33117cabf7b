import { connect, databaseOf, type DataOptions } from './connect';
import { writeCursor } from './cursor';
import type { DataConfig } from './DataConfig';
import { DataError } from './DataError';
import { isDocumentId, type Kind, type Reading } from './kind';
import {
  listQuery,
  MAX_PAGE,
  pageSizeOf,
  positionAfter,
  toStructuredQuery,
  type ListOptions,
  type Query,
} from './queries';
import { fromWireFields, isRecord, type WireValue } from './storedValues';
import { documentOf, rowsOf } from './wireDocuments';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** For each item the cursor of a page that begins after it. */
  readonly cursors: readonly string[];
  /** For the next page; null after the last. */
  readonly cursor: string | null;
  /** The moment that the page shows. */
  readonly asOf: Date;
  /** Documents left out because they do not fit the schema. */
  readonly skipped: number;
}

/** An item with the version that a change of it expects. */
export interface Versioned<Item> {
  readonly item: Item;
  readonly version: string;
}

export interface Count {
  readonly count: number;
  /** Whether there may be more: the rules let a count go no further than a page. */
  readonly capped: boolean;
}

interface Asked {
  readonly signal?: AbortSignal | undefined;
}

type OwnKind<Summary> = Kind<unknown, Summary> & Required<Pick<Kind<unknown>, 'own'>>;
type Readable<Item> = Pick<Kind<Item, unknown>, 'collection' | 'readItem'>;

/** What pages read with. Every function rejects with DataError alone. */
export interface DataReader {
  /** A page of what is published. */
  readonly list: <Summary, F extends string, O extends string>(
    kind: Kind<unknown, Summary, F, O>,
    options: ListOptions<F, O>,
  ) => Promise<Page<Summary>>;
  /** How many a list holds, up to 50. */
  readonly count: <F extends string, O extends string>(
    kind: Kind<unknown, unknown, F, O>,
    options: Omit<ListOptions<F, O>, 'cursor' | 'pageSize'>,
  ) => Promise<Count>;
  /** One item as the public sees it; null where there is none that it may see. `unreadable` where it does not fit. */
  readonly get: <Item>(kind: Readable<Item>, id: string, asked?: Asked) => Promise<Item | null>;
  /** One item in the member's name, with the version to change it by. */
  readonly getOwn: <Item>(kind: Readable<Item>, id: string, asked?: Asked) => Promise<Versioned<Item> | null>;
  /** What belongs to the member `uid`, drafts too, last changed first. */
  readonly listOwn: <Summary>(
    kind: OwnKind<Summary>,
    uid: string,
    options?: Pick<ListOptions<never, never>, 'cursor' | 'pageSize' | 'signal'>,
  ) => Promise<Page<Summary>>;
}

/** A page of a list where nobody says how many. */
const PAGE = 12;

/** Reads from Firestore over HTTP, without an SDK (docs/decisions/009). */
export function createReader(config: DataConfig, options: DataOptions = {}): DataReader {
  const ask = connect(config, options);
  const now = options.now ?? Date.now;
  const nameIn = (collection: string) => (id: string) => `${databaseOf(config)}/documents/${collection}/${id}`;

  async function page<Summary>(
    kind: Kind<unknown, Summary>,
    query: Query,
    { order, size, signal, signed = false }: Asked & { order: string; size: number; signed?: boolean },
  ): Promise<Page<Summary>> {
    const select = [...new Set([...kind.summaryFields, query.order.field])];
    const structuredQuery = toStructuredQuery({ ...query, select });
    const rows = rowsOf(await ask(':runQuery', { body: { structuredQuery }, signal, signed }));
    const cursorOf = ({ wire, id }: { wire: Readonly<Record<string, WireValue>>; id: string }) =>
      writeCursor({ order, value: wire[query.order.field] ?? {}, id });
    const found = rows.flatMap((row) => documentOf(row.document) ?? []);
    const shown = found.slice(0, size);
    const readings = shown.map((document) => ({ document, reading: kind.readSummary(document.id, document.fields) }));
    const sound = readings.flatMap(({ document, reading }) =>
      'item' in reading ? [{ item: reading.item, cursor: cursorOf(document) }] : [],
    );
    const last = shown.at(-1);
    // A full page of the largest size may be the last: then the next one is empty.
    const more = found.length > size || found.length === MAX_PAGE;
    return {
      items: sound.map(({ item }) => item),
      cursors: sound.map(({ cursor }) => cursor),
      cursor: more && last ? cursorOf(last) : null,
      asOf: new Date(String(rows[0]?.readTime ?? new Date(now()).toISOString())),
      skipped: readings.length - sound.length,
    };
  }

  async function getDocument<Item>(
    kind: Readable<Item>,
    id: string,
    { signal, signed }: Asked & { signed: boolean },
  ): Promise<Versioned<Item> | null> {
    if (!isDocumentId(id)) return null;
    try {
      const document = documentOf(await ask(`/${kind.collection}/${id}`, { signal, signed }));
      if (!document) throw new DataError('unreadable');
      return { item: itemOf(kind.readItem(document.id, document.fields)), version: document.version };
    } catch (error) {
      // Rules that look at a document refuse the missing one too, and what is hidden is not to be told from it.
      if (error instanceof DataError && (error.code === 'not-found' || error.code === 'denied')) return null;
      throw error;
    }
  }

  return {
    list: async (kind, asked) => {
      const size = pageSizeOf(asked.pageSize ?? PAGE);
      const limit = Math.min(size + 1, MAX_PAGE);
      const query = listQuery(kind, asked, { now: now(), limit, name: nameIn(kind.collection) });
      return page(kind, query, { order: asked.order, size, signal: asked.signal });
    },
    count: async (kind, asked) => {
      const query = listQuery(kind, asked, { now: now(), limit: MAX_PAGE, name: nameIn(kind.collection) });
      const aggregations = [{ alias: 'count', count: {} }];
      const structuredAggregationQuery = { structuredQuery: toStructuredQuery(query), aggregations };
      const [row] = rowsOf(
        await ask(':runAggregationQuery', { body: { structuredAggregationQuery }, signal: asked.signal }),
      );
      const fields = isRecord(row?.result) ? fromWireFields(row.result.aggregateFields) : {};
      const count = Number(fields.count ?? 0);
      return { count, capped: count >= MAX_PAGE };
    },
    get: async (kind, id, { signal } = {}) => (await getDocument(kind, id, { signal, signed: false }))?.item ?? null,
    getOwn: (kind, id, { signal } = {}) => getDocument(kind, id, { signal, signed: true }),
    listOwn: async (kind, uid, { cursor, pageSize = PAGE, signal } = {}) => {
      const size = pageSizeOf(pageSize);
      const query = {
        collection: kind.collection,
        where: [[kind.own.owner, 'EQUAL', uid] as const],
        order: kind.own.order,
        limit: Math.min(size + 1, MAX_PAGE),
        after: positionAfter(cursor, 'own', nameIn(kind.collection)),
      };
      return page(kind, query, { order: 'own', size, signal, signed: true });
    },
  };
}

function itemOf<Item>(reading: Reading<Item>): Item {
  if ('item' in reading) return reading.item;
  throw new DataError('unreadable', { fields: reading.faults });
}
