/** A range of counts that are drawn in the same shade. */
export interface Shade {
  readonly from: number;
  readonly to: number;
}

const maxShades = 4;

/** Divides the range of counts above zero into at most four equal parts, the lightest first. */
export function toShades(counts: readonly number[]): readonly Shade[] {
  const positive = counts.filter((count) => count > 0);
  if (positive.length === 0) return [];
  const [low, high] = [Math.min(...positive), Math.max(...positive)];
  const size = Math.ceil((high - low + 1) / maxShades);
  const length = Math.ceil((high - low + 1) / size);
  return Array.from({ length }, (_, index) => ({
    from: low + index * size,
    to: Math.min(high, low + (index + 1) * size - 1),
  }));
}

/** Returns the number of a count's shade, from 1. Zero for a country without items. */
export function getShade(shades: readonly Shade[], count: number): number {
  return shades.findIndex(({ from, to }) => from <= count && count <= to) + 1;
}
