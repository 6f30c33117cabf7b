export interface RandomSource {
  readonly next: () => number;
  readonly whole: (min: number, max: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Returns `min` to `max` different entries in the order of the list. */
  readonly some: <T>(from: readonly T[], min: number, max: number) => T[];
  readonly chance: (share: number) => boolean;
}

/** Creates a Mulberry32 generator. Its 32 bits of state are sufficient only for test data. */
export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    const item = from[whole(0, from.length - 1)];
    if (item === undefined) throw new RangeError('The list to pick from is empty.');
    return item;
  };
  const some = <T>(from: readonly T[], min: number, max: number): T[] => {
    let remaining = Math.min(from.length, whole(min, max));
    return from.filter((_, index) => {
      if (next() * (from.length - index) >= remaining) return false;
      remaining -= 1;
      return true;
    });
  };
  return { next, whole, pick, some, chance: (share) => next() < share };
}

/** Returns a function that picks the names of `shares`, each with its share. The sum of all shares is 1. */
export function createSharePicker<Name extends string>(shares: Readonly<Record<Name, number>>, random: RandomSource) {
  const names = Object.keys(shares) as Name[];
  return (): Name => {
    let rest = random.next();
    const name = names.find((candidate) => (rest -= shares[candidate]) < 0) ?? names.at(-1);
    if (name === undefined) throw new RangeError('There are no shares.');
    return name;
  };
}
