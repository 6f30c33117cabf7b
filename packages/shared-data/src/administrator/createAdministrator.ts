import { connect, toDatabaseName } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { countDocuments, getDocuments, queryDocuments } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import { type FoundDocument, toRows, toWire } from '../client/wireValues';
import { getSortKey } from '../fields/sortKey';
import { toStored } from '../fields/storedKeys';
import type { Author } from '../writer/Author';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { toWrite } from '../writer/toWrite';
import { type DocumentWrite, toDocumentWrite } from './documentWrites';
import { type ExportedDocument, readPageOfDocuments, toRestoringWrite } from './exportedDocuments';
import { createFileRequests, type FileMetadata, readFileUrl } from './fileRequests';
import { listFiles, type StoredFile } from './listFiles';

export interface AdministratorOptions {
  /**
   * The access token of the project's owner, or a function that returns a valid token. Requests with this token bypass
   * the security rules.
   */
  readonly token: string | (() => Promise<string>);
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Waits before a temporarily failed request is retried. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

export interface ItemWrite {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version that was read. Undefined for a new item. */
  readonly version?: string;
}

type QueryCondition = readonly [
  field: string,
  op: 'EQUAL' | 'IN' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN_OR_EQUAL',
  value: unknown,
];

/** Database and file operations for administrators' commands. All of them reject only with DataError. */
export interface Administrator {
  /** Reads documents by path. Omits documents that do not exist. */
  readonly read: (paths: readonly string[]) => Promise<ReadonlyMap<string, FoundDocument>>;
  /** Finds documents of a collection whose stored field has one of the given values, at most 30. */
  readonly find: (collection: string, field: string, values: readonly string[]) => Promise<readonly FoundDocument[]>;
  /** Lists documents of a collection whose field is at most `until`, in ascending order. */
  readonly listUntil: (
    collection: string,
    condition: { readonly field: string; readonly until: Date; readonly limit: number },
  ) => Promise<readonly FoundDocument[]>;
  /** Lists documents in ascending order of a field, by default of the ids. `after` is the last document of the previous page. */
  readonly query: (
    collection: string,
    page: {
      readonly where: readonly QueryCondition[];
      readonly order?: string;
      readonly after?: Pick<FoundDocument, 'id' | 'wire'> | undefined;
      readonly limit: number;
    },
  ) => Promise<readonly FoundDocument[]>;
  /** Lists published documents in the order of their ids, starting after the id `after`. */
  readonly listPublished: (
    collection: string,
    page: { readonly after: string; readonly limit: number },
  ) => Promise<readonly FoundDocument[]>;
  /** Counts documents of a collection whose field equals `value` or is at most `until`. Costs one read per 1,000. */
  readonly count: (
    collection: string,
    condition: { readonly field: string } & ({ readonly value: string } | { readonly until: Date }),
  ) => Promise<number>;
  readonly listIds: (collection: string, limit: number) => Promise<readonly string[]>;
  /** Writes documents in one commit, without retries. Rejects with `conflict` if a precondition fails. */
  readonly commit: (writes: readonly DocumentWrite[]) => Promise<void>;
  /** Publishes new items under the author's name and changes existing items. Writes at most 500 items in one commit. */
  readonly writeItems: (collection: string, items: readonly ItemWrite[], author: Author) => Promise<void>;
  /** Yields all documents in the order of their paths, in pages of 200 documents unless `pageSize` is set. */
  readonly exportDocuments: (pageSize?: number) => AsyncGenerator<readonly ExportedDocument[]>;
  /** Creates exported documents in one commit. Rejects with `conflict` if a document already exists. */
  readonly restoreDocuments: (documents: readonly ExportedDocument[]) => Promise<void>;
  readonly files: () => AsyncGenerator<StoredFile>;
  /** Reads the first bytes of a file in Storage. Resolves to undefined if the file does not exist. */
  readonly readFileStart: (name: string, bytes: number) => Promise<Uint8Array | undefined>;
  /** Hides a knowledge product's file by revoking its URLs, or restores `url`. Ignores other URLs. */
  readonly setFileHidden: (url: string, isHidden: boolean) => Promise<void>;
  readonly saveFile: (name: string, content: Uint8Array, metadata: FileMetadata) => Promise<void>;
  readonly deleteFile: (name: string) => Promise<void>;
}

const tries = 4;
const timeout = 60_000;

/**
 * Creates access to Firestore and Storage that bypasses the security rules. This module has its own entry point, so
 * that no page loads it.
 */
// eslint-disable-next-line max-lines-per-function -- its methods share one client
export function createAdministrator(config: DataConfig, options: AdministratorOptions): Administrator {
  const { token, fetch = globalThis.fetch, pause = (time) => new Promise((done) => setTimeout(done, time)) } = options;
  const getToken = () => (typeof token === 'string' ? Promise.resolve(token) : token());
  const dataOptions = {
    timeout,
    getToken,
    // Omit the API key. It may be restricted to the site's pages, and a request with a token does not need it.
    fetch: (address: string, init: RequestInit) => {
      const url = new URL(address);
      url.searchParams.delete('key');
      return fetch(url.href, init);
    },
  };
  const client: FirestoreClient = createFirestoreClient(config, dataOptions);
  const request = connect(config, dataOptions);
  const root = `${toDatabaseName(config)}/documents`;
  const storage = createFileRequests(config, getToken, fetch);

  async function retry<Result>(send: () => Promise<Result>): Promise<Result> {
    for (let count = 1; ; count += 1) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof DataError) || !error.retry || count === tries) throw error;
        await pause(500 * 2 ** count);
      }
    }
  }

  const query = (structuredQuery: object, parent = '') =>
    retry(async () => toRows(await request(`${parent}:runQuery`, { body: { structuredQuery }, signed: true })));

  async function list(collection: string, structuredQuery: object): Promise<readonly FoundDocument[]> {
    const at = collection.lastIndexOf('/');
    const from = [{ collectionId: collection.slice(at + 1) }];
    const parent = at < 0 ? '' : `/${collection.slice(0, at)}`;
    const read = () => queryDocuments(request, { from, ...structuredQuery }, { parent, signed: true });
    return (await retry(read)).documents;
  }

  const listPage: Administrator['query'] = (collection, { where, order = '__name__', after, limit }) => {
    const name = after && { referenceValue: `${root}/${collection}/${after.id}` };
    const values = name && (order === '__name__' ? [name] : [after.wire[order], name]);
    const fields = order === '__name__' ? [order] : [order, '__name__'];
    const filters = where.map(([fieldPath, op, value]) => ({
      fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
    }));
    return list(collection, {
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy: fields.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
      ...(values && { startAt: { values, before: false } }),
      limit,
    });
  };

  return {
    read: async (paths) => {
      const names = paths.map((path) => `${root}/${path}`);
      const documents = await retry(() => getDocuments(request, names, { signed: true }));
      return new Map([...documents].map(([name, document]) => [name.slice(root.length + 1), document]));
    },
    find: async (collection, field, values) => {
      if (values.length === 0) return [];
      return list(collection, {
        where: { fieldFilter: { field: { fieldPath: field }, op: 'IN', value: toWire(values) } },
      });
    },
    listUntil: (collection, { field, until, limit }) =>
      list(collection, {
        where: isUntil(field, until),
        orderBy: [{ field: { fieldPath: field }, direction: 'ASCENDING' }],
        limit,
      }),
    count: (collection, { field, ...condition }) => {
      const where = 'value' in condition ? isEqual(field, condition.value) : isUntil(field, condition.until);
      const query = { from: [{ collectionId: collection }], where };
      return retry(() => countDocuments(request, query, { signed: true }));
    },
    query: listPage,
    listPublished: (collection, { after, limit }) =>
      listPage(collection, {
        where: [['status', 'EQUAL', 'published']],
        after: after ? { id: after, wire: {} } : undefined,
        limit,
      }),
    listIds: async (collection, limit) => {
      const documents = await list(collection, { select: { fields: [{ fieldPath: '__name__' }] }, limit });
      return documents.map(({ id }) => id);
    },
    commit: async (writes) => {
      await client.commit(writes.map((write) => toDocumentWrite(write, root)));
    },
    writeItems: async (collection, items, author) => {
      const writes = items.map(({ id, fields, version }) => {
        const name = `${root}/${collection}/${id}`;
        const plain = toStored(fields);
        const stored = { ...plain, ...getSortKey(collection, (field) => plain[field]) };
        return version === undefined
          ? toWrite({
              name,
              fields: { ...stored, ...toBookkeeping(author), sample: stored.sample ?? false },
              times: ['created_at', 'updated_at', 'published_at'],
              precondition: { exists: false },
            })
          : toWrite({
              name,
              fields: stored,
              mask: Object.keys(stored),
              times: ['updated_at'],
              revised: true,
              precondition: { updateTime: version },
            });
      });
      // Do not retry. The caller must first find out whether a failed commit took effect.
      await client.commit(writes);
    },
    exportDocuments: (pageSize = 200) => readPageOfDocuments(query, root, pageSize),
    restoreDocuments: async (documents) => {
      const writes = documents.map((document) => toRestoringWrite(document, root));
      await request(':commit', { body: { writes }, signed: true });
    },
    readFileStart: (name, bytes) => retry(() => storage.readStart(name, bytes)),
    setFileHidden: async (url, isHidden) => {
      const file = readFileUrl(config, url);
      if (!file?.name.startsWith('files/')) return;
      // A download token bypasses the rules. Remove it to hide the file, and restore it to show the file again.
      const metadata = isHidden
        ? { hidden: 'yes', firebaseStorageDownloadTokens: null }
        : { hidden: null, ...(file.token && { firebaseStorageDownloadTokens: file.token }) };
      await retry(() => storage.changeMetadata(file.name, metadata));
    },
    saveFile: async (name, content, metadata) => {
      await retry(() => storage.save(name, content, metadata));
    },
    deleteFile: async (name) => {
      await retry(() => storage.remove(name));
    },
    files: () => listFiles(config, (url) => retry(() => storage.readJson(url))),
  };
}

const isEqual = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: toWire(value) },
});

const isUntil = (field: string, until: Date) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'LESS_THAN_OR_EQUAL', value: toWire(until) },
});

function toBookkeeping({ uid, username, name }: Author) {
  return { status: 'published', author_uid: uid, author_username: username, author_name: name, revision: 1 };
}
