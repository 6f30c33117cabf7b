import { collections, type ContentKind } from '@adp/shared-data/content';
import { wasPublic } from './reviewDocuments';
import { type Caller, commit, gone, put, type RuleCase, withCount } from './ruleCase';
import { drafting, fresh, item, publishing, toEntryPath, toPath } from './sampleDocuments';

const states = ['draft', 'in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'] as const;
type State = (typeof states)[number];

/** States before a change. `none` means that the item does not exist, and `again` that it was public before. */
const beginnings = ['none', ...states, 'in_review again', 'returned again'] as const;
export type From = (typeof beginnings)[number];
export type To = State | 'deleted';

/** Change of state of an item that Amina wrote for the programme APET. */
export interface Step {
  readonly kind: ContentKind;
  readonly from: From;
  readonly to: To;
}

/** All pairs of an initial state and a new state, legal or not. */
export const allSteps: readonly (readonly [From, To])[] = beginnings.flatMap((from) =>
  ([...states, 'deleted'] as const).flatMap((to) => (from === 'none' && to === 'deleted' ? [] : [[from, to] as const])),
);

const programme = { programme: 'apet' };
const wasShown = (from: From) => wasPublic(from) || from.endsWith(' again');
const toStatus = (from: From) => from.replace(' again', '');

/** Returns the stored item before the change, by path, or an empty object if the change creates the item. */
function toStoredItem({ kind, from }: Step): Record<string, object> {
  if (from === 'none') return {};
  const fields = { ...programme, status: toStatus(from), ...(wasShown(from) ? {} : { published_at: undefined }) };
  return { [toPath(kind)]: item(kind, fields) };
}

/** Returns the write that makes the change. */
function toWrite({ kind, from, to }: Step): object {
  const path = toPath(kind);
  if (to === 'deleted') return gone(path);
  if (from === 'none')
    return put(path, fresh(kind, { ...programme, status: to }), {
      times: to === 'published' ? publishing : drafting,
      exists: false,
    });
  const times = ['updated_at', ...(to === 'published' && !wasShown(from) ? ['published_at'] : [])];
  // A change without a new state changes the title instead.
  const fields = toStatus(from) === to ? { title: 'Another title' } : { status: to };
  return put(path, { revision: 2, ...fields }, { mask: ['revision', ...Object.keys(fields)], times, exists: true });
}

/**
 * Returns true if a change can have records. The rules deny records unless the item exists before and after the change
 * and has a new state.
 */
const isRecorded = ({ from, to }: Step) => from !== 'none' && to !== 'deleted' && toStatus(from) !== to;

/** Returns the writes that must accompany a change by another member, such as the audit entry and the reason. */
function toRecords({ kind, from, to }: Step, by: string): readonly object[] {
  const collection = collections[kind];
  const { title, author_name, published_at } = item(kind);
  const reason = { reason: 'Because it is so.' };
  const tombstone = `tombstones/${collection}/items/one`;
  const entry = { by, collection, item: 'one', title, from: toStatus(from), to, ...reason };
  return [
    put(toEntryPath(toPath(kind)), entry, { times: ['at'] }),
    put(`reviews/${collection}/items/one`, { status: to, author_uid: 'amina', ...reason }, { times: ['at'] }),
    ...(from === 'in_review' && to === 'published'
      ? [put('approvals/amina', { count: 1, collection, item: 'one' })]
      : []),
    ...(to === 'removed'
      ? [put(tombstone, { title, author_name, published_at, ...reason }, { times: ['removed_at'] })]
      : []),
    // Only knowledge products can be unpublished by another member.
    ...(kind === 'knowledgeProduct' && from === 'published' && to === 'archived'
      ? [put(tombstone, {}, { times: ['removed_at'] })]
      : []),
    ...(from === 'removed' && to === 'published' ? [gone(tombstone)] : []),
  ];
}

interface StepOptions {
  /** Description of the caller, with which the names of the cases start. */
  readonly name: string;
  readonly caller: Caller;
  /** Documents stored in addition to the item. */
  readonly before: RuleCase['before'];
  /** Returns whether the change is allowed, with or without its records. */
  readonly isAllowed: (step: Step, isRecorded: boolean) => boolean;
}

/**
 * Returns the case of a change of state without records. If the caller is not the author, also returns the case with
 * records. Otherwise the rules might deny the change only because records are missing.
 */
export function toStepCases(step: Step, { name, caller, before, isAllowed }: StepOptions): readonly RuleCase[] {
  const toCase = (records?: readonly object[]): RuleCase => ({
    name: `${name}, ${step.from} > ${step.to}${records ? ', with its records' : ''}`,
    caller,
    before: { ...before, ...toStoredItem(step) },
    request: withCount(caller, commit(...(records ?? []), toWrite(step))),
    expected: isAllowed(step, records !== undefined) ? 'allow' : 'deny',
  });
  const uid = caller === 'nobody' ? 'kofi' : caller.uid;
  return [toCase(), ...(uid !== 'amina' && isRecorded(step) ? [toCase(toRecords(step, uid))] : [])];
}
