import { type WrittenKind, writtenKinds } from '../../lib/kinds';
import { paths } from '../../paths';

/** What an item of one's own can be. */
export const ownStatuses = ['draft', 'published', 'archived'] as const;
export type OwnStatus = (typeof ownStatuses)[number];

/** Which of the own items are shown. */
export interface WorkAddress {
  readonly kind?: WrittenKind | undefined;
  readonly status?: OwnStatus | undefined;
}

/** Which items an address asks for; what it says that is no kind or status is left out. */
export function readWorkAddress(params: URLSearchParams): WorkAddress {
  return {
    kind: writtenKinds.find((one) => one === params.get('kind')),
    status: ownStatuses.find((one) => one === params.get('status')),
  };
}

/** The address of a choice of items. */
export function workAddress({ kind, status }: WorkAddress): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}) }).toString();
  return query ? `${paths.work}?${query}` : paths.work;
}
