import { listChoices } from '@adp/shared-data/fields';
import { assignees, type QueueFilters, memberKinds, queueStates } from '@adp/shared-data/review';
import { toTimeBefore } from '../../lib/age';
import { paths, withFilters } from '../../paths';

/** For how many days an item has waited, at least. */
export const ages = ['1', '3', '7', '30'] as const;

/** Which part of the queue, as its address says it. */
export interface QueueAddress extends Pick<QueueFilters, 'kind' | 'lang' | 'assignee'> {
  /** None is what waits for a decision. */
  readonly state?: QueueFilters['state'];
  readonly age?: (typeof ages)[number] | undefined;
  readonly after?: string | undefined;
}

/** Values that are none of a filter's are passed over. */
export function readQueueAddress(params: URLSearchParams): QueueAddress {
  const find = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const state = find('state', queueStates);
  return {
    state: state === 'in_review' ? undefined : state,
    kind: find('kind', memberKinds),
    lang: find('lang', listChoices.lang),
    age: find('age', ages),
    assignee: find('assignee', assignees),
    after: params.get('after') ?? undefined,
  };
}

export function printQueueAddress({ state, kind, lang, age, assignee, after }: QueueAddress): string {
  return withFilters(paths.queue, { state, kind, lang, age, assignee, after });
}

/** The filters of an address, as they are asked for. */
export function toQueueFilters({ state, kind, lang, age, assignee }: QueueAddress, now: Date): QueueFilters {
  return { state, kind, lang, assignee, ...(age && { before: toTimeBefore(age, now) }) };
}
