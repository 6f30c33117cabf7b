/** What a build needs that is made by another bundler than the kit's (docs/own-app.md). */
export { buildId } from './buildId.mjs';
export { containerName } from './describeBuild.mjs';
export { sharedByApps } from './federation.shared.mjs';
