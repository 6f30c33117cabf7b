import type { TraceEntry } from './evaluate';

/** A request that the rules denied, for the developer and never for the client. */
export interface DeniedRequest {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly service: 'cloud.firestore' | 'firebase.storage';
  /** The method in the rules: get, list, create, update or delete. */
  readonly method: string;
  readonly path: string;
  /** Null for a caller without an account. */
  readonly uid: string | null;
  readonly trace: readonly TraceEntry[];
}

/** The last denied requests, newest first. */
export interface DeniedRequests {
  readonly add: (denial: DeniedRequest) => void;
  readonly list: () => readonly DeniedRequest[];
  readonly clear: () => void;
}

/** Stores the last `max` denied requests. */
export function createDeniedRequests(max = 50): DeniedRequests {
  const stored: DeniedRequest[] = [];
  return {
    add: (denial) => {
      stored.unshift(denial);
      stored.length = Math.min(stored.length, max);
    },
    list: () => [...stored],
    clear: () => {
      stored.length = 0;
    },
  };
}
