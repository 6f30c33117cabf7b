import { listChoices } from '@adp/shared-data';
import { type QueueFilters, queuedKinds } from '@adp/shared-data/review';
import { paths, withFilters } from '../../paths';

/** For how many days an item has waited, at least. */
export const ages = ['1', '3', '7', '30'] as const;

/** Which part of the queue, as its address says it. */
export interface QueueAddress extends Pick<QueueFilters, 'kind' | 'lang'> {
  readonly age?: (typeof ages)[number] | undefined;
  readonly after?: string | undefined;
}

/** Values that are none of a filter's are passed over. */
export function readQueueAddress(params: URLSearchParams): QueueAddress {
  const find = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  return {
    kind: find('kind', queuedKinds),
    lang: find('lang', listChoices.lang),
    age: find('age', ages),
    after: params.get('after') ?? undefined,
  };
}

export function printQueueAddress({ kind, lang, age, after }: QueueAddress): string {
  return withFilters(paths.queue, { kind, lang, age, after });
}

const DAY = 86_400_000;

/** The filters of an address, as they are asked for. In whole minutes: the same page asks for the same. */
export function toQueueFilters({ kind, lang, age }: QueueAddress, now: Date): QueueFilters {
  const before = age && new Date(Math.floor((now.getTime() - Number(age) * DAY) / 60_000) * 60_000);
  return { kind, lang, ...(before && { before }) };
}
