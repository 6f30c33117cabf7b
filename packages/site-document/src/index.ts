// Entry point for servers and command-line tools. Browsers import subpaths that need neither Node nor the HTML template.
export { createServerText } from './createServerText';
export type { Hint } from '@adp/app-kit/publish';
export { findContentResources } from './findContentResources';
export { liveSettings, parseLiveSettings, writeLiveSettings, type LiveSettings } from './liveSettings';
export { type NoticeParts, toNoticeParts } from './noticeParts';
export { type HostReading, liveHeader, parseLiveHeader, toLiveHeader } from './liveHeader';
export { parseSiteConfig } from './parseSiteConfig';
export { contentSecurityPolicy, embedSecurityPolicy } from './contentSecurityPolicy';
export { listTexts } from './hints';
export { embedStyle } from './inlineParts';
export type { PageContent, PageNotice, ShellBuild } from './Page';
export {
  createHtml,
  latestShell,
  listRouteTexts,
  listShellTexts,
  pageList,
  renderPages,
  type DocumentHtml,
  type LatestShell,
  type PagesOptions,
  type SiteHtml,
} from './renderPages';
export type { Template } from './renderHtml';
export { toPageRegistry } from './signatures';
export type { SiteFile } from './siteFile';
export { renderStatusPage } from './status/renderStatusPage';
export { toSiteRoutes } from './toSiteRoutes';
export { getShortName, icon } from './webManifest';
