import { toStored } from '@adp/shared-data/fields';
import { toProfile, type User } from '@adp/shared-data/member';
import { type Caller, commit, gone, member, put, type RuleCase, unverified } from './ruleCase';
import { approved, reviewer, settings } from './reviewDocuments';
import { aminasUser, fresh, item, memberDocuments, members, publishing, saving, toCases } from './sampleDocuments';

const links = ['https://shop.example/buy'];
const zola: User = { ...aminasUser, name: 'Zola', username: 'zola', links };
const marked: User = { ...zola, unapproved: true };
const newcomer = member('zola');
const body = 'Buy at https://shop.example/buy';

const { allow, deny } = toCases('new account: ');
const onReviewing = (user?: User, more: object = {}) => ({
  ...members,
  ...settings,
  ...(user && memberDocuments('zola', user)),
  ...more,
});
const zolasApproval = { 'approvals/zola': { count: 1, collection: 'articles', item: 'one' } };

/** Callers with a role or a programme, whose links need no approval. */
const believed: readonly Caller[] = [
  ...['trusted', 'reviewer', 'administrator'].map((role) => member('zola', { role })),
  member('zola', { programmes: ['apet'] }),
  member('zola', { programmes: 'set' }),
];

const toName = (caller: Caller) => (caller === 'nobody' ? caller : JSON.stringify(caller.claims).slice(-40));

/** Test cases for the mark of new accounts. A marked profile shows links as plain text (docs/decisions/099). */
const markCases: readonly RuleCase[] = [
  allow('takes the mark where items are reviewed', newcomer, commit(...saving('zola', marked)), onReviewing()),
  allow('takes none where they are not', newcomer, commit(...saving('zola', zola)), members),
  deny('takes none', newcomer, commit(...saving('zola', zola)), onReviewing()),
  deny(
    'takes none in a profile that nobody sees, to show it later',
    newcomer,
    commit(...saving('zola', { ...zola, visibility: 'hidden' })),
    onReviewing(),
  ),
  deny(
    'takes none before the address is confirmed',
    unverified('zola'),
    commit(...saving('zola', { ...zola, unconfirmed: true })),
    onReviewing(),
  ),
  allow(
    'changes the addresses with the mark',
    newcomer,
    commit(...saving('zola', { ...marked, links: ['https://other.example/'] }, marked)),
    onReviewing(marked),
  ),
  deny('loses the mark by itself', newcomer, commit(...saving('zola', zola, marked)), onReviewing(marked)),
  deny(
    'loses it with another username',
    newcomer,
    commit(...saving('zola', { ...zola, username: 'zola-new', formerUsername: 'zola' }, marked)),
    onReviewing(marked),
  ),
  deny(
    'loses it in the profile alone',
    newcomer,
    commit(put('profiles/zola', toStored(toProfile('zola', zola)))),
    onReviewing(marked),
  ),
  deny(
    'deletes the documents, and begins again without the mark',
    newcomer,
    commit(...saving('zola', zola)),
    onReviewing(),
  ),
  ...[false, 'no', null].map((value) =>
    deny(
      `has the mark as ${String(value)}`,
      newcomer,
      commit(
        put(
          'users/zola',
          { ...toStored({ ...marked, revision: 2 }), unapproved: value },
          { mask: ['unapproved', 'revision'], times: ['updated_at'], exists: true },
        ),
      ),
      onReviewing(marked),
    ),
  ),
  allow(
    'loses the mark after the first approval',
    newcomer,
    commit(...saving('zola', zola, marked)),
    onReviewing(marked, zolasApproval),
  ),
  deny(
    "loses the mark by another's approval",
    newcomer,
    commit(...saving('zola', zola, marked)),
    onReviewing(marked, approved(1)),
  ),
  deny(
    'approves itself',
    newcomer,
    commit(put('approvals/zola', { count: 1, collection: 'articles', item: 'one' })),
    onReviewing(marked),
  ),
  deny(
    'is approved for nothing',
    reviewer,
    commit(put('approvals/zola', { count: 1, collection: 'articles', item: 'one' })),
    onReviewing(marked),
  ),
  deny(
    'claims a role that there is not',
    member('zola', { role: 'approved', trusted: true, programmes: [] }),
    commit(...saving('zola', zola, marked)),
    onReviewing(marked),
  ),
  ...believed.flatMap((caller) => [
    allow(`takes none with ${toName(caller)}`, caller, commit(...saving('zola', zola)), onReviewing()),
    allow(`loses it with ${toName(caller)}`, caller, commit(...saving('zola', zola, marked)), onReviewing(marked)),
  ]),
  allow(
    'from before items were reviewed stays without the mark',
    newcomer,
    commit(...saving('zola', { ...zola, company: 'Lab' }, zola)),
    onReviewing(zola),
  ),
];

const byZola = { author_uid: 'zola', author_username: 'zola', author_name: 'Zola', body, sources: links };
const zolasItem = (status: string) => {
  const fields: Record<string, unknown> = { ...item('article', { ...byZola, status }) };
  if (!/published|archived|removed/.test(status)) delete fields['published_at'];
  return { 'articles/one': fields };
};
const next = (fields: object, status: string) => ({ ...fields, ...byZola, status, revision: 2 });
const becoming = (from: string, status: string, more: object = {}) => {
  const fields = next(zolasItem(from)['articles/one'], status);
  const times = ['updated_at', ...(status === 'published' && !('published_at' in fields) ? ['published_at'] : [])];
  return put(
    'articles/one',
    Object.fromEntries(Object.entries({ ...fields, ...more }).filter(([name]) => !times.includes(name))),
    { times, exists: true },
  );
};

/** Test cases for a hostile client that tries to publish an item with links. */
const itemCases: readonly RuleCase[] = [
  deny(
    'publishes an item at once',
    newcomer,
    commit(put('articles/one', fresh('article', byZola), { times: publishing, exists: false })),
    onReviewing(marked),
  ),
  ...['draft', 'in_review', 'returned', 'archived', 'scheduled'].flatMap((from) =>
    // Omits changes from scheduled to scheduled, because roleCases.ts tests them.
    ['published', ...(from === 'scheduled' ? [] : ['scheduled'])].map((to) =>
      deny(`${from} to ${to}`, newcomer, commit(becoming(from, to)), onReviewing(marked, zolasItem(from))),
    ),
  ),
  deny(
    'puts a link into what is published',
    newcomer,
    commit(becoming('published', 'published', { body: `${body} now` })),
    onReviewing(marked, zolasItem('published')),
  ),
  deny(
    'puts a link into what it takes back',
    newcomer,
    commit(becoming('published', 'archived', { body: `${body} now`, status: 'published' })),
    onReviewing(marked, zolasItem('published')),
  ),
  deny(
    'shows again what was removed',
    newcomer,
    commit(becoming('removed', 'published')),
    onReviewing(marked, zolasItem('removed')),
  ),
  deny(
    'publishes beside a forged approval',
    newcomer,
    commit(
      becoming('in_review', 'published'),
      put('approvals/zola', { count: 5, collection: 'articles', item: 'one' }),
    ),
    onReviewing(marked, zolasItem('in_review')),
  ),
  deny('turns the review off', newcomer, commit(gone('settings/publishing')), onReviewing(marked)),
  deny(
    'submits with an address that is not confirmed',
    unverified('zola'),
    commit(becoming('draft', 'in_review')),
    onReviewing(marked, zolasItem('draft')),
  ),
  allow('submits', newcomer, commit(becoming('draft', 'in_review')), onReviewing(marked, zolasItem('draft'))),
];

export const newAccountCases = [...markCases, ...itemCases];
