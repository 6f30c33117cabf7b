import { randomUUID } from 'node:crypto';
import type { Caller } from '../http/readCaller';
import { StorageError } from './storageError';
import type { StoredObject } from './storedObject';
import type { WritableMetadata } from './writableMetadata';

export interface UploadSession {
  readonly id: string;
  readonly name: string;
  /** Caller who started the upload. Requests for chunks need no token. */
  readonly caller: Caller;
  readonly metadata: WritableMetadata;
  /** Total number of bytes declared at the start of the upload, if any. */
  readonly declaredSize: number | undefined;
  readonly pieces: Buffer[];
  received: number;
  /** Result of the completed upload. A client whose response was lost may repeat the request. */
  result?: StoredObject;
}

export type UploadSessions = ReturnType<typeof createUploadSessions>;

/** Stores the last `max` sessions in memory. A client whose session was dropped restarts the upload. */
export function createUploadSessions(max = 50) {
  const open = new Map<string, UploadSession>();
  return {
    start: (begun: Pick<UploadSession, 'name' | 'caller' | 'metadata' | 'declaredSize'>): UploadSession => {
      const session: UploadSession = { ...begun, id: randomUUID(), pieces: [], received: 0 };
      open.set(session.id, session);
      for (const id of open.keys()) if (open.size > max) open.delete(id);
      return session;
    },
    /** @throws StorageError 404 if the session is unknown or cancelled, or belongs to another object */
    find: (id: string | null, name: string): UploadSession => {
      const session = open.get(id ?? '');
      if (session?.name !== name) throw new StorageError(404, 'Not Found. This upload does not exist.');
      return session;
    },
    end: (id: string) => void open.delete(id),
    clear: () => open.clear(),
  };
}
