/**
 * Loads the code that finds newer builds, swaps apps, and offers a new shell. Loaded lazily, because a page needs it after an hour at the
 * earliest.
 */
export function loadNewBuilds() {
  return import(/* webpackChunkName: "new-build" */ './newBuildPart');
}
