import { connect, toDatabaseName } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import { getDocuments, queryDocuments } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import { type FoundDocument, toRows, toWire } from '../client/wireValues';
import { getSortKey } from '../fields/sortKey';
import { toStored } from '../fields/storedKeys';
import type { Author } from '../writer/Author';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { toWrite } from '../writer/toWrite';
import { type DocumentWrite, toDocumentWrite } from './documentWrites';
import { type ExportedDocument, readPageOfDocuments, toRestoringWrite } from './exportedDocuments';
import { createFileRequests, createFileUpload, type FileMetadata, readFileUrl } from './fileRequests';
import { listFiles, type StoredFile } from './listFiles';

export interface AdministratorOptions {
  /** An access token of the project, or what gets one that is still good: no rule applies to its owner. */
  readonly token: string | (() => Promise<string>);
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Between two tries of a request that failed for a time, in milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** An item to be added, or the fields of one to be changed. */
export interface ItemWrite {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version that was read; without it the item is new. */
  readonly version?: string;
}

/** What the commands of administrators do. Every function rejects with DataError alone. */
export interface Administrator {
  /** The documents that there are, by path. */
  readonly read: (paths: readonly string[]) => Promise<ReadonlyMap<string, FoundDocument>>;
  /** Documents of a collection, one field of which has one of at most 30 values; the field as stored. */
  readonly find: (collection: string, field: string, values: readonly string[]) => Promise<readonly FoundDocument[]>;
  /** Documents of a collection, one field of which is at most `until`, the lowest first. */
  readonly listUntil: (
    collection: string,
    condition: { readonly field: string; readonly until: Date; readonly limit: number },
  ) => Promise<readonly FoundDocument[]>;
  /** Published items of a collection, by their ids, those after one of them. */
  readonly listPublished: (
    collection: string,
    page: { readonly after: string; readonly limit: number },
  ) => Promise<readonly FoundDocument[]>;
  /** The ids of a collection's documents, at most `limit`. */
  readonly listIds: (collection: string, limit: number) => Promise<readonly string[]>;
  /** Writes documents, all or none; `conflict` where a precondition does not hold. It is sent once. */
  readonly commit: (writes: readonly DocumentWrite[]) => Promise<void>;
  /** Publishes new items in the author's name and changes others, all or none; at most 500. */
  readonly writeItems: (collection: string, items: readonly ItemWrite[], author: Author) => Promise<void>;
  /** Every document of the database, in the order of their paths, a page at a time. */
  readonly exportDocuments: () => AsyncGenerator<readonly ExportedDocument[]>;
  /** Creates documents as they were exported, all or none; `conflict` where one is there already. */
  readonly restoreDocuments: (documents: readonly ExportedDocument[]) => Promise<void>;
  /** Every file of Storage, without its bytes. */
  readonly files: () => AsyncGenerator<StoredFile>;
  /** The first bytes of a file of Storage; undefined where there is none. */
  readonly readFileStart: (name: string, bytes: number) => Promise<Uint8Array | undefined>;
  /**
   * Hides a file of a knowledge product from everybody, whatever address they have, or shows it again at the address given. Of any
   * other address, and of a file that is gone, nothing is done.
   */
  readonly setFileHidden: (url: string, isHidden: boolean) => Promise<void>;
  /** Saves a file in Storage, replacing any file with the same name. */
  readonly saveFile: (name: string, content: Uint8Array, metadata: FileMetadata) => Promise<void>;
  /** Deletes a file of Storage; one that is gone counts as deleted. */
  readonly deleteFile: (name: string) => Promise<void>;
}

const tries = 4;
const timeout = 60_000;

/** Firestore and Storage past all rules, for commands. Pages never get it: it has an entry of its own. */
// eslint-disable-next-line max-lines-per-function -- its methods share one client
export function createAdministrator(config: DataConfig, options: AdministratorOptions): Administrator {
  const { token, fetch = globalThis.fetch, pause = (time) => new Promise((done) => setTimeout(done, time)) } = options;
  const getToken = () => (typeof token === 'string' ? Promise.resolve(token) : token());
  const dataOptions = {
    timeout,
    getToken,
    // The key of the site's pages may be refused outside of them, and a token needs none.
    fetch: (address: string, init: RequestInit) => {
      const url = new URL(address);
      url.searchParams.delete('key');
      return fetch(url.href, init);
    },
  };
  const client: FirestoreClient = createFirestoreClient(config, dataOptions);
  const request = connect(config, dataOptions);
  const root = `${toDatabaseName(config)}/documents`;
  const requestFile = createFileRequests(config, getToken, fetch);
  const uploadFile = createFileUpload(config, getToken, fetch);

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

  /** A query of a collection, which may be below a document. */
  async function list(collection: string, structuredQuery: object): Promise<readonly FoundDocument[]> {
    const at = collection.lastIndexOf('/');
    const from = [{ collectionId: collection.slice(at + 1) }];
    const parent = at < 0 ? '' : `/${collection.slice(0, at)}`;
    const read = () => queryDocuments(request, { from, ...structuredQuery }, { parent, signed: true });
    return (await retry(read)).documents;
  }

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
        where: { fieldFilter: { field: { fieldPath: field }, op: 'LESS_THAN_OR_EQUAL', value: toWire(until) } },
        orderBy: [{ field: { fieldPath: field }, direction: 'ASCENDING' }],
        limit,
      }),
    listPublished: (collection, { after, limit }) =>
      list(collection, {
        where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: toWire('published') } },
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(after && { startAt: { values: [{ referenceValue: `${root}/${collection}/${after}` }], before: false } }),
        limit,
      }),
    listIds: async (collection, limit) => {
      const found = await list(collection, { select: { fields: [{ fieldPath: '__name__' }] }, limit });
      return found.map(({ id }) => id);
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
      // No second try here: whether the first one was carried out is for the caller to read.
      await client.commit(writes);
    },
    exportDocuments: () => readPageOfDocuments(query, root),
    restoreDocuments: async (documents) => {
      const writes = documents.map((document) => toRestoringWrite(document, root));
      await request(':commit', { body: { writes }, signed: true });
    },
    readFileStart: (name, bytes) => retry(() => requestFile(name, { range: `bytes=0-${bytes - 1}` })),
    setFileHidden: async (url, isHidden) => {
      const file = readFileUrl(config, url);
      if (!file?.name.startsWith('files/')) return;
      // Whoever has a token asks no rule, so it goes, and comes back with the file.
      const metadata = isHidden
        ? { hidden: 'yes', firebaseStorageDownloadTokens: null }
        : { hidden: null, ...(file.token && { firebaseStorageDownloadTokens: file.token }) };
      await retry(() => requestFile(file.name, { metadata }));
    },
    saveFile: (name, content, metadata) => retry(() => uploadFile(name, content, metadata)),
    deleteFile: async (name) => {
      await retry(() => requestFile(name));
    },
    files: () => listFiles(config, (url) => retry(() => getToken().then((good) => getJson(url, good, fetch)))),
  };
}

function toBookkeeping({ uid, username, name }: Author) {
  return { status: 'published', author_uid: uid, author_username: username, author_name: name, revision: 1 };
}

async function getJson(url: string, token: string, fetch: NonNullable<AdministratorOptions['fetch']>) {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new DataError('offline', { cause });
  });
  if (!answer.ok) throw new DataError(answer.status === 403 ? 'denied' : 'unavailable');
  return (await answer.json()) as unknown;
}
