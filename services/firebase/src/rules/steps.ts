import { collections, type ContentKind } from '@adp/shared-data/content';
import { wasPublic } from './reviewDocuments';
import { type Caller, commit, gone, put, type RuleCase, withCount } from './ruleCase';
import { drafting, fresh, item, publishing, toEntryPath, toPath } from './sampleDocuments';

const states = ['draft', 'in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'] as const;
type State = (typeof states)[number];

/** The beginnings of a step: a state, `none` before there is an item, and what was shown once and waits `again`. */
const beginnings = ['none', ...states, 'in_review again', 'returned again'] as const;
export type From = (typeof beginnings)[number];
export type To = State | 'deleted';

/** A step of Amina's item, which is of APET. */
export interface Step {
  readonly kind: ContentKind;
  readonly from: From;
  readonly to: To;
}

/** Every step that there could be, those from the same state one after the other. */
export const allSteps: readonly (readonly [From, To])[] = beginnings.flatMap((from) =>
  ([...states, 'deleted'] as const).flatMap((to) => (from === 'none' && to === 'deleted' ? [] : [[from, to] as const])),
);

const programme = { programme: 'apet' };
const wasShown = (from: From) => wasPublic(from) || from.endsWith(' again');
const toStatus = (from: From) => from.replace(' again', '');

/** The item before the step, as stored; nothing where there is none. */
function toStoredItem({ kind, from }: Step): Record<string, object> {
  if (from === 'none') return {};
  const fields = { ...programme, status: toStatus(from), ...(wasShown(from) ? {} : { published_at: undefined }) };
  return { [toPath(kind)]: item(kind, fields) };
}

/** The write of the step itself, with all that its state needs. */
function toWrite({ kind, from, to }: Step): object {
  const path = toPath(kind);
  if (to === 'deleted') return gone(path);
  if (from === 'none')
    return put(path, fresh(kind, { ...programme, status: to }), {
      times: to === 'published' ? publishing : drafting,
      exists: false,
    });
  const times = ['updated_at', ...(to === 'published' && !wasShown(from) ? ['published_at'] : [])];
  // Who changes nothing of the state changes the text.
  const fields = toStatus(from) === to ? { title: 'Another title' } : { status: to };
  return put(path, { revision: 2, ...fields }, { mask: ['revision', ...Object.keys(fields)], times, exists: true });
}

/** Whether the step has records: no rule lets anybody write those of an item that is not there before and after, in two states. */
const isRecorded = ({ from, to }: Step) => from !== 'none' && to !== 'deleted' && toStatus(from) !== to;

/** All that belongs to a step that somebody other than the author decides. */
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
    // Of another's knowledge product alone: nobody else takes anything back.
    ...(kind === 'knowledgeProduct' && from === 'published' && to === 'archived'
      ? [put(tombstone, {}, { times: ['removed_at'] })]
      : []),
    ...(from === 'removed' && to === 'published' ? [gone(tombstone)] : []),
  ];
}

interface StepOptions {
  /** Who takes the step, by the name of the case. */
  readonly name: string;
  readonly caller: Caller;
  /** What there is beside the item. */
  readonly before: RuleCase['before'];
  /** Whether it is let through: by itself, or with its records. */
  readonly isAllowed: (step: Step, isRecorded: boolean) => boolean;
}

/**
 * The cases of a step: by itself, and, of whoever is not the author, also with its records, so that what is denied is denied for the
 * step and not for a record that is missing.
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
