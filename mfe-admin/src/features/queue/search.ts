import { listChoices } from '@adp/shared-data/fields';
import { assignees, type QueueFilters, memberKinds, queueStates } from '@adp/shared-data/review';
import { toTimeBefore } from '../../lib/age';
import { paths, withFilters } from '../../paths';

export const ages = ['1', '3', '7', '30'] as const;

export interface QueueSearch extends Pick<QueueFilters, 'kind' | 'lang' | 'assignee'> {
  readonly state?: QueueFilters['state'];
  readonly age?: (typeof ages)[number] | undefined;
  readonly after?: string | undefined;
}

export function readQueueSearch(params: URLSearchParams): QueueSearch {
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

export function toQueuePath({ state, kind, lang, age, assignee, after }: QueueSearch): string {
  return withFilters(paths.queue, { state, kind, lang, age, assignee, after });
}

export function toQueueFilters({ state, kind, lang, age, assignee }: QueueSearch, now: Date): QueueFilters {
  return { state, kind, lang, assignee, ...(age && { before: toTimeBefore(age, now) }) };
}
