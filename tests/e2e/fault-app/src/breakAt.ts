/**
 * Point at which this build throws. `FaultHost` replaces the string in the built file. `JSON.parse` prevents the
 * minifier from evaluating the string at build time.
 */
const broken: string = JSON.parse('"broken nowhere"');

/** Throws an error if this build is broken at `point`. */
export function breakAt(point: string): void {
  if (broken === point) throw new Error(`broken ${point}`);
}
