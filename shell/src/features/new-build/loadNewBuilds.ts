export function loadNewBuilds() {
  return import(/* webpackChunkName: "new-build" */ './newBuildPart');
}
