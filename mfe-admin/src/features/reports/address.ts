import { reportChoices } from '@adp/shared-data/moderation';
import { assignees, type ReportFilters } from '@adp/shared-data/review';
import { toTimeBefore } from '../../lib/age';
import { paths, withFilters } from '../../paths';

/** The lists of the page; each but the last two is a status of reports. */
export const tabs = [...reportChoices.status, 'appeals', 'profiles'] as const;

/** For how many days a report has waited, at least. */
export const ages = ['1', '7', '30'] as const;

/** Which reports, as the address says it. */
export interface ReportsAddress extends Pick<ReportFilters, 'reason' | 'collection'> {
  readonly tab: (typeof tabs)[number];
  readonly age?: (typeof ages)[number] | undefined;
  readonly assignee?: (typeof assignees)[number] | undefined;
  readonly after?: string | undefined;
}

/** Values that are none of a filter's are passed over. */
export function readReportsAddress(params: URLSearchParams): ReportsAddress {
  const find = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  return {
    tab: find('tab', tabs) ?? 'open',
    reason: find('reason', reportChoices.reason),
    collection: find('collection', reportChoices.collection),
    age: find('age', ages),
    assignee: find('assignee', assignees),
    after: params.get('after') ?? undefined,
  };
}

export function printReportsAddress({ tab, ...filters }: ReportsAddress): string {
  const { reason, collection, age, assignee, after } = filters;
  return withFilters(paths.reports, {
    tab: tab === 'open' ? undefined : tab,
    reason,
    collection,
    age,
    assignee,
    after,
  });
}

/** The filters of an address, as `uid` asks for them. */
export function toReportFilters(
  status: ReportFilters['status'],
  { reason, collection, age, assignee }: ReportsAddress,
  { uid, now }: { readonly uid: string; readonly now: Date },
): ReportFilters {
  return {
    status,
    reason,
    collection,
    ...(age && { before: toTimeBefore(age, now) }),
    ...(assignee && { assignedTo: assignee === 'me' ? uid : null }),
  };
}

/** The kind of each collection, as messages name it. */
export const kindNames = {
  articles: 'kind.article',
  events: 'kind.event',
  opportunities: 'kind.opportunity',
  products: 'kind.product',
  knowledge_products: 'kind.knowledgeProduct',
  profiles: 'kind.profile',
  profile_removals: 'kind.profile',
} as const;
