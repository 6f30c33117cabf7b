import { itemStatuses, type MyItemsFilter } from '../../api/readMyItems';
import { writtenKinds } from '../../lib/kinds';
import { paths } from '../../paths';

/** Which of the member's items are shown. */
export type ListFilters = Pick<MyItemsFilter, 'kind' | 'status'>;

/** The filters in a URL's query; unknown values are left out. */
export function readListFilters(params: URLSearchParams): ListFilters {
  return {
    kind: writtenKinds.find((one) => one === params.get('kind')),
    status: itemStatuses.find((one) => one === params.get('status')),
  };
}

/** The URL of the page with these filters. */
export function toListUrl({ kind, status }: ListFilters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}) }).toString();
  return query ? `${paths.work}?${query}` : paths.work;
}
