export type { CanaryKey } from './appHealth';
export type { AppealDecision, AppealFilters, ListedAppeal } from './appeals';
export type { AuditEntry, AuditPage } from './auditLog';
export {
  decisionForm,
  grantForm,
  mailForm,
  memberSearchForm,
  noteForm,
  publishingForm,
  verdictForm,
} from './formSchemas';
export { createReview, type Review } from './createReview';
export { type Decision, decisionsFor, type ItemDecision } from './decideItem';
export { type FoundMember, type Grant, type MemberSearch, type RoleChange } from './memberActions';
export { type BrokenLink, type LinkState, linkStates } from './brokenLinks';
export { type ImportAnswer, type ImportedRow, importOutcomes, type ImportPart, type ImportRequest } from './importPart';
export type { MailDay, MailStatus } from './mail';
export type { ProgrammeUsage } from './usage';
export type { MailChange, PublishingChange, PublishingSettings, SettingChange, SiteSetting } from './siteSettings';
export { assignees, type Handling, type HandlingChange, type ItemHandling } from './handling';
export { type QueuedItem, type QueueFilters, type QueuePage, queueStates } from './queue';
export { type ContentKind, importedKinds, isMemberKind, type MemberKind, memberKinds } from '../kinds/contentKinds';
export { type ReviewedItem, toCollection, toReviewedKind } from './reviewedKinds';
export type { ItemVersionEntry } from './itemVersions';
export type { AuthorRecord, ItemInReview } from './reviewItem';
export type { Count as ReviewCount } from '../client/documents';
export type { ListedReport, ReportDecision, ReportFilters, ReportHandling } from './reports';
export type { ReviewPage } from './listPage';
export type { HiddenProfile, ProfileRestoration } from './profileRemovals';
export type { RoleHolder } from './roleHolders';
export { reasonLimits } from './checkReason';
