/** Where this build breaks: `FaultHost` writes another place here. In JSON, so that no minifier decides it. */
const broken: string = JSON.parse('"broken nowhere"');

/** Throws in a build that is broken at `place`. */
export function breakAt(place: string): void {
  if (broken === place) throw new Error(`broken ${place}`);
}
