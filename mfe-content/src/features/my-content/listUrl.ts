import { type WrittenKind, writtenKinds } from '../../lib/kinds';
import { paths } from '../../paths';

/** What an item of one's own can be. */
export const itemStatuses = ['draft', 'published', 'archived'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Which of the own items are shown. */
export interface ListFilters {
  readonly kind?: WrittenKind | undefined;
  readonly status?: ItemStatus | undefined;
}

/** Which items an address asks for; what it says that is no kind or status is left out. */
export function readListFilters(params: URLSearchParams): ListFilters {
  return {
    kind: writtenKinds.find((one) => one === params.get('kind')),
    status: itemStatuses.find((one) => one === params.get('status')),
  };
}

/** The address of a choice of items. */
export function toListUrl({ kind, status }: ListFilters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}) }).toString();
  return query ? `${paths.work}?${query}` : paths.work;
}
