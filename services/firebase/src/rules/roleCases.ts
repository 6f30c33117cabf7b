import { anonymous, type Caller, member, type RuleCase, unverified } from './ruleCase';
import { settings } from './reviewDocuments';
import { members, writtenKinds } from './sampleDocuments';
import { allSteps, type From, type Step, type To, toStepCases } from './steps';

/** Caller who tries to change the state of Amina's item, with the highest right of that caller. */
interface Role {
  readonly caller: Caller;
  readonly may: 'nothing' | 'draft' | 'submit' | 'publish' | 'decide';
}

const editor = (...programmes: readonly string[]) => ({ programmes });

/** Rights of each role while items of new members are reviewed. The item is by Amina and belongs to APET. */
const roles: Readonly<Record<string, Role>> = {
  'a visitor': { caller: 'nobody', may: 'nothing' },
  "an anonymous session of the author's uid": { caller: anonymous('amina'), may: 'nothing' },
  'another member': { caller: member('kofi'), may: 'nothing' },
  'another trusted member': { caller: member('kofi', { role: 'trusted' }), may: 'nothing' },
  'an editor of the programme': { caller: member('kofi', editor('apet')), may: 'nothing' },
  'a member who claims to be an admin': {
    caller: member('kofi', { role: 'admin', admin: true, reviewer: true, roles: ['reviewer'] }),
    may: 'nothing',
  },
  'a member with two roles in one': { caller: member('kofi', { role: 'trusted|reviewer' }), may: 'nothing' },
  'a reviewer': { caller: member('kofi', { role: 'reviewer' }), may: 'decide' },
  'an administrator': { caller: member('kofi', { role: 'administrator' }), may: 'decide' },
  'the author, with an address that is not confirmed': { caller: unverified('amina'), may: 'draft' },
  'the author, new': { caller: member('amina'), may: 'submit' },
  'the author, who claims to be an admin': { caller: member('amina', { role: 'admin', admin: true }), may: 'submit' },
  'the author, an editor of another programme': { caller: member('amina', editor('cjed')), may: 'submit' },
  'the author, an editor of the programme': { caller: member('amina', editor('cjed', 'apet')), may: 'publish' },
  'the author, trusted': { caller: member('amina', { role: 'trusted' }), may: 'publish' },
  'the author, a reviewer': { caller: member('amina', { role: 'reviewer' }), may: 'publish' },
  'the author, an administrator': { caller: member('amina', { role: 'administrator' }), may: 'publish' },
};

/** Legal changes of state by an author, with the lowest right that allows each. */
const authorSteps: Readonly<Record<From, Partial<Record<To, Role['may']>>>> = {
  none: { draft: 'draft', in_review: 'submit', scheduled: 'publish', published: 'publish' },
  draft: { draft: 'draft', in_review: 'submit', scheduled: 'publish', published: 'publish', deleted: 'draft' },
  in_review: { draft: 'draft', in_review: 'submit', deleted: 'draft' },
  scheduled: { draft: 'draft', scheduled: 'publish', published: 'publish', deleted: 'draft' },
  published: { published: 'publish', archived: 'draft', deleted: 'draft' },
  returned: { draft: 'draft', in_review: 'submit', returned: 'submit', deleted: 'draft' },
  archived: { in_review: 'submit', published: 'publish', archived: 'submit', deleted: 'draft' },
  removed: { deleted: 'draft' },
  // An item that was public can never become a draft again.
  'in_review again': { in_review: 'submit', archived: 'submit', deleted: 'draft' },
  'returned again': { in_review: 'submit', returned: 'submit', archived: 'submit', deleted: 'draft' },
};
/** Legal changes of state by a reviewer of another member's item. Each change needs its records. */
const decisions: readonly string[] = [
  'in_review>published',
  'in_review>returned',
  'in_review again>published',
  'in_review again>returned',
  'scheduled>returned',
  'published>removed',
  'archived>removed',
  'removed>published',
];
const ranks: readonly Role['may'][] = ['nothing', 'draft', 'submit', 'publish'];

const isAllowed =
  ({ may }: Role, isReviewed: boolean) =>
  ({ from, to }: Step, isRecorded: boolean): boolean => {
    if (may === 'decide') return isRecorded && decisions.includes(`${from}>${to}`);
    const needed = authorSteps[from][to];
    if (needed === undefined) return false;
    // Without review, items cannot be submitted, and a confirmed email address is enough to publish.
    if (!isReviewed && to === 'in_review') return false;
    const rank = !isReviewed && may === 'submit' ? 'publish' : may;
    return ranks.indexOf(rank) >= ranks.indexOf(needed);
  };

interface Table {
  readonly kind: (typeof writtenKinds)[number];
  readonly isReviewed: boolean;
  readonly isIncluded: (name: string, role: Role) => boolean;
}

/** Returns the test cases for every change of state by each included role. */
function toTable({ kind, isReviewed, isIncluded }: Table): readonly RuleCase[] {
  const prefix = `role: ${kind === 'article' ? '' : `${kind}, `}${isReviewed ? '' : 'nothing is reviewed, '}`;
  const before = { ...members, ...(isReviewed ? settings : {}) };
  return Object.entries(roles)
    .filter(([name, role]) => isIncluded(name, role))
    .flatMap(([name, role]) =>
      allSteps.flatMap(([from, to]) =>
        toStepCases(
          { kind, from, to },
          { name: `${prefix}${name}`, caller: role.caller, before, isAllowed: isAllowed(role, isReviewed) },
        ),
      ),
    );
}

const [first, ...others] = writtenKinds;

/**
 * Test cases for every role and every change of state of an article while items of new members are reviewed. Fewer
 * roles are tested without review, and for the other kinds of content, because their rules call the same functions.
 */
export const roleCases: readonly RuleCase[] = [
  ...toTable({ kind: first, isReviewed: true, isIncluded: () => true }),
  ...toTable({ kind: first, isReviewed: false, isIncluded: (_, { may }) => may !== 'nothing' }),
  ...others.flatMap((kind) =>
    toTable({ kind, isReviewed: true, isIncluded: (name) => ['a reviewer', 'the author, new'].includes(name) }),
  ),
];
