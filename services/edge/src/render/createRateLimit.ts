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
