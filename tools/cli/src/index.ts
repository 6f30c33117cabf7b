export { assembleSite, type AssembleOptions } from './assemble';
export { checkPages } from './check-shell/checkPages';
export { openShell } from './check-shell/openShell';
export { examine } from './doctor/examine';
export { statusHeaders } from './packaging/writeStatus';
export { publishTarget } from './publish/publish';
export { publishBuild } from './publishBuild';
export { readPageHeaders, readSiteHosting } from './siteHosting';
