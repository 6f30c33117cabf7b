import type { EmulatorFirestore } from '../firestore/emulatorFirestore';
import type { Firestore } from '../firestore/createFirestore';
import type { Service } from '../http/service';
import type { Documents } from '../rules/accessRequest';
import { fieldsToMap } from '../rules/documentValues';
import type { MapValue } from '../rules/values';

const root = '/databases/(default)/documents/';

/**
 * Returns the documents that storage.rules can read. Storage writes no documents, so a document is the same before and
 * after the operation.
 */
export function rulesDocuments({ get }: Pick<Firestore, 'get'>): Documents {
  const read = (path: string) => {
    const document = get(path.slice(root.length));
    return document ? fieldsToMap(document.fields) : null;
  };
  return { before: read, after: read };
}

class UnreadDocument extends Error {
  override readonly name = 'UnreadDocument';
  constructor(readonly path: string) {
    super(`${path} has not been read from the emulator yet.`);
  }
}

/**
 * Returns documents of the official emulator for rules, whose evaluation is synchronous. `withDocuments` fetches
 * missing documents and handles the request again.
 */
export function emulatorDocuments({ get }: Pick<EmulatorFirestore, 'get'>) {
  let loaded: ReadonlyMap<string, MapValue | null> = new Map();
  const read = (path: string) => {
    const document = loaded.get(path);
    if (document === undefined) throw new UnreadDocument(path);
    return document;
  };
  const withDocuments = ({ prefixes, answer }: Service): Service => ({
    prefixes,
    answer: async (request) => {
      const documents = new Map<string, MapValue | null>();
      for (;;) {
        loaded = documents;
        try {
          return await answer(request);
        } catch (error) {
          if (!(error instanceof UnreadDocument)) throw error;
          const fields = await get(error.path.slice(root.length));
          documents.set(error.path, fields ? fieldsToMap(fields) : null);
        }
      }
    },
  });
  return { documents: { before: read, after: read }, withDocuments };
}
