import { LRUCache } from 'lru-cache';

/**
 * The limits per IP address and minute. `pages` includes link previews and embeds. `reads` are requests that read
 * Firestore, which costs more. `visits` are measured visits.
 */
const limits = { pages: 600, requests: 600, reads: 120, fresh: 30, visits: 60 } as const;
export type Limited = keyof typeof limits;

const windowLength = 60_000;
const maxAddresses = 10_000;

export function createLimiter(now: () => number): (address: string, action: Limited) => boolean {
  const windows = new LRUCache<string, { readonly beganAt: number; readonly used: Record<Limited, number> }>({
    max: maxAddresses,
  });
  return (address, action) => {
    let window = windows.get(address);
    if (!window || now() - window.beganAt >= windowLength) {
      window = { beganAt: now(), used: { pages: 0, requests: 0, reads: 0, fresh: 0, visits: 0 } };
      windows.set(address, window);
    }
    window.used[action] += 1;
    return window.used[action] <= limits[action];
  };
}
