/** Sorts the positions of `numbers` by number. All numbers must be below `count`. Returns the positions, and the start of each number. */
export function sortByNumber(numbers: Uint32Array, count: number) {
  const starts = new Uint32Array(count + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < count; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const positions = new Uint32Array(numbers.length);
  numbers.forEach((number, position) => {
    positions[next[number] ?? 0] = position;
    next[number] = (next[number] ?? 0) + 1;
  });
  return { positions, starts };
}
