export { assembleSite, type AssembleOptions } from './assemble';
export { publishBuild } from './publishBuild';
export { appFolder, readSiteFile, type SiteFile } from './siteFile';
export { contentSecurityPolicy } from './renderHtml';
