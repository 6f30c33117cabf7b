/** Returns the index of the first item that satisfies a condition which all later items satisfy, or the number of items. */
export function findFirst<Item>(items: readonly Item[], isFound: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && !isFound(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
