import { anonymous, type Caller, commit, gone, member, put, type RuleCase, unverified, withCount } from './ruleCase';
import { path, settings, toState, wasPublic } from './reviewDocuments';
import { fresh, item, members, publishing, toEntryPath } from './sampleDocuments';

/** The states of an item; `none` before it is created, `deleted` after. */
const states = ['draft', 'in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'] as const;
type State = (typeof states)[number];
type From = State | 'none';
type To = State | 'deleted';

/** Who asks for a step of Amina's item. */
interface Role {
  readonly caller: Caller;
  readonly may: 'nothing' | 'draft' | 'submit' | 'publish' | 'decide';
}

const editor = (...programmes: readonly string[]) => ({ programmes });

/** Each role, and what it may where new members' items are reviewed. Amina has written the item, which is of APET. */
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

/** The steps of an author, with the least that it takes; every other is refused. */
const authorSteps: Readonly<Record<From, Partial<Record<To, Role['may']>>>> = {
  none: { draft: 'draft', in_review: 'submit', scheduled: 'publish', published: 'publish' },
  draft: { draft: 'draft', in_review: 'submit', scheduled: 'publish', published: 'publish', deleted: 'draft' },
  in_review: { draft: 'draft', in_review: 'submit', deleted: 'draft' },
  scheduled: { draft: 'draft', scheduled: 'publish', published: 'publish', deleted: 'draft' },
  published: { published: 'publish', archived: 'draft', deleted: 'draft' },
  returned: { draft: 'draft', in_review: 'submit', returned: 'submit', deleted: 'draft' },
  archived: { in_review: 'submit', published: 'publish', archived: 'submit', deleted: 'draft' },
  removed: { deleted: 'draft' },
};
/** The steps of a reviewer, for items of others. */
const decisions: readonly string[] = [
  'in_review>published',
  'in_review>returned',
  'scheduled>returned',
  'published>removed',
  'archived>removed',
  'removed>published',
];
const ranks: readonly Role['may'][] = ['nothing', 'draft', 'submit', 'publish'];

function isAllowed({ may }: Role, from: From, to: To, isReviewed: boolean): boolean {
  if (may === 'decide') return decisions.includes(`${from}>${to}`);
  const needed = authorSteps[from][to];
  if (needed === undefined) return false;
  // Where nothing is reviewed, nothing is submitted, and whoever has a confirmed address publishes.
  if (!isReviewed && to === 'in_review') return false;
  const rank = !isReviewed && may === 'submit' ? 'publish' : may;
  return ranks.indexOf(rank) >= ranks.indexOf(needed);
}

const programme = { programme: 'apet' };

/** Amina's item in a state, as stored. */
const stored = (status: State) => item('article', { ...programme, ...toState(status) });

/** The write of a step, with all that its state needs and nothing else. */
function toStep(from: From, to: To): object {
  if (to === 'deleted') return gone(path);
  const isFirst = to === 'published' && !wasPublic(from);
  const times = ['updated_at', ...(isFirst ? ['published_at'] : [])];
  if (from === 'none')
    return put(path, fresh('article', { ...programme, status: to }), {
      times: to === 'published' ? publishing : ['created_at', 'updated_at'],
      exists: false,
    });
  // Who changes nothing of the state changes the text.
  const fields = from === to ? { title: 'Another title' } : { status: to };
  return put(path, { revision: 2, ...fields }, { mask: ['revision', ...Object.keys(fields)], times, exists: true });
}

/** What a reviewer writes beside a decision. */
function toRecords(from: From, to: To): readonly object[] {
  const reason = { reason: 'Because it is so.' };
  return [
    put(
      toEntryPath(path),
      { by: 'kofi', collection: 'articles', item: 'one', title: item('article').title, from, to, ...reason },
      { times: ['at'] },
    ),
    put('reviews/articles/items/one', { status: to, author_uid: 'amina', ...reason }, { times: ['at'] }),
  ];
}

function toCase(name: string, role: Role, from: From, to: To, isReviewed: boolean): RuleCase {
  const { caller } = role;
  const isDecision = role.may === 'decide' && decisions.includes(`${from}>${to}`);
  const step = commit(...(isDecision ? toRecords(from, to) : []), toStep(from, to));
  return {
    name: `role: ${isReviewed ? '' : 'nothing is reviewed, '}${name}, ${from} > ${to}`,
    caller,
    before: {
      ...members,
      ...(isReviewed ? settings : {}),
      ...(from === 'none' ? {} : { [path]: stored(from) }),
    },
    request: withCount(caller, step),
    expected: isAllowed(role, from, to, isReviewed) ? 'allow' : 'deny',
  };
}

/** Every role and every step where new members' items are reviewed; where not, those of who writes and who decides. */
export const roleCases: readonly RuleCase[] = [true, false].flatMap((isReviewed) =>
  Object.entries(roles)
    .filter(([, { may }]) => isReviewed || may !== 'nothing')
    .flatMap(([name, role]) =>
      (['none', ...states] as const).flatMap((from) =>
        ([...states, 'deleted'] as const)
          .filter((to) => from !== 'none' || to !== 'deleted')
          .map((to) => toCase(name, role, from, to, isReviewed)),
      ),
    ),
);
