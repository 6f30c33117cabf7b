// For what makes pages without putting a site together: nothing here runs a build or reads a file.
export { createServerText } from './createServerText';
export type { Hint } from '@adp/app-kit/publish';
export { liveSettings, parseLiveSettings, writeLiveSettings, type LiveSettings } from './liveSettings';
export { type NoticeParts, toNoticeParts } from './noticeParts';
export { type HostReading, liveHeader, toLiveHeader } from './liveHeader';
export { listTexts, type PageContent, type PageNotice, type ShellBuild } from './renderHtml';
export { createHtml, listShellTexts, type DocumentHtml, type SiteHtml } from './renderPages';
export type { SiteFile } from './siteFile';
export { toSiteRoutes } from './toSiteRoutes';
export { getShortName, icon } from './webManifest';
