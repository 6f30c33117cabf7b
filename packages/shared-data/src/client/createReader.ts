import { isDocumentId, type Kind, type Listed, type OwnedKind } from '../kinds/kind';
import { connect, toDatabaseName, type DataOptions } from './connect';
import { writeCursor } from './cursor';
import type { DataConfig } from './DataConfig';
import { DataError } from './DataError';
import { countDocuments, queryDocuments } from './documents';
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
import { toDocument, toRows, type WireValue } from './wireValues';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** For each item, the cursor of a page that begins after it. */
  readonly cursors: readonly string[];
  /** Cursor of the next page; null on the last page. */
  readonly cursor: string | null;
  /** Time at which the data was read. */
  readonly asOf: Date;
  /** Ids of documents that were left out because the document or the id does not fit the schema. */
  readonly skipped: readonly string[];
}

/** An item with the version that a change must name. */
export interface Versioned<Item> {
  readonly item: Item;
  readonly version: string;
}

export interface Count {
  readonly count: number;
  /** True if there may be more. The rules allow counting only up to the size of a page. */
  readonly capped: boolean;
}

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

type PageOptions = RequestOptions & { readonly order: string; readonly pageSize?: number };

type Readable<Item> = Pick<Kind<Item, unknown>, 'collection' | 'readItem'>;

/** A list of the member's own documents. `filters` are those of the kind's `own`. */
export interface MyListOptions<FilterName extends string> extends Pick<
  ListOptions<never, never>,
  'cursor' | 'pageSize' | 'signal'
> {
  readonly filters?: Filters<FilterName>;
}

/** Functions with which pages read documents. They reject only with DataError. */
export interface DataReader {
  /** Reads a page of published items. */
  readonly list: <Summary, F extends string, O extends string>(
    kind: Kind<unknown, Summary, F, O>,
    options: ListOptions<F, O>,
  ) => Promise<Page<Summary>>;
  /** Counts the items of a list, up to 50. */
  readonly count: <F extends string, O extends string>(
    kind: Kind<unknown, unknown, F, O>,
    options: Omit<ListOptions<F, O>, 'cursor' | 'pageSize'>,
  ) => Promise<Count>;
  /** Reads one item as visitors see it; null if there is none that they may see. Rejects with `unreadable` if it does not fit. */
  readonly get: <Item>(kind: Readable<Item>, id: string, options?: RequestOptions) => Promise<Item | null>;
  /** Reads one item with the member's token, together with its version. */
  readonly getMine: <Item>(
    kind: Readable<Item>,
    id: string,
    options?: RequestOptions,
  ) => Promise<Versioned<Item> | null>;
  /** Lists the documents of the member `uid`, including drafts, with the most recent first. */
  readonly listMine: <Summary, F extends string>(
    kind: OwnedKind<Summary, F>,
    uid: string,
    options?: MyListOptions<F>,
  ) => Promise<Page<Summary>>;
  /** Resolves to true if a username is available. The caller checks it against the schema first. */
  readonly isUsernameFree: (name: string, options?: RequestOptions) => Promise<boolean>;
}

/** The default page size. */
const PAGE = 12;
/**
 * Collections in which documents are often missing. A new member has no document, and any one-segment path may be a username. Few items
 * have a tombstone or a review, and most programme pages are unchanged.
 */
const byName = /names|profiles|^(users$|tombstone|setting|approval|review|schedule|report|appeal|programme)/;
/** Number of unreadable documents that a page skips before it is returned empty. */
const MAX_SKIPPED = 200;

/** Reads from Firestore over HTTP, without an SDK (docs/decisions/009). */
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
      // A link cannot contain such an id, so its item has no page.
      reading: isDocumentId(document.id) ? kind.readSummary(document.id, document.fields) : { invalidFields: ['id'] },
    }));
    const items = shown.flatMap(({ reading }) => ('item' in reading ? [reading.item] : []));
    const skipped = [...passed, ...shown.flatMap(({ id, reading }) => ('item' in reading ? [] : [id]))];
    // A full page of the largest size may be the last one. The next page is then empty.
    const more = documents.length > size || documents.length === MAX_PAGE;
    const cursor = (more && shown.at(-1)?.cursor) || null;
    // An empty page would look like the end of the list, so read on.
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

  /** Returns the document of the response, or the error code that explains its absence. */
  async function readOrCode(
    collection: string,
    id: string,
    options: RequestOptions & { signed: boolean },
  ): Promise<unknown> {
    try {
      if (!byName.test(collection)) return await request(`/${collection}/${id}`, options);
      // Browsers report a status of 404 as an error in the console.
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
    // Rules that depend on the document deny a missing one as well, and a hidden document must look the same.
    if (typeof answer === 'string') return null;
    const document = toDocument(answer);
    if (!document) throw new DataError('unreadable');
    const reading = kind.readItem(document.id, document.fields);
    if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
    return { item: reading.item, version: document.version };
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
    // The rules deny reading a name that belongs to another member.
    isUsernameFree: async (name, { signal } = {}) =>
      isDocumentId(name) && (await readOrCode('usernames', name, { signal, signed: true })) === 'not-found',
  };
}
