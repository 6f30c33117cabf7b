export type { Appeal, AppealDecision } from './appeals';
export type { AuditEntry, AuditPage } from './auditLog';
export { createReview, type Review } from './createReview';
export { type Decision, decisionsFor, type ItemDecision } from './decideItem';
export { type FoundMember, type Grant, grantableRoles, type MemberSearch } from './memberActions';
export { approvalLimits, type PublishingSettings } from './publishingSettings';
export type { QueuedItem, QueueFilters, QueuePage } from './queue';
export { type ReviewedItem, type ReviewedKind, reviewedKinds, toCollection, toReviewedKind } from './reviewedKinds';
export type { AuthorRecord, ItemInReview } from './reviewItem';
export type { ReviewCount } from './reviewQueries';
export {
  type Report,
  reportChoices,
  type ReportDecision,
  type ReportFilters,
  type ReportHandling,
  type ReviewPage,
} from './reports';
export { reasonLimits } from './checkReason';
