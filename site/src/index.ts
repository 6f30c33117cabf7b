export { assembleSite, type AssembleOptions } from './assemble';
export { examine } from './doctor/examine';
export { createHostingClient } from './publish/hostingClient';
export { publishTarget } from './publish/publish';
export type { KnownRoute } from './findRoutes';
export { publishBuild } from './publishBuild';
export { appFolder, readSiteFile, type SiteFile } from './siteFile';
export { contentSecurityPolicy } from './renderHtml';
