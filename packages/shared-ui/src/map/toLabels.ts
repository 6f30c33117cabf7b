import { labels } from './shapes';

export interface MapLabel {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** True if the label would cover another one on a narrow map, where labels are larger in units of the drawing. */
  readonly onlyWide: boolean;
}

/** Font sizes of labels in units of the drawing, as in AfricaMap.module.css. */
const fontSizes = { narrow: 28, wide: 18 };

/** Returns the labels of countries with items. Omits labels that would cover the label of a country with more space. */
export function toLabels(counts: Readonly<Record<string, number>>): readonly MapLabel[] {
  const candidates = Object.entries(labels)
    .map(([code, [x, y, radius]]) => ({ code, x, y, radius, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.radius - a.radius);
  const narrow = addUncovered([], candidates, fontSizes.narrow);
  return addUncovered(narrow, candidates, fontSizes.wide).map(({ radius: _radius, ...label }) => ({
    ...label,
    onlyWide: !narrow.some(({ code }) => code === label.code),
  }));
}

interface Candidate extends Omit<MapLabel, 'onlyWide'> {
  readonly radius: number;
}

/** Adds the candidates that cover none of `placed` and none of each other, at a font size. */
function addUncovered(placed: readonly Candidate[], candidates: readonly Candidate[], size: number) {
  // Tabular numerals are about 0.6 times as wide as the font size, and 0.8 times as high.
  const toHalfWidth = ({ count }: Candidate) => String(count).length * 0.3 * size;
  const covers = (a: Candidate, b: Candidate) =>
    Math.abs(a.x - b.x) < toHalfWidth(a) + toHalfWidth(b) && Math.abs(a.y - b.y) < 0.8 * size;
  const all = [...placed];
  for (const candidate of candidates) if (!all.some((label) => covers(label, candidate))) all.push(candidate);
  return all;
}
