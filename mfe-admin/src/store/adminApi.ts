import type { AppHealth } from '@adp/shared-data/app-health';
import { rememberChange } from '@adp/shared-data/client';
import type {
  AppealDecision,
  AppealFilters,
  CanaryKey,
  ContentKind,
  ItemDecision,
  ItemHandling,
  LinkState,
  ListedReport,
  MailChange,
  MemberSearch,
  ProfileRestoration,
  PublishingChange,
  PublishingSettings,
  QueueFilters,
  ReportDecision,
  ReportFilters,
  ReportHandling,
  Review,
  RoleChange,
  RoleHolder,
  SettingChange,
  SiteSetting,
} from '@adp/shared-data/review';
import type { RoleName } from '@adp/shared-data/roles';
import type { SiteNotice, SiteRedirect } from '@adp/shared-data/site-settings';
import { createMemberApi, toResult } from '@adp/shared-store';
import { type AppError, toAppError } from '@adp/shared-auth/app-error';
import { adminData } from '../api/adminData';

export interface BulkResult {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly title: string; readonly error: AppError }[];
}

type TitledDecision = ItemDecision & { readonly title: string };

type TitledReportDecision = ReportDecision & Pick<ListedReport, 'collection' | 'item' | 'title'>;

export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
}

export interface Cursor {
  readonly after?: string | undefined;
}

const addTagTypes = [
  'Role',
  'Queue',
  'Item',
  'Audit',
  'Publishing',
  'Reports',
  'Apps',
  'Emails',
  'Notices',
  'Redirects',
] as const;
type Tags = readonly (typeof addTagTypes)[number][];

/**
 * Returns the tags to invalidate for a form that edits a whole setting: none after an error. After a conflict,
 * loading the newer setting would replace what was typed, or the next attempt would overwrite that setting.
 */
const ifSaved = (tags: Tags) => (_result: unknown, error: unknown) => (error ? [] : tags);

type Invalidation = Tags | ReturnType<typeof ifSaved>;

/**
 * The RTK Query API of this app. Data is cached only while a page shows it, because other reviewers decide at the same
 * time.
 */
export const adminApi = createMemberApi()
  .enhanceEndpoints({ addTagTypes })
  .injectEndpoints({
    endpoints: (build) => {
      /** Creates a query. The data is cached only while a page shows it, because other reviewers decide at the same time. */
      const read = <Query, Data>(tags: Tags, work: (review: Review, query: Query) => Promise<Data>) =>
        build.query<Data, Query>({
          queryFn: (query) => toResult(async () => work(await adminData().review(), query)),
          providesTags: tags,
          keepUnusedDataFor: 0,
        });
      const send = <Change, Data>(tags: Invalidation, work: (review: Review, change: Change) => Promise<Data>) =>
        build.mutation<Data, Change>({
          queryFn: (change) => toResult(async () => work(await adminData().review(), change)),
          invalidatesTags: tags,
        });
      const save = <Change>(tags: Invalidation, work: (review: Review, change: Change) => Promise<void>) =>
        send(tags, async (review, change: Change) => {
          await work(review, change);
          return null;
        });
      return {
        getRole: build.query<RoleName, string>({
          queryFn: () => toResult(() => adminData().readRole()),
          providesTags: ['Role'],
        }),
        /** Requests a new token, because the current token lacks a recently granted role. */
        renewRole: build.mutation<RoleName, string>({
          queryFn: () => toResult(() => adminData().readRole({ renew: true })),
          invalidatesTags: ['Role'],
        }),
        getQueue: read(['Queue'], (review, { after, ...filters }: QueueFilters & Cursor) =>
          review.listQueue(filters, after),
        ),
        getQueueCount: read(['Queue'], (review, filters: QueueFilters) => review.countQueue(filters)),
        getItem: read(['Item'], (review, { kind, id, uid }: ItemKey & { readonly uid: string }) =>
          review.readItem(kind, id, uid),
        ),
        getVersions: read(['Item'], (review, { kind, id }: ItemKey) => review.listVersions(kind, id)),
        getVersion: read([], (review, { kind, id, revision }: ItemKey & { readonly revision: number }) =>
          review.readVersion(kind, id, revision),
        ),
        handleItem: save(['Queue', 'Item'], (review, handling: ItemHandling) => review.handleItem(handling)),
        decide: save(['Queue', 'Item', 'Audit'], (review, decision: ItemDecision) =>
          showToReaders(review.decide(decision)),
        ),
        decideMany: send(['Queue', 'Audit'], (review, decisions: readonly TitledDecision[]) =>
          decideAll(decisions, review.decide),
        ),
        getReports: read(['Reports'], (review, { after, ...filters }: ReportFilters & Cursor) =>
          review.listReports(filters, after),
        ),
        getReportCount: read(['Reports'], (review, filters: ReportFilters) => review.countReports(filters)),
        handleReport: save(['Reports'], (review, handling: ReportHandling) => review.handleReport(handling)),
        decideReport: save(['Reports', 'Item', 'Audit'], (review, decision: ReportDecision) =>
          showToReaders(review.decideReport(decision)),
        ),
        decideManyReports: send(['Reports', 'Item', 'Audit'], decideReports),
        getAppeals: read(['Reports'], (review, { after, ...filters }: AppealFilters & Cursor) =>
          review.listAppeals(filters, after),
        ),
        getAppealCount: read(['Reports'], (review, filters: AppealFilters) => review.countAppeals(filters)),
        getHiddenProfiles: read(['Reports'], (review, { after }: Cursor) => review.listHiddenProfiles(after)),
        showProfile: save(['Reports', 'Audit'], (review, restoration: ProfileRestoration) =>
          showToReaders(review.showProfile(restoration)),
        ),
        decideAppeal: save(['Reports', 'Item', 'Audit'], (review, decision: AppealDecision) =>
          showToReaders(review.decideAppeal(decision)),
        ),
        getAudit: read(['Audit'], (review, { after }: Cursor) => review.listAudit(after)),
        getRoleHolders: read<string, readonly RoleHolder[]>(['Audit'], (review) => review.listRoleHolders()),
        /** Finds a member. A mutation rather than a query, so that the store does not cache other members' data. */
        findMember: send([], (review, search: MemberSearch) => review.findMember(search)),
        grantRole: send(['Audit'], (review, grant: RoleChange) => review.grantRole(grant)),
        getLinks: read([], (review, { state, after }: Cursor & { readonly state: LinkState }) =>
          review.listLinks(state, after),
        ),
        getUsage: read([], (review, month: string) => review.readUsage(month)),
        getAppHealth: read<string, readonly AppHealth[]>(['Apps'], (review) => review.readAppHealth()),
        resumeCanary: save(['Apps', 'Audit'], (review, canary: CanaryKey) => review.resumeCanary(canary)),
        getEmails: read(['Emails'], (review, since: string) => review.readMail(since)),
        getEmailQueue: read<string, number>(['Emails'], (review) => review.countMail()),
        saveEmails: save(ifSaved(['Emails', 'Audit']), (review, change: MailChange) => review.saveMail(change)),
        getNotices: read<string, SiteSetting<SiteNotice>>(['Notices'], (review) => review.readNotices()),
        saveNotices: save(ifSaved(['Notices', 'Audit']), (review, change: SettingChange<SiteNotice>) =>
          review.saveNotices(change),
        ),
        getRedirects: read<string, SiteSetting<SiteRedirect>>(['Redirects'], (review) => review.readRedirects()),
        saveRedirects: save(['Redirects', 'Audit'], (review, change: SettingChange<SiteRedirect>) =>
          review.saveRedirects(change),
        ),
        getPublishing: read<string, PublishingSettings | null>(['Publishing'], (review) => review.readPublishing()),
        savePublishing: save(ifSaved(['Publishing', 'Audit']), (review, change: PublishingChange) =>
          review.savePublishing(change),
        ),
      };
    },
  });

/** Invalidates cached public pages on this device, so that they show the decision immediately. */
async function showToReaders(decided: Promise<void>): Promise<void> {
  await decided;
  rememberChange();
}

/** Saves decisions about reports. If several upheld reports concern one item, the first decision removes the item. */
function decideReports({ decideReport }: Review, decisions: readonly TitledReportDecision[]): Promise<BulkResult> {
  const removed = new Set<string>();
  return decideAll(decisions, async ({ id, to, reason, by, removesItem = false, collection, item }) => {
    const path = `${collection}/${item}`;
    await decideReport({ id, to, reason, by, removesItem: removesItem && !removed.has(path) });
    if (removesItem) removed.add(path);
  });
}

/** Decides in sequence. Each decision is a separate commit, so one failure does not affect the other decisions. */
async function decideAll<Decision extends { readonly id: string; readonly title: string }>(
  decisions: readonly Decision[],
  decide: (decision: Decision) => Promise<void>,
): Promise<BulkResult> {
  const failed: BulkResult['failed'][number][] = [];
  for (const decision of decisions) {
    try {
      await decide(decision);
    } catch (error) {
      failed.push({ id: decision.id, title: decision.title, error: toAppError(error) });
    }
  }
  if (failed.length < decisions.length) rememberChange();
  return { done: decisions.length - failed.length, failed };
}

export const {
  useDecideAppealMutation,
  useDecideReportMutation,
  useFindMemberMutation,
  useGrantRoleMutation,
  useGetAppHealthQuery,
  useGetAppealCountQuery,
  useGetAppealsQuery,
  useGetEmailQueueQuery,
  useGetEmailsQuery,
  useGetHiddenProfilesQuery,
  useGetMemberQuery,
  useGetRedirectsQuery,
  useGetReportCountQuery,
  useGetReportsQuery,
  useHandleItemMutation,
  useHandleReportMutation,
  useDecideManyMutation,
  useDecideManyReportsMutation,
  useDecideMutation,
  useGetAuditQuery,
  useGetItemQuery,
  useGetLinksQuery,
  useGetNoticesQuery,
  useGetPublishingQuery,
  useGetQueueCountQuery,
  useGetQueueQuery,
  useGetRoleHoldersQuery,
  useGetRoleQuery,
  useGetUsageQuery,
  useGetVersionQuery,
  useGetVersionsQuery,
  useRenewRoleMutation,
  useResumeCanaryMutation,
  useShowProfileMutation,
  useSaveEmailsMutation,
  useSaveNoticesMutation,
  useSavePublishingMutation,
  useSaveRedirectsMutation,
} = adminApi;
