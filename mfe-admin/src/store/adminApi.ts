import { rememberChange } from '@adp/shared-data/client';
import type { SiteNotice, SiteRedirect } from '@adp/shared-data/site-settings';
import type {
  AppealDecision,
  AppealFilters,
  AuditPage,
  BrokenLink,
  FoundMember,
  Grant,
  HiddenProfile,
  ItemDecision,
  ItemHandling,
  ItemInReview,
  ItemVersionEntry,
  LinkState,
  ListedAppeal,
  ListedReport,
  MemberSearch,
  ProfileRestoration,
  ProgrammeUsage,
  PublishingChange,
  PublishingSettings,
  QueueFilters,
  QueuePage,
  ReportDecision,
  ReportFilters,
  ReportHandling,
  ReviewCount,
  ReviewedItem,
  ContentKind,
  ReviewPage,
  RoleChange,
  SettingChange,
  SiteSetting,
} from '@adp/shared-data/review';
import type { RoleName } from '@adp/shared-data/roles';
import { createMemberApi, toResult } from '@adp/shared-store';
import type { AppError } from '@adp/shared-auth/app-error';
import { toAppError } from '@adp/shared-auth/app-error';
import { adminData } from '../api/adminData';

/** The query of one page of the queue. */
export type QueueQuery = QueueFilters & { readonly after?: string | undefined };

/** The result of decisions about several items or reports. */
export interface BulkResult {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly title: string; readonly error: AppError }[];
}

/** A decision about an item, with the item's title for messages. */
export type TitledDecision = ItemDecision & { readonly title: string };

/** A decision about a report, with the reported content for messages. */
export type TitledReportDecision = ReportDecision & Pick<ListedReport, 'collection' | 'item' | 'title'>;

const review = () => adminData().review();

/**
 * The RTK Query API of this app. Data is cached only while a page shows it, because other reviewers decide at the same
 * time.
 */
export const adminApi = createMemberApi()
  .enhanceEndpoints({
    addTagTypes: ['Role', 'Queue', 'Item', 'Audit', 'Publishing', 'Reports', 'Notices', 'Redirects'],
  })
  .injectEndpoints({
    // eslint-disable-next-line max-lines-per-function -- the table of all endpoints
    endpoints: (build) => ({
      getRole: build.query<RoleName, string>({
        queryFn: () => toResult(() => adminData().readRole()),
        providesTags: ['Role'],
      }),
      /** Requests a new token, because the current token lacks a recently granted role. */
      renewRole: build.mutation<RoleName, string>({
        queryFn: () => toResult(() => adminData().readRole({ renew: true })),
        invalidatesTags: ['Role'],
      }),
      getQueue: build.query<QueuePage, QueueQuery>({
        queryFn: ({ after, ...filters }) => toResult(async () => (await review()).listQueue(filters, after)),
        providesTags: ['Queue'],
        keepUnusedDataFor: 0,
      }),
      getQueueCount: build.query<ReviewCount, QueueFilters>({
        queryFn: (filters) => toResult(async () => (await review()).countQueue(filters)),
        providesTags: ['Queue'],
        keepUnusedDataFor: 0,
      }),
      getItem: build.query<
        ItemInReview | null,
        { readonly kind: ContentKind; readonly id: string; readonly uid: string }
      >({
        queryFn: ({ kind, id, uid }) => toResult(async () => (await review()).readItem(kind, id, uid)),
        providesTags: ['Item'],
        keepUnusedDataFor: 0,
      }),
      getVersions: build.query<readonly ItemVersionEntry[], { readonly kind: ContentKind; readonly id: string }>({
        queryFn: ({ kind, id }) => toResult(async () => (await review()).listVersions(kind, id)),
        providesTags: ['Item'],
        keepUnusedDataFor: 0,
      }),
      getVersion: build.query<
        ReviewedItem | null,
        { readonly kind: ContentKind; readonly id: string; readonly revision: number }
      >({
        queryFn: ({ kind, id, revision }) => toResult(async () => (await review()).readVersion(kind, id, revision)),
        keepUnusedDataFor: 0,
      }),
      handleItem: build.mutation<null, ItemHandling>({
        queryFn: (handling) => toResult(async () => (await (await review()).handleItem(handling), null)),
        invalidatesTags: ['Queue', 'Item'],
      }),
      decide: build.mutation<null, ItemDecision>({
        queryFn: (decision) => toResult(async () => (await decideAll([{ ...decision, title: '' }], true), null)),
        invalidatesTags: ['Queue', 'Item', 'Audit'],
      }),
      /**
       * Saves decisions about several items in sequence. Each decision is a separate commit, so one failure does not
       * affect the other decisions.
       */
      decideMany: build.mutation<BulkResult, readonly TitledDecision[]>({
        queryFn: (decisions) => toResult(() => decideAll(decisions)),
        invalidatesTags: ['Queue', 'Audit'],
      }),
      getReports: build.query<ReviewPage<ListedReport>, ReportFilters & { readonly after?: string | undefined }>({
        queryFn: ({ after, ...filters }) => toResult(async () => (await review()).listReports(filters, after)),
        providesTags: ['Reports'],
        keepUnusedDataFor: 0,
      }),
      getReportCount: build.query<ReviewCount, ReportFilters>({
        queryFn: (filters) => toResult(async () => (await review()).countReports(filters)),
        providesTags: ['Reports'],
        keepUnusedDataFor: 0,
      }),
      handleReport: build.mutation<null, ReportHandling>({
        queryFn: (handling) => toResult(async () => (await (await review()).handleReport(handling), null)),
        invalidatesTags: ['Reports'],
      }),
      decideReport: build.mutation<null, ReportDecision>({
        queryFn: (decision) => toResult(async () => (await (await review()).decideReport(decision), null)),
        invalidatesTags: ['Reports', 'Item', 'Audit'],
        onQueryStarted: showToReaders,
      }),
      /** Saves decisions about several reports in sequence, like `decideMany`. */
      decideManyReports: build.mutation<BulkResult, readonly TitledReportDecision[]>({
        queryFn: (decisions) => toResult(() => decideReports(decisions)),
        invalidatesTags: ['Reports', 'Item', 'Audit'],
      }),
      getAppeals: build.query<ReviewPage<ListedAppeal>, AppealFilters & { readonly after?: string | undefined }>({
        queryFn: ({ after, ...filters }) => toResult(async () => (await review()).listAppeals(filters, after)),
        providesTags: ['Reports'],
        keepUnusedDataFor: 0,
      }),
      getAppealCount: build.query<ReviewCount, AppealFilters>({
        queryFn: (filters) => toResult(async () => (await review()).countAppeals(filters)),
        providesTags: ['Reports'],
        keepUnusedDataFor: 0,
      }),
      getHiddenProfiles: build.query<ReviewPage<HiddenProfile>, { readonly after?: string | undefined }>({
        queryFn: ({ after }) => toResult(async () => (await review()).listHiddenProfiles(after)),
        providesTags: ['Reports'],
        keepUnusedDataFor: 0,
      }),
      showProfile: build.mutation<null, ProfileRestoration>({
        queryFn: (restoration) => toResult(async () => (await (await review()).showProfile(restoration), null)),
        invalidatesTags: ['Reports', 'Audit'],
        onQueryStarted: showToReaders,
      }),
      decideAppeal: build.mutation<null, AppealDecision>({
        queryFn: (decision) => toResult(async () => (await (await review()).decideAppeal(decision), null)),
        invalidatesTags: ['Reports', 'Item', 'Audit'],
        onQueryStarted: showToReaders,
      }),
      getAudit: build.query<AuditPage, { readonly after?: string | undefined }>({
        queryFn: ({ after }) => toResult(async () => (await review()).listAudit(after)),
        providesTags: ['Audit'],
        keepUnusedDataFor: 0,
      }),
      /** Finds a member. A mutation rather than a query, so that the store does not cache other members' data. */
      findMember: build.mutation<FoundMember, MemberSearch>({
        queryFn: (search) => toResult(async () => (await review()).findMember(search)),
      }),
      grantRole: build.mutation<Grant, RoleChange>({
        queryFn: (grant) => toResult(async () => (await review()).grantRole(grant)),
        invalidatesTags: ['Audit'],
      }),
      getLinks: build.query<ReviewPage<BrokenLink>, { readonly state: LinkState; readonly after?: string | undefined }>(
        {
          queryFn: ({ state, after }) => toResult(async () => (await review()).listLinks(state, after)),
          keepUnusedDataFor: 0,
        },
      ),
      getUsage: build.query<readonly ProgrammeUsage[], string>({
        queryFn: (month) => toResult(async () => (await review()).readUsage(month)),
        keepUnusedDataFor: 0,
      }),
      getNotices: build.query<SiteSetting<SiteNotice>, string>({
        queryFn: () => toResult(async () => (await review()).readNotices()),
        providesTags: ['Notices'],
        keepUnusedDataFor: 0,
      }),
      saveNotices: build.mutation<null, SettingChange<SiteNotice>>({
        queryFn: (change) => toResult(async () => (await (await review()).saveNotices(change), null)),
        invalidatesTags: ['Notices', 'Audit'],
      }),
      getRedirects: build.query<SiteSetting<SiteRedirect>, string>({
        queryFn: () => toResult(async () => (await review()).readRedirects()),
        providesTags: ['Redirects'],
        keepUnusedDataFor: 0,
      }),
      saveRedirects: build.mutation<null, SettingChange<SiteRedirect>>({
        queryFn: (change) => toResult(async () => (await (await review()).saveRedirects(change), null)),
        invalidatesTags: ['Redirects', 'Audit'],
      }),
      getPublishing: build.query<PublishingSettings | null, string>({
        queryFn: () => toResult(async () => (await review()).readPublishing()),
        providesTags: ['Publishing'],
      }),
      savePublishing: build.mutation<null, PublishingChange>({
        queryFn: (change) => toResult(async () => (await (await review()).savePublishing(change), null)),
        invalidatesTags: ['Publishing', 'Audit'],
      }),
    }),
  });

/** Invalidates cached public pages on this device, so that they show the decision immediately. */
async function showToReaders(_: unknown, { queryFulfilled }: { readonly queryFulfilled: Promise<unknown> }) {
  await queryFulfilled.then(rememberChange, () => undefined);
}

/**
 * Saves decisions about several items.
 * @throws the first error if `strict`
 */
async function decideAll(decisions: readonly TitledDecision[], strict = false): Promise<BulkResult> {
  const { decide } = await review();
  return runAll(decisions, decide, strict);
}

/** Saves decisions about reports. If several upheld reports concern one item, the first decision removes the item. */
async function decideReports(decisions: readonly TitledReportDecision[]): Promise<BulkResult> {
  const { decideReport } = await review();
  const removed = new Set<string>();
  return runAll(decisions, async ({ id, to, reason, by, removesItem = false, collection, item }) => {
    const path = `${collection}/${item}`;
    await decideReport({ id, to, reason, by, removesItem: removesItem && !removed.has(path) });
    if (removesItem) removed.add(path);
  });
}

/** Runs decisions in sequence and collects the failures. */
async function runAll<Decision extends { readonly id: string; readonly title: string }>(
  decisions: readonly Decision[],
  run: (decision: Decision) => Promise<void>,
  strict = false,
): Promise<BulkResult> {
  const failed: BulkResult['failed'][number][] = [];
  for (const decision of decisions) {
    try {
      await run(decision);
    } catch (error) {
      if (strict) throw error;
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
  useGetAppealCountQuery,
  useGetAppealsQuery,
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
  useGetRoleQuery,
  useGetUsageQuery,
  useGetVersionQuery,
  useGetVersionsQuery,
  useRenewRoleMutation,
  useShowProfileMutation,
  useSaveNoticesMutation,
  useSavePublishingMutation,
  useSaveRedirectsMutation,
} = adminApi;
