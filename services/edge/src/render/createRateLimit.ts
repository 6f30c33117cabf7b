/**
 * Creates a function that counts `amount` and returns whether the total in the current window is within `limit`. A
 * window has `length` milliseconds.
 */
export function createRateLimit(limit: number, length: number): (amount?: number) => boolean {
  let startedAt = -Infinity;
  let used = 0;
  return (amount = 1) => {
    const now = performance.now();
    if (now - startedAt >= length) {
      startedAt = now;
      used = 0;
    }
    used += amount;
    return used <= limit;
  };
}
