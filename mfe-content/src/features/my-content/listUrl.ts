import { itemStatuses, type MyItemsFilter } from '../../api/readMyItems';
import { writtenKinds } from '../../lib/kinds';
import { paths } from '../../paths';

export type ListFilters = Pick<MyItemsFilter, 'kind' | 'status'>;

export function readListFilters(params: URLSearchParams): ListFilters {
  return {
    kind: writtenKinds.find((option) => option === params.get('kind')),
    status: itemStatuses.find((option) => option === params.get('status')),
  };
}

export function toListUrl({ kind, status }: ListFilters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}) }).toString();
  return query ? `${paths.work}?${query}` : paths.work;
}
