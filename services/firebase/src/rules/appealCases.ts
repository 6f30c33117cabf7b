import { anonymous, type Caller, commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { amina, having, kofi, path, reason, settings } from './reviewDocuments';
import { appealPath, decideAppeal, reportedAt, sentAppeal, storedAppeal } from './reportDocuments';
import { item, members, toCases, toEntryPath } from './sampleDocuments';

const { allow, deny } = toCases('appeal: ');

const zuri = member('zuri', { role: 'reviewer' });
const there = having('removed', { [appealPath]: storedAppeal });
const refused = { ...there, [appealPath]: { ...storedAppeal, status: 'refused', decided_at: reportedAt } };
const send = (changes: object = {}, at = appealPath, times = ['created_at']) =>
  commit(put(at, { ...sentAppeal, ...changes }, { times }));

/** Writes with which a reviewer restores Amina's article. */
const restoration = [
  put(
    path,
    { revision: 2, status: 'published' },
    { mask: ['revision', 'status'], times: ['updated_at'], exists: true },
  ),
  put('reviews/articles/items/one', { status: 'published', author_uid: 'amina', ...reason }, { times: ['at'] }),
  put(
    toEntryPath(path),
    {
      by: 'zuri',
      collection: 'articles',
      item: 'one',
      title: item('article').title,
      from: 'removed',
      to: 'published',
      ...reason,
    },
    { times: ['at'] },
  ),
  gone('tombstones/articles/items/one'),
];

const callers: Readonly<Record<string, readonly [Caller, may: 'nothing' | 'appeal' | 'review']>> = {
  'a visitor': ['nobody', 'nothing'],
  "an anonymous session of the author's uid": [anonymous('amina'), 'nothing'],
  'another member': [kofi, 'nothing'],
  'a trusted member': [member('zuri', { role: 'trusted' }), 'nothing'],
  'a member who claims to be an admin': [member('zuri', { role: 'admin', admin: true }), 'nothing'],
  'the author': [amina, 'appeal'],
  'a reviewer': [zuri, 'review'],
  'an administrator': [member('zuri', { role: 'administrator' }), 'review'],
};

const requests: Readonly<
  Record<string, readonly [may: readonly string[], request: RuleCase['request'], before: object]>
> = {
  sends: [['appeal'], send(), having('removed')],
  'sends again': [[], send(), there],
  'sends again after the refusal of': [[], send(), refused],
  reads: [['appeal', 'review'], get(appealPath), there],
  lists: [['review'], list('appeals', { status: 'open' }, 50), there],
  refuses: [['review'], commit(...decideAppeal('refused')), there],
  accepts: [['review'], commit(...restoration, ...decideAppeal('accepted')), there],
  'accepts, and shows nothing of': [[], commit(...decideAppeal('accepted')), there],
  'decides without a log of': [[], commit(decideAppeal('refused')[0]), there],
  'decides again': [[], commit(...decideAppeal('refused')), refused],
  'changes the text of': [[], commit(put(appealPath, { text: 'x' }, { mask: ['text'] })), there],
  deletes: [[], commit(gone(appealPath)), there],
};

const matrix = Object.entries(callers).flatMap(([name, [caller, role]]) =>
  Object.entries(requests).map(([what, [may, request, before]]) =>
    (may.includes(role) ? allow : deny)(`${name} ${what} it`, caller, request, before as RuleCase['before']),
  ),
);

const [ruling] = decideAppeal('refused');
const log = (fields: object, at = 'audit/appeal_articles_one') =>
  put(
    at,
    {
      by: 'zuri',
      collection: 'articles',
      item: 'one',
      title: item('article').title,
      from: 'open',
      to: 'refused',
      ...reason,
      appeal: 'articles_one',
      ...fields,
    },
    { times: ['at'] },
  );

const appeals: readonly RuleCase[] = [
  ...(['draft', 'in_review', 'returned', 'published', 'archived'] as const).map((status) =>
    deny(`about what is ${status}`, amina, send(), having(status)),
  ),
  deny('about what is not there', amina, send()),
  ...Object.entries({
    'of a text that is too long': { text: 'x'.repeat(1001) },
    'of no text': { text: '' },
    'in the name of another': { author_uid: 'kofi' },
    'that is accepted': { status: 'accepted' },
    'about another item': { item: 'two' },
    'with a decision': { decision_reason: 'Yes.' },
  }).map(([name, fields]) => deny(name, amina, send(fields), having('removed'))),
  deny('under another name', amina, send({}, 'appeals/other'), having('removed')),
  deny('of another time', amina, send({ created_at: reportedAt }, appealPath, []), having('removed')),
  allow('of what is gone, refused', zuri, commit(...decideAppeal('refused')), {
    ...settings,
    ...members,
    [appealPath]: storedAppeal,
  }),
  allow('of what is shown already, accepted', zuri, commit(...decideAppeal('accepted')), {
    ...there,
    [path]: item('article'),
  }),
  allow('the largest, accepted with a count', zuri, commit(...restoration, ...decideAppeal('accepted')), there),
  deny(
    'decided by the author',
    member('amina', { role: 'reviewer' }),
    commit(...decideAppeal('refused', 'amina')),
    there,
  ),
  deny('decided without a reason', zuri, commit(...decideAppeal('refused', 'zuri', { decision_reason: '' })), there),
  deny('decided with another text', zuri, commit(...decideAppeal('refused', 'zuri', { text: 'x' })), there),
  deny('listed without a limit', zuri, list('appeals', { status: 'open' }), there),
  deny('list of own appeals', amina, list('appeals', { author_uid: 'amina' }, 10), there),
  ...Object.entries({
    'by another': { by: 'kofi' },
    'of another item': { item: 'two' },
    'of another decision': { to: 'accepted' },
    'with another reason': { reason: 'Another.' },
    'with another title': { title: 'Another title' },
  }).map(([name, fields]) => deny(`log: an entry ${name}`, zuri, commit(ruling, log(fields)), there)),
  deny('log: an entry under another name', zuri, commit(ruling, log({}, 'audit/appeal_articles_two')), there),
];

/** Test cases for sending, reading and deciding appeals. */
export const appealCases: readonly RuleCase[] = [...matrix, ...appeals];
