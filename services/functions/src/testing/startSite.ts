import { join } from 'node:path';
import { createServerReader } from '@adp/shared-data/changes';
import { toStored } from '@adp/shared-data/fields';
import { createAdministrator, fromWireFields, type StoredFields } from '@adp/shared-data/administrator';
import { smallest, smallestUser, toWireFields } from '@adp/shared-data/testing';
import { readIndexes } from '@adp/local-firebase';
import { createDeniedRequests, createFirestore, toDocumentEvent, toFetch } from '@adp/local-firebase/testing';
import type { DocumentEvent } from '../background/events';

const projectId = 'demo-functions';
export const site = 'https://site.example';

/** The outcome of a commit: it succeeds, it fails, or it succeeds but its response is lost. */
export type CommitOutcome = 'works' | 'fails' | 'answer is lost';

/** Creates an in-memory Firestore with its administrator. Records the events of commits. */
export function startSite({
  now = Date.now,
  onRead = () => undefined,
  onRequest = (send) => send(),
}: {
  readonly now?: () => number;
  /** Called with the path of each document in a response. */
  readonly onRead?: (path: string) => void;
  /** Sends a request, or lets it fail. */
  readonly onRequest?: <Result>(send: () => Promise<Result>) => Promise<Result>;
} = {}) {
  const outcomes: CommitOutcome[] = [];
  const events: DocumentEvent[] = [];
  const firestore = createFirestore({
    projectId,
    rules: undefined,
    deniedRequests: createDeniedRequests(),
    now,
    indexes: readIndexes(join(__dirname, '../../../firebase/firestore.indexes.json')),
    onCommit: (changes, time) => {
      for (const change of changes) events.push(toDocumentEvent(change, time));
    },
  });
  const send = toFetch(firestore.service);
  const fetch = async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const outcome = url.pathname.endsWith(':commit') ? (outcomes.shift() ?? 'works') : 'works';
    const answer = outcome === 'fails' ? undefined : await onRequest(() => send(url, init));
    if (!answer || outcome === 'answer is lost') throw new TypeError('Failed to fetch');
    if (/:(batchGet|runQuery)$/.test(url.pathname)) await countReads(answer.clone(), onRead);
    return answer;
  };
  const administrator = createAdministrator(
    { projectId, apiKey: 'none', origin: 'http://127.0.0.1:1' },
    { token: 'owner', fetch, pause: () => Promise.resolve() },
  );
  return {
    administrator,
    fetch,
    reader: createServerReader(
      { projectId, apiKey: 'none', origin: 'http://127.0.0.1:1' },
      {
        fetch: (url, init) => {
          const headers = new Headers(init.headers);
          headers.set('authorization', 'Bearer owner');
          return fetch(url, { ...init, headers });
        },
      },
    ),
    paths: () => [...firestore.documents()].map(({ path }) => path),
    setOutcomes: (...next: readonly CommitOutcome[]) => void outcomes.splice(0, Infinity, ...next),
    /** Returns the events since the last call, in the format of Cloud Functions. */
    takeEvents: () => events.splice(0),
    get: (path: string): StoredFields | undefined => {
      const document = firestore.get(path);
      return document && fromWireFields(document.fields);
    },
    /** Returns the fields of a collection's documents, by id. */
    list: (collection: string): Readonly<Record<string, StoredFields>> =>
      Object.fromEntries(
        [...firestore.documents()]
          .filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === collection)
          .map(({ path, fields }) => [path.slice(collection.length + 1), fromWireFields(fields)]),
      ),
    /** Stores documents without triggering events. */
    put: (documents: Readonly<Record<string, object>>) => {
      for (const [path, fields] of Object.entries(documents)) firestore.put(path, toWireFields({ ...fields }));
    },
  };
}

async function countReads(answer: Response, onRead: (path: string) => void): Promise<void> {
  for (const [, path = ''] of (await answer.text()).matchAll(/"name":\s*"[^"]*?\/documents\/([^"]+)"/g)) onRead(path);
}

export const article = (more: object = {}) => ({
  ...toStored({ ...smallest.article, authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' }),
  ...more,
});

export const user = (username: string, more: object = {}) => ({
  [`users/${username}`]: { ...toStored({ ...smallestUser, username, name: username.toUpperCase() }), ...more },
});
