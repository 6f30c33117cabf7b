import { isDocumentId, type Kind, type Listed, type OwnedKind } from '../kinds/kind';
import { connect, toDatabaseName, type DataOptions } from './connect';
import { writeCursor } from './cursor';
import type { DataConfig } from './DataConfig';
import { DataError } from './DataError';
import { type Count, countDocuments, queryDocuments } from './documents';
import type { RequestOptions } from './FirestoreClient';
import {
  filterConditions,
  type Filters,
  type ListOptions,
  listQuery,
  MAX_PAGE,
  checkPageSize,
  positionAfter,
  type Query,
  toStructuredQuery,
} from './queries';
import { requireItem } from './requireItem';
import { toDocument, toRows, type WireValue } from './wireValues';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** One cursor per item. A page requested with a cursor begins after its item. */
  readonly cursors: readonly string[];
  /** The cursor of the next page. Null on the last page. */
  readonly cursor: string | null;
  readonly asOf: Date;
  /** The ids of omitted documents, whose fields or ids do not match the schema. */
  readonly skipped: readonly string[];
}

/** An item with the version that a change to the item must pass. */
export interface Versioned<Item> {
  readonly item: Item;
  readonly version: string;
}

type PageOptions = RequestOptions & { readonly order: string; readonly pageSize?: number };

type Readable<Item> = Pick<Kind<Item, unknown>, 'collection' | 'readItem'>;

/** Options for a list of the member's own documents. `filters` are defined in the kind's `ownership`. */
export interface MyListOptions<FilterName extends string> extends Pick<
  ListOptions<never, never>,
  'cursor' | 'pageSize' | 'signal'
> {
  readonly filters?: Filters<FilterName>;
}

/** Functions for reading documents in pages. All of them reject only with DataError. */
export interface DataReader {
  readonly list: <Summary, F extends string, O extends string>(
    kind: Kind<unknown, Summary, F, O>,
    options: ListOptions<F, O>,
  ) => Promise<Page<Summary>>;
  /** Counts the documents of a list, up to 50. */
  readonly count: <F extends string, O extends string>(
    kind: Kind<unknown, unknown, F, O>,
    options: Omit<ListOptions<F, O>, 'cursor' | 'pageSize'>,
  ) => Promise<Count>;
  /** Reads an item as visitors see it, or null. Rejects with `unreadable` if it does not match the schema. */
  readonly get: <Item>(kind: Readable<Item>, id: string, options?: RequestOptions) => Promise<Item | null>;
  /** Reads an item and its version with the member's token. */
  readonly getMine: <Item>(
    kind: Readable<Item>,
    id: string,
    options?: RequestOptions,
  ) => Promise<Versioned<Item> | null>;
  /** Lists the documents of the member `uid`, including drafts, most recent first. */
  readonly listMine: <Summary, F extends string>(
    kind: OwnedKind<Summary, F>,
    uid: string,
    options?: MyListOptions<F>,
  ) => Promise<Page<Summary>>;
  /** Resolves to whether a username is available. The caller must check the username against the schema first. */
  readonly isUsernameFree: (name: string, options?: RequestOptions) => Promise<boolean>;
}

const PAGE = 12;
/** Collections in which documents are often missing: few items have a tombstone, any path may be a username. */
const byName =
  /names|profiles|settings|^(users$|app_health|tombstone|approval|review|schedule|report|appeal|programme|save|calendar)/;
/** The maximum number of unreadable documents that are skipped before an empty page is returned. */
const MAX_SKIPPED = 200;

/** Creates a reader that uses Firestore over HTTP, without the SDK (docs/decisions/009). */
// eslint-disable-next-line max-lines-per-function -- its methods share one client and its caches
export function createReader(config: DataConfig, options: DataOptions = {}): DataReader {
  const request = connect(config, options);
  const now = options.now ?? Date.now;
  const nameIn = (collection: string) => `${toDatabaseName(config)}/documents/${collection}`;

  async function page<Summary>(
    kind: Listed<Summary>,
    query: Omit<Query, 'limit'>,
    options: PageOptions,
    signed = false,
    passed: readonly string[] = [],
  ): Promise<Page<Summary>> {
    const { order, pageSize = PAGE, signal } = options;
    const size = checkPageSize(pageSize);
    const select = [...new Set([...kind.summaryFields, query.order.field])];
    const structuredQuery = toStructuredQuery({ ...query, select, limit: Math.min(size + 1, MAX_PAGE) });
    const { documents, readTime } = await queryDocuments(request, structuredQuery, { signal, signed });
    const toCursor = ({ wire, id }: { wire: Readonly<Record<string, WireValue>>; id: string }) =>
      writeCursor({ order, value: wire[query.order.field] ?? {}, id });
    const shown = documents.slice(0, size).map((document) => ({
      id: document.id,
      cursor: toCursor(document),
      // An item with an invalid id cannot be linked, so it has no page. Skip it.
      reading: isDocumentId(document.id) ? kind.readSummary(document.id, document.fields) : { invalidFields: ['id'] },
    }));
    const items = shown.flatMap(({ reading }) => ('item' in reading ? [reading.item] : []));
    const skipped = [...passed, ...shown.flatMap(({ id, reading }) => ('item' in reading ? [] : [id]))];
    // A full page of the maximum size may be the last page. The next page is then empty.
    const more = documents.length > size || documents.length === MAX_PAGE;
    const cursor = (more && shown.at(-1)?.cursor) || null;
    // An empty page would look like the end of the list, so read the next page.
    if (cursor && items.length === 0 && skipped.length < MAX_SKIPPED)
      return page(
        kind,
        { ...query, after: positionAfter(cursor, order, nameIn(kind.collection)) },
        options,
        signed,
        skipped,
      );
    return {
      items,
      cursors: shown.flatMap(({ cursor, reading }) => ('item' in reading ? [cursor] : [])),
      cursor,
      asOf: readTime ?? new Date(now()),
      skipped,
    };
  }

  /** Returns the document of the response, or the error code that explains why it has no document. */
  async function readOrCode(
    collection: string,
    id: string,
    options: RequestOptions & { signed: boolean },
  ): Promise<unknown> {
    try {
      if (!byName.test(collection)) return await request(`/${collection}/${id}`, options);
      // Read the document with a batch request, because browsers log a 404 status as an error in the console.
      const documents = [`${nameIn(collection)}/${id}`];
      const [row] = toRows(await request(':batchGet', { ...options, body: { documents } }));
      return row?.found ?? 'not-found';
    } catch (error) {
      const { code } = error as DataError;
      if (code === 'not-found' || code === 'denied') return code;
      throw error;
    }
  }

  async function getDocument<Item>(
    kind: Readable<Item>,
    id: string,
    options: RequestOptions & { signed: boolean },
  ): Promise<Versioned<Item> | null> {
    const answer = isDocumentId(id) ? await readOrCode(kind.collection, id, options) : '';
    // The rules also deny some missing documents, so a hidden document must be indistinguishable from a missing one.
    if (typeof answer === 'string') return null;
    const document = toDocument(answer);
    if (!document) throw new DataError('unreadable');
    return { item: requireItem(kind.readItem(document.id, document.fields)), version: document.version };
  }

  return {
    list: async (kind, options) =>
      page(kind, listQuery(kind, options, { now: now(), name: nameIn(kind.collection) }), options),
    count: async (kind, options) => {
      const query = listQuery(kind, options, { now: now(), name: nameIn(kind.collection) });
      const structuredQuery = toStructuredQuery({ ...query, limit: MAX_PAGE });
      const count = await countDocuments(request, structuredQuery, { signal: options.signal });
      return { count, capped: count >= MAX_PAGE };
    },
    get: async (kind, id, { signal } = {}) => (await getDocument(kind, id, { signal, signed: false }))?.item ?? null,
    getMine: (kind, id, { signal } = {}) => getDocument(kind, id, { signal, signed: true }),
    listMine: async (kind, uid, options = {}) => {
      const order = 'own';
      const query = {
        collection: kind.collection,
        where: [
          [kind.ownership.owner, 'EQUAL', uid] as const,
          ...filterConditions(kind.ownership.filters, options.filters),
        ],
        order: kind.ownership.order,
        after: positionAfter(options.cursor, order, nameIn(kind.collection)),
      };
      return page(kind, query, { ...options, order }, true);
    },
    // The security rules deny reading a username that belongs to another member.
    isUsernameFree: async (name, { signal } = {}) =>
      isDocumentId(name) && (await readOrCode('usernames', name, { signal, signed: true })) === 'not-found',
  };
}
