import type { TraceEntry } from '../rules/evaluate';

/** A request that the rules refused: for the developer, never for the client. */
export interface Denial {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly service: 'cloud.firestore' | 'firebase.storage';
  /** The rules' word for it: get, list, create, update or delete. */
  readonly method: string;
  readonly path: string;
  /** Null for a caller without an account. */
  readonly uid: string | null;
  readonly trace: readonly TraceEntry[];
}

/** The last denials, newest first. */
export interface Denials {
  readonly add: (denial: Denial) => void;
  readonly list: () => readonly Denial[];
  readonly clear: () => void;
}

/** Keeps the last `most` denials. */
export function keepDenials(most = 50): Denials {
  const kept: Denial[] = [];
  return {
    add: (denial) => {
      kept.unshift(denial);
      kept.length = Math.min(kept.length, most);
    },
    list: () => [...kept],
    clear: () => {
      kept.length = 0;
    },
  };
}
