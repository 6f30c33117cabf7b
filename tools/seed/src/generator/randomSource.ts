/** A source of random choices that gives the same ones for the same seed. */
export interface RandomSource {
  /** At least 0 and less than 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Up to `most` different entries, in the order of the list; at least `least` where there are as many. */
  readonly some: <T>(from: readonly T[], least: number, most: number) => T[];
  readonly chance: (share: number) => boolean;
}

/** Mulberry32: 32 bits of state, which is plenty for test data and nothing else. */
export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[whole(0, from.length - 1)];
    if (found === undefined) throw new RangeError('There is nothing to pick from.');
    return found;
  };
  const some = <T>(from: readonly T[], least: number, most: number): T[] => {
    let wanted = Math.min(from.length, whole(least, most));
    return from.filter((_, index) => {
      if (next() * (from.length - index) >= wanted) return false;
      wanted -= 1;
      return true;
    });
  };
  return { next, whole, pick, some, chance: (share) => next() < share };
}
