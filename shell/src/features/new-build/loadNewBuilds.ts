/** Loads the code for newer builds, which a page needs after an hour at the earliest. */
export function loadNewBuilds() {
  return import(/* webpackChunkName: "new-build" */ './newBuildPart');
}
