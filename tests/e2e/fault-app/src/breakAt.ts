/**
 * The point at which this build throws. `FaultHost` replaces it in the built file, and `JSON.parse` keeps the minifier
 * from evaluating it.
 */
const broken: string = JSON.parse('"broken nowhere"');

/** Throws in a build that is broken at `point`. */
export function breakAt(point: string): void {
  if (broken === point) throw new Error(`broken ${point}`);
}
