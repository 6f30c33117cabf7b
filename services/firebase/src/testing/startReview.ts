import { join } from 'node:path';
import { createBackgroundWork } from '@adp/functions';
import { createServerReader } from '@adp/shared-data/changes';
import { toStored } from '@adp/shared-data/fields';
import { loadWriter } from '@adp/shared-data/writer';
import { createAdministrator } from '@adp/shared-data/administrator';
import { createReview } from '@adp/shared-data/review';
import { toWireFields } from '@adp/shared-data/testing';
import { readIndexes } from '@adp/local-firebase';
import {
  createDeniedRequests,
  createFirestore,
  createMemberToken,
  toDocumentEvent,
  toFetch,
} from '@adp/local-firebase/testing';
import { readRules } from './readRules';

const projectId = 'demo-review';
const root = join(__dirname, '../..');
const indexes = readIndexes(join(root, 'firestore.indexes.json'));
const config = { projectId, apiKey: 'none', origin: 'http://127.0.0.1' };

/** Starts a database with the site's rules and indexes. Returns the operations of reviewers, editors and members. */
export async function startReview() {
  const events: ReturnType<typeof toDocumentEvent>[] = [];
  const firestore = createFirestore({
    projectId,
    deniedRequests: createDeniedRequests(),
    rules: await readRules(),
    indexes,
    onCommit: (changes, time) => {
      for (const change of changes) events.push(toDocumentEvent(change, time));
    },
  });
  const fetch = toFetch(firestore.service);
  const as = (uid: string, role?: string, programmes?: readonly string[]) => ({
    fetch,
    getToken: () => Promise.resolve(createMemberToken(projectId, uid, { role, programmes })),
  });
  const { triggers } = createBackgroundWork(
    createAdministrator(config, { token: 'owner', fetch: (address, init) => fetch(new URL(address), init) }),
    {
      site: 'https://site.example',
      reader: createServerReader(config, { fetch: (address, init) => fetch(new URL(address), init) }),
    },
  );
  return {
    put: (path: string, document: object) => {
      firestore.put(path, toWireFields(toStored({ ...document })));
    },
    putTime: (path: string, document: object, published: string) => {
      firestore.put(path, {
        ...toWireFields(toStored({ ...document })),
        published_at: { timestampValue: published },
      });
    },
    paths: () => [...firestore.documents()].map(({ path }) => path),
    review: createReview(config, as('kofi', 'reviewer')),
    reviewAs: (uid: string, role?: string) => createReview(config, as(uid, role)),
    reader: createServerReader(config, as('amina')),
    loadWriter: () => loadWriter(config, as('amina')),
    /** Returns the reader and the writer of an editor of `programme`. */
    editorOf: async (programme: string, uid = 'zuri') => {
      const options = as(uid, undefined, [programme]);
      return { reader: createServerReader(config, options), writer: await loadWriter(config, options) };
    },
    /** Runs the functions that decisions about profiles have triggered since the last call. */
    runFunctions: async () => {
      for (const event of events.splice(0))
        if (event.path.startsWith('profile_removals/')) await triggers.profileRemovalWritten.run(event);
    },
  };
}
