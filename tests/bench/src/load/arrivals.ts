/** When requests arrive: one after another at equal distances, or each by chance, as those of visitors who do not know each other. */
export type Arrivals = 'even' | 'random';

/**
 * The times of `amount` requests at `rate` a second, in milliseconds from the first on. By chance the distances are exponentially
 * distributed (a Poisson process), and the same at each call.
 */
export function toTimes(amount: number, rate: number, arrivals: Arrivals): readonly number[] {
  const distance = 1_000 / rate;
  if (arrivals === 'even') return Array.from({ length: amount }, (_, number) => number * distance);
  const random = createRandom();
  const times = [0];
  while (times.length < amount) times.push((times.at(-1) ?? 0) - Math.log(1 - random()) * distance);
  return times.slice(0, amount);
}

/** Numbers from 0 to 1, the same ones for every load: a linear congruential generator with the constants of Numerical Recipes. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
