import { LRUCache } from 'lru-cache';

/** What an address may do in a minute. Reading what is in memory costs little; `reads` go to Firestore and are paid for. */
const limits = { requests: 600, reads: 120, fresh: 30 } as const;
export type Limited = keyof typeof limits;

const windowLength = 60_000;
const maxAddresses = 10_000;

/**
 * Counts what each address does in a minute, in bounded memory: of more addresses than that, those that have been away for the longest are
 * dropped. Returns whether one more is within the limit.
 */
export function createLimiter(now: () => number): (address: string, what: Limited) => boolean {
  const windows = new LRUCache<string, { readonly beganAt: number; readonly used: Record<Limited, number> }>({
    max: maxAddresses,
  });
  return (address, what) => {
    let window = windows.get(address);
    if (!window || now() - window.beganAt >= windowLength) {
      window = { beganAt: now(), used: { requests: 0, reads: 0, fresh: 0 } };
      windows.set(address, window);
    }
    window.used[what] += 1;
    return window.used[what] <= limits[what];
  };
}
