/** What finds newer builds, swaps apps to them, and offers that of the shell: nobody needs it in the first hour of a page. */
export function loadNewBuilds() {
  return import(/* webpackChunkName: "new-build" */ './newBuildPart');
}
