/** What an address may do in a minute. Reading what is in memory costs little; `reads` go to Firestore and are paid for. */
const limits = { requests: 600, reads: 120, fresh: 30 } as const;
export type Limited = keyof typeof limits;

const windowLength = 60_000;
const maxAddresses = 10_000;

/**
 * Counts what each address does in a minute, in bounded memory: of more addresses than that the oldest are dropped.
 * Returns whether one more is within the limit.
 */
export function createLimiter(now: () => number): (address: string, what: Limited) => boolean {
  const windows = new Map<string, { readonly beganAt: number; readonly used: Record<Limited, number> }>();
  return (address, what) => {
    let window = windows.get(address);
    if (!window || now() - window.beganAt >= windowLength) {
      window = { beganAt: now(), used: { requests: 0, reads: 0, fresh: 0 } };
      windows.delete(address);
      windows.set(address, window);
      const [oldest] = windows.keys();
      if (windows.size > maxAddresses && oldest !== undefined) windows.delete(oldest);
    }
    window.used[what] += 1;
    return window.used[what] <= limits[what];
  };
}
