import { anonymous, type Caller, member, type RuleCase } from './ruleCase';
import { settings } from './reviewDocuments';
import { members } from './sampleDocuments';
import { allSteps, type From, type To, toStepCases } from './steps';

/** Right to a knowledge product of APET by Amina. Only members other than Amina can have `edit` or `decide`. */
type Right = 'nothing' | 'leave' | 'draft' | 'write' | 'edit' | 'decide';

const editor = (...programmes: readonly string[]) => ({ programmes });

const roles: Readonly<Record<string, readonly [Caller, Right]>> = {
  'a visitor': ['nobody', 'nothing'],
  "an anonymous session of the author's uid": [anonymous('amina'), 'nothing'],
  'another member': [member('kofi'), 'nothing'],
  'another trusted member': [member('kofi', { role: 'trusted' }), 'nothing'],
  'a member who claims to be an admin': [member('kofi', { role: 'admin', admin: true }), 'nothing'],
  'an editor of another programme': [member('kofi', editor('cjed')), 'nothing'],
  'an editor of the programme': [member('kofi', editor('cjed', 'apet')), 'edit'],
  'a reviewer': [member('kofi', { role: 'reviewer' }), 'decide'],
  'an administrator': [member('kofi', { role: 'administrator' }), 'decide'],
  'the author, who is no editor any more': [member('amina'), 'leave'],
  'the author, trusted': [member('amina', { role: 'trusted' }), 'leave'],
  'the author, an editor of another programme': [member('amina', editor('cjed')), 'leave'],
  'the author, with an address that is not confirmed': [
    member('amina', { ...editor('apet'), email_verified: false }),
    'draft',
  ],
  'the author, an editor': [member('amina', editor('apet')), 'write'],
  'the author, a reviewer': [member('amina', { role: 'reviewer' }), 'write'],
  'the author, an administrator': [member('amina', { role: 'administrator' }), 'write'],
};

type Steps = Readonly<Partial<Record<From, readonly To[]>>>;

/** Deletions of a knowledge product that is not public, which the author may do in every state. */
const deletions: Steps = {
  draft: ['deleted'],
  in_review: ['deleted'],
  'in_review again': ['deleted'],
  scheduled: ['deleted'],
  returned: ['deleted'],
  'returned again': ['deleted'],
  archived: ['deleted'],
  removed: ['deleted'],
};

/** Changes to text and state that colleagues of the author may make. */
const edits: Steps = {
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['published'],
  archived: ['published', 'archived'],
};

const join = (...all: readonly Steps[]): Steps =>
  Object.fromEntries(
    [...new Set(all.flatMap((steps) => Object.keys(steps) as From[]))].map((from) => [
      from,
      all.flatMap((steps) => steps[from] ?? []),
    ]),
  );

/**
 * Changes of state without records. Knowledge products are not reviewed, so they are neither submitted nor returned.
 */
const alone: Readonly<Record<Right, Steps>> = {
  nothing: {},
  leave: deletions,
  draft: join(deletions, {
    none: ['draft'],
    draft: ['draft'],
    scheduled: ['draft'],
    published: ['archived', 'deleted'],
  }),
  write: join(deletions, edits, {
    none: ['draft', 'scheduled', 'published'],
    draft: ['draft', 'scheduled', 'published'],
    published: ['archived', 'deleted'],
  }),
  edit: edits,
  decide: edits,
};

/** Changes of state with records: an audit entry, a reason and a tombstone. */
const recorded: Readonly<Partial<Record<Right, Steps>>> = {
  edit: { published: ['archived'] },
  decide: join(edits, { published: ['archived', 'removed'], archived: ['removed'], removed: ['published'] }),
};

/** Test cases for each role and each change of state of a knowledge product. */
export const publicationRoleCases: readonly RuleCase[] = Object.entries(roles).flatMap(([name, [caller, right]]) =>
  allSteps.flatMap(([from, to]) =>
    toStepCases(
      { kind: 'knowledgeProduct', from, to },
      {
        name: `role: knowledge product, ${name}`,
        caller,
        before: { ...members, ...settings },
        isAllowed: (_, isRecorded) => (isRecorded ? recorded : alone)[right]?.[from]?.includes(to) === true,
      },
    ),
  ),
);
