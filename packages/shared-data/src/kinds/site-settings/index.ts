export { isNoticeShown, noticeLevels, noticeLimits, noticeSchema, type SiteNotice, siteNotices } from './siteNotices';
export {
  findRedirectIssues,
  redirectFields,
  type RedirectIssue,
  redirectLimits,
  type SiteRedirect,
  siteRedirects,
  toRedirectKey,
} from './siteRedirects';
