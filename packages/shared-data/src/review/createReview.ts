import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { SiteNotice } from '../kinds/site-settings/siteNotices';
import type { SiteRedirect } from '../kinds/site-settings/siteRedirects';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import type { ContentKind } from '../kinds/contentKinds';
import {
  type AppealDecision,
  type AppealFilters,
  countAppeals,
  decideAppeal,
  listAppeals,
  type ListedAppeal,
} from './appeals';
import { type AuditPage, listAudit } from './auditLog';
import { decideItem, type ItemDecision } from './decideItem';
import { type BrokenLink, listLinks, type LinkState } from './brokenLinks';
import { handleItem, type ItemHandling } from './handling';
import { type ImportAnswer, importPart, type ImportRequest } from './importPart';
import {
  findMember,
  type FoundMember,
  type Grant,
  grantRole,
  type MemberSearch,
  type RoleChange,
} from './memberActions';
import type { ReviewPage } from './listPage';
import { type HiddenProfile, listHiddenProfiles, type ProfileRestoration, showProfile } from './profileRemovals';
import { type PublishingChange, type PublishingSettings, readPublishing, savePublishing } from './publishingSettings';
import { countQueue, listQueue, type QueueFilters, type QueuePage } from './queue';
import {
  countReports,
  decideReport,
  handleReport,
  type ListedReport,
  listReports,
  type ReportDecision,
  type ReportFilters,
  type ReportHandling,
} from './reports';
import { type ItemVersionEntry, listItemVersions, readItemVersion } from './itemVersions';
import type { ReviewedItem } from './reviewedKinds';
import { type ItemInReview, readForReview } from './reviewItem';
import type { ReviewCount } from './reviewQueries';
import { type ProgrammeUsage, readUsage } from './usage';
import { readNotices, readRedirects, saveSetting, type SettingChange, type SiteSetting } from './siteSettings';

/** Operations for reviewers. All of them reject only with DataError. */
export interface Review {
  /** Lists items that wait for review, longest waiting first, 50 per page. */
  readonly listQueue: (filters: QueueFilters, cursor?: string) => Promise<QueuePage>;
  readonly countQueue: (filters: QueueFilters) => Promise<ReviewCount>;
  /** Reads an item with all information needed for a decision. Null if the item does not exist. */
  readonly readItem: (kind: ContentKind, id: string, uid?: string) => Promise<ItemInReview | null>;
  /** Lists former versions of an item that were not drafts, newest first. */
  readonly listVersions: (kind: ContentKind, id: string) => Promise<readonly ItemVersionEntry[]>;
  readonly readVersion: (kind: ContentKind, id: string, revision: number) => Promise<ReviewedItem | null>;
  /** Changes the assignee or the note of a queued item. */
  readonly handleItem: (handling: ItemHandling) => Promise<void>;
  readonly decide: (decision: ItemDecision) => Promise<void>;
  /** Lists reports with a status, oldest first, 50 per page. */
  readonly listReports: (filters: ReportFilters, cursor?: string) => Promise<ReviewPage<ListedReport>>;
  readonly countReports: (filters: ReportFilters) => Promise<ReviewCount>;
  readonly handleReport: (handling: ReportHandling) => Promise<void>;
  readonly decideReport: (decision: ReportDecision) => Promise<void>;
  /** Lists appeals against removals, oldest first, 50 per page. */
  readonly listAppeals: (filters: AppealFilters, cursor?: string) => Promise<ReviewPage<ListedAppeal>>;
  readonly countAppeals: (filters: AppealFilters) => Promise<ReviewCount>;
  readonly decideAppeal: (decision: AppealDecision) => Promise<void>;
  /** Lists hidden profiles, longest hidden first, 50 per page. */
  readonly listHiddenProfiles: (cursor?: string) => Promise<ReviewPage<HiddenProfile>>;
  readonly showProfile: (restoration: ProfileRestoration) => Promise<void>;
  readonly listAudit: (cursor?: string) => Promise<AuditPage>;
  /** Lists broken or fixed links in items, longest broken first, 50 per page. */
  readonly listLinks: (state: LinkState, cursor?: string) => Promise<ReviewPage<BrokenLink>>;
  /** Finds a member. Requires an administrator. */
  readonly findMember: (search: MemberSearch) => Promise<FoundMember>;
  readonly grantRole: (grant: RoleChange) => Promise<Grant>;
  readonly readUsage: (month: string) => Promise<readonly ProgrammeUsage[]>;
  readonly importPart: (request: ImportRequest) => Promise<ImportAnswer>;
  readonly readNotices: () => Promise<SiteSetting<SiteNotice>>;
  readonly saveNotices: (change: SettingChange<SiteNotice>) => Promise<void>;
  readonly readRedirects: () => Promise<SiteSetting<SiteRedirect>>;
  readonly saveRedirects: (change: SettingChange<SiteRedirect>) => Promise<void>;
  /** Reads the publishing settings. Null if review is off. */
  readonly readPublishing: () => Promise<PublishingSettings | null>;
  readonly savePublishing: (change: PublishingChange) => Promise<void>;
}

/** Creates the operations for a reviewer. The security rules recognize reviewers by their token. */
export function createReview(config: DataConfig, options: DataOptions): Review {
  const client = createFirestoreClient(config, options);
  return {
    listQueue: (filters, cursor) => listQueue(client, filters, cursor),
    countQueue: (filters) => countQueue(client, filters),
    readItem: (kind, id, uid) => readForReview(client, { kind, id, uid }),
    listVersions: (kind, id) => listItemVersions(client, kind, id),
    readVersion: (kind, id, revision) => readItemVersion(client, kind, { id, revision }),
    handleItem: (handling) => handleItem(client, handling),
    decide: (decision) => decideItem(client, decision),
    listReports: (filters, cursor) => listReports(client, filters, cursor),
    countReports: (filters) => countReports(client, filters),
    handleReport: (handling) => handleReport(client, handling),
    decideReport: (decision) => decideReport(client, decision),
    listAppeals: (filters, cursor) => listAppeals(client, filters, cursor),
    countAppeals: (filters) => countAppeals(client, filters),
    decideAppeal: (decision) => decideAppeal(client, decision),
    listHiddenProfiles: (cursor) => listHiddenProfiles(client, cursor),
    showProfile: (restoration) => showProfile(client, restoration),
    listAudit: (cursor) => listAudit(client, cursor),
    listLinks: (state, cursor) => listLinks(client, state, cursor),
    findMember: (search) => findMember(search, options),
    grantRole: (grant) => grantRole(grant, options),
    readUsage: (month) => readUsage(client, month),
    importPart: (request) => importPart(request, options),
    readNotices: () => readNotices(client),
    saveNotices: (change) => saveSetting('save-notices', change, options),
    readRedirects: () => readRedirects(client),
    saveRedirects: (change) => saveSetting('save-redirects', change, options),
    readPublishing: () => readPublishing(client),
    savePublishing: (change) => savePublishing(change, options),
  };
}
