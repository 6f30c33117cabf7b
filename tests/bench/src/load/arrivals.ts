/** Distribution of request times: at equal intervals, or at random like requests of independent visitors. */
export type Arrivals = 'even' | 'random';

/**
 * Returns the times of `amount` requests at `rate` per second, in milliseconds after the first request. Random
 * intervals have an exponential distribution (a Poisson process) and are the same at each call.
 */
export function toTimes(amount: number, rate: number, arrivals: Arrivals): readonly number[] {
  const distance = 1_000 / rate;
  if (arrivals === 'even') return Array.from({ length: amount }, (_, number) => number * distance);
  const random = createRandom();
  const times = [0];
  while (times.length < amount) times.push((times.at(-1) ?? 0) - Math.log(1 - random()) * distance);
  return times.slice(0, amount);
}

/**
 * Creates a generator of numbers from 0 to 1 with a fixed seed, so that every load has the same arrivals. Uses the
 * linear congruential generator of Numerical Recipes.
 */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
