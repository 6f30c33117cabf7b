/** Public functions for builds with other bundlers (docs/own-app.md). */
export { buildId } from './buildId.mjs';
export { containerName, contract } from './describeBuild.mjs';
export { sharedByApps } from './federation.shared.mjs';
