import { reportChoices } from '@adp/shared-data';
import type { ReportFilters } from '@adp/shared-data/review';
import { paths, withFilters } from '../../paths';

/** The lists of the page; each but the last is a status of reports. */
export const tabs = [...reportChoices.status, 'appeals'] as const;

/** Which reports, as the address says it. */
export interface ReportsAddress extends Omit<ReportFilters, 'status'> {
  readonly tab: (typeof tabs)[number];
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
    after: params.get('after') ?? undefined,
  };
}

export function printReportsAddress({ tab, reason, collection, after }: ReportsAddress): string {
  return withFilters(paths.reports, { tab: tab === 'open' ? undefined : tab, reason, collection, after });
}

/** The kind of each collection, as messages name it. */
export const kindNames = {
  articles: 'kind.article',
  events: 'kind.event',
  opportunities: 'kind.opportunity',
  products: 'kind.product',
  knowledge_products: 'kind.knowledgeProduct',
  profiles: 'kind.profile',
} as const;
