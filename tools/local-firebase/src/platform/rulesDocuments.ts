import type { EmulatorFirestore } from '../firestore/emulatorFirestore';
import type { Firestore } from '../firestore/createFirestore';
import type { Service } from '../http/service';
import type { Documents } from '../rules/accessRequest';
import { fieldsToMap } from '../rules/documentValues';
import type { MapValue } from '../rules/values';

const root = '/databases/(default)/documents/';

/** The documents as `firestore.get` and `firestore.exists` of storage.rules see them: nothing is written meanwhile. */
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
 * The same from an official emulator. Rules cannot wait for it: what they lack is read, and the request answered again with
 * it. `withDocuments` makes such a service of one that answers at once.
 */
export function emulatorDocuments({ get }: Pick<EmulatorFirestore, 'get'>) {
  let known: ReadonlyMap<string, MapValue | null> = new Map();
  const read = (path: string) => {
    const document = known.get(path);
    if (document === undefined) throw new UnreadDocument(path);
    return document;
  };
  const withDocuments = ({ prefixes, answer }: Service): Service => ({
    prefixes,
    answer: async (request) => {
      const found = new Map<string, MapValue | null>();
      for (;;) {
        known = found;
        try {
          return await answer(request);
        } catch (error) {
          if (!(error instanceof UnreadDocument)) throw error;
          const fields = await get(error.path.slice(root.length));
          found.set(error.path, fields ? fieldsToMap(fields) : null);
        }
      }
    },
  });
  return { documents: { before: read, after: read }, withDocuments };
}
