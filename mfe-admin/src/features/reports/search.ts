import { reportChoices } from '@adp/shared-data/moderation';
import { assignees, type ReportFilters, toReviewedKind } from '@adp/shared-data/review';
import { toTimeBefore } from '../../lib/age';
import { paths, withFilters } from '../../paths';

export const tabs = [...reportChoices.status, 'appeals', 'profiles'] as const;

export const ages = ['1', '7', '30'] as const;

export interface ReportsSearch extends Pick<ReportFilters, 'reason' | 'collection'> {
  readonly tab: (typeof tabs)[number];
  readonly age?: (typeof ages)[number] | undefined;
  readonly assignee?: (typeof assignees)[number] | undefined;
  readonly after?: string | undefined;
}

export function readReportsSearch(params: URLSearchParams): ReportsSearch {
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

export function toReportsPath({ tab, ...filters }: ReportsSearch): string {
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

export function toReportFilters(
  status: ReportFilters['status'],
  { reason, collection, age, assignee }: ReportsSearch,
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

/** Returns the message id of an item's kind. The remaining collections are about profiles. */
export const toKindName = (collection: string) => `kind.${toReviewedKind(collection) ?? 'profile'}` as const;
