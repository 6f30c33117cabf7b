import { randomUUID } from 'node:crypto';
import type { Caller } from '../http/readCaller';
import { StorageError } from './storageError';
import type { StoredObject } from './storedObject';
import type { WritableMetadata } from './writableMetadata';

/** An upload in pieces, between its start and its end. */
export interface UploadSession {
  readonly id: string;
  readonly name: string;
  /** Who started it; the pieces need no token of their own. */
  readonly caller: Caller;
  readonly metadata: WritableMetadata;
  /** Bytes that the start declared, if it did. */
  readonly declaredSize: number | undefined;
  readonly pieces: Buffer[];
  received: number;
  /** Set when it is over: the answer may have been lost on the way. */
  result?: StoredObject;
}

export interface UploadSessions {
  readonly start: (session: Pick<UploadSession, 'name' | 'caller' | 'metadata' | 'declaredSize'>) => UploadSession;
  /** @throws StorageError 404 for one that is unknown, cancelled, or of another object */
  readonly find: (id: string | null, name: string) => UploadSession;
  readonly end: (id: string) => void;
  readonly clear: () => void;
}

/** Keeps the last `most` sessions in memory; an older one is forgotten, and its client starts again. */
export function createUploadSessions(most = 50): UploadSessions {
  const open = new Map<string, UploadSession>();
  return {
    start: (begun) => {
      const session: UploadSession = { ...begun, id: randomUUID(), pieces: [], received: 0 };
      open.set(session.id, session);
      for (const id of open.keys()) if (open.size > most) open.delete(id);
      return session;
    },
    find: (id, name) => {
      const session = open.get(id ?? '');
      if (session?.name !== name) throw new StorageError(404, 'Not Found. There is no such upload.');
      return session;
    },
    end: (id) => void open.delete(id),
    clear: () => open.clear(),
  };
}
