import type { TraceEntry } from './evaluate';

/** Request that the rules denied, for the developer and never for the client. */
export interface DeniedRequest {
  /** Time of the request in milliseconds since 1970. */
  readonly time: number;
  readonly service: 'cloud.firestore' | 'firebase.storage';
  /** Method as named in the rules: get, list, create, update or delete. */
  readonly method: string;
  readonly path: string;
  /** User ID of the caller. Null for a caller without an account. */
  readonly uid: string | null;
  readonly trace: readonly TraceEntry[];
}

/** Most recent denied requests, newest first. */
export interface DeniedRequests {
  readonly add: (denial: DeniedRequest) => void;
  readonly list: () => readonly DeniedRequest[];
  readonly clear: () => void;
}

/** Creates a list that stores the last `max` denied requests. */
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
