import type { Firestore } from '../firestore/createFirestore';
import type { Documents } from '../rules/accessRequest';
import { fieldsToMap } from '../rules/documentValues';

const root = '/databases/(default)/documents/';

/** The documents as `firestore.get` and `firestore.exists` of storage.rules see them: nothing is written meanwhile. */
export function rulesDocuments({ get }: Pick<Firestore, 'get'>): Documents {
  const read = (path: string) => {
    const document = get(path.slice(root.length));
    return document ? fieldsToMap(document.fields) : null;
  };
  return { before: read, after: read };
}
