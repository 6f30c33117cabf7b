import { limits } from '@adp/shared-data/content';
import {
  anonymous,
  type Caller,
  commit,
  federated,
  get,
  gone,
  list,
  member,
  put,
  type RuleCase,
  unverified,
} from './ruleCase';
import { amina, having, kofi } from './reviewDocuments';
import {
  change,
  decideReport,
  reportedAt,
  reportId,
  reportPath,
  reportTimes,
  reportWith,
  sentReport,
  storedReport,
  taken,
  there,
  upheld,
  withNote,
  zuri,
} from './reportDocuments';
import { item, toCases, toPath } from './sampleDocuments';

const { allow, deny } = toCases('report: ');

/** Returns the commit with a member's first report of the day and the daily count. */
const send = (changes: object = {}, at = reportPath, times = reportTimes, by = 'kofi') =>
  commit(countFirst(at, by), put(at, { ...sentReport, ...changes }, { times }));
const counter = 'report_counts/kofi';
const countFirst = (at = reportPath, by = 'kofi') =>
  put(`report_counts/${by}`, { item: at.slice('reports/'.length), count: 1 }, { times: ['began_at'] });
const countNext = (count: number, item = reportId) =>
  put(counter, { item, count }, { mask: ['item', 'count'], exists: true });

/** Rights of callers to a report by Kofi. The reporter and the item's author get no rights from a role. */
const callers: Readonly<Record<string, readonly [Caller, may: 'nothing' | 'read' | 'report' | 'review']>> = {
  'a visitor': ['nobody', 'nothing'],
  "an anonymous session of the reporter's uid": [anonymous('kofi'), 'nothing'],
  'another member': [member('zuri'), 'nothing'],
  'a trusted member': [member('zuri', { role: 'trusted' }), 'nothing'],
  'an editor of the programme': [member('zuri', { programmes: ['apet'] }), 'nothing'],
  'a member who claims to be an admin': [member('zuri', { role: 'admin', admin: true }), 'nothing'],
  'the reporter': [kofi, 'report'],
  'the reporter, by a service that is believed': [federated('kofi', 'google.com'), 'report'],
  'the reporter, with an address that is not confirmed': [unverified('kofi'), 'read'],
  'a reviewer': [zuri, 'review'],
  'an administrator': [member('zuri', { role: 'administrator' }), 'review'],
};

type ToRequest = (by: string) => RuleCase['request'];
const sendBy: ToRequest = (by) => send({}, reportPath, reportTimes, by);

/** Requests about a report that each caller sends, with the rights that allow them. */
const requests: Readonly<
  Record<string, readonly [may: readonly string[], request: ToRequest | object, before?: object]>
> = {
  sends: [['report'], sendBy, having('published')],
  'sends again while it is open': [[], sendBy, there],
  'sends again when it was decided': [['report'], sendBy, reportWith(upheld)],
  reads: [['read', 'report', 'review'], get(reportPath), there],
  'reads what is noted of': [['review'], get(reportPath), reportWith(withNote)],
  'reads what is decided of': [['review'], get(reportPath), reportWith(upheld)],
  lists: [['review'], list('reports', { status: 'open' }, 50), there],
  'takes up': [['review'], change(taken), there],
  'notes something of': [['review'], change(withNote), there],
  upholds: [['review'], commit(...decideReport('upheld')), there],
  dismisses: [['review'], commit(...decideReport('dismissed')), there],
  'decides without a log of': [[], commit(decideReport('upheld')[0]), there],
  'decides again': [[], commit(...decideReport('dismissed')), reportWith(upheld)],
  'changes the text of': [[], change({ text: 'Something else.' }), there],
  deletes: [[], commit(gone(reportPath)), there],
};

const matrix = Object.entries(callers).flatMap(([name, [caller, role]]) =>
  Object.entries(requests).map(([what, [may, request, before]]) =>
    (may.includes(role) ? allow : deny)(
      `${name} ${what} it`,
      caller,
      typeof request === 'function'
        ? request(caller === 'nobody' ? 'kofi' : caller.uid)
        : (request as RuleCase['request']),
      before as RuleCase['before'],
    ),
  ),
);

const reported = (collection: string, id: string, title: unknown, subject = 'amina') =>
  send({ collection, item: id, title, subject_uid: subject }, `reports/${collection}_${id}_kofi`);

/** Test cases for the reported item and for the fields of a report. */
const contents: readonly RuleCase[] = [
  ...(['article', 'event', 'opportunity', 'product', 'knowledgeProduct'] as const).map((kind) => {
    const [collection = '', id = ''] = toPath(kind).split('/');
    return allow(`${kind}: of what is published`, kofi, reported(collection, id, item(kind)['title']), {
      [toPath(kind)]: item(kind),
    });
  }),
  allow('profile: of one that everybody sees', kofi, reported('profiles', 'amina', 'Amina')),
  allow('profile: of one that members see', kofi, reported('profiles', 'amina', 'Amina'), {
    'member_profiles/amina': { uid: 'amina', name: 'Amina' },
  }),
  deny('profile: own profile', kofi, reported('profiles', 'kofi', 'Kofi', 'kofi')),
  deny('profile: own profile as of another member', kofi, reported('profiles', 'kofi', 'Kofi')),
  deny("profile: as of another's", kofi, reported('profiles', 'amina', 'Amina', 'zuri')),
  deny('profile: under another name', kofi, reported('profiles', 'amina', 'A. Mina')),
  deny('profile: one that does not exist', kofi, reported('profiles', 'nobody', 'Nobody')),
  ...['users', 'reports', 'settings', 'audit'].map((collection) =>
    deny(`of a document of ${collection}`, kofi, reported(collection, 'one', 'Title'), {
      [`${collection}/one`]: { status: 'published', title: 'Title' },
    }),
  ),
  ...(['draft', 'in_review', 'archived', 'removed'] as const).map((status) =>
    deny(`of what is ${status}`, kofi, send(), having(status)),
  ),
  deny('of what is not there', kofi, send()),
  deny(
    "a report of the reporter's own item",
    amina,
    send({ reporter_uid: 'amina' }, 'reports/articles_one_amina', reportTimes, 'amina'),
    having('published'),
  ),
  allow('of the longest text', kofi, send({ text: 'x'.repeat(1000) }), having('published')),
  allow('of no text', kofi, send({ text: '' }), having('published')),
  ...Object.entries({
    'of a longer text': { text: 'x'.repeat(1001) },
    'without a text': { text: undefined },
    'with a text that is a list': { text: ['x'] },
    'for no known reason': { reason: 'boring' },
    'for two reasons': { reason: 'spam|other' },
    'under another title': { title: 'Another title' },
    'in the name of another': { reporter_uid: 'zuri' },
    'without a name': { reporter_uid: undefined },
    "as of another's item": { subject_uid: 'zuri' },
    "as of the reporter's own item": { subject_uid: 'kofi' },
    'without whose it is': { subject_uid: undefined },
    'that is decided': { status: 'dismissed' },
    'with a decision': { decision_reason: 'No.', decided_by: 'zuri' },
    'that is assigned': taken,
    'with a note': withNote,
    'with a field of its own': { priority: 1 },
  }).map(([name, fields]) => deny(name, kofi, send(fields), having('published'))),
  deny('of another time', kofi, send({ created_at: reportedAt }, reportPath, ['updated_at']), having('published')),
  ...['reports/other', 'reports/articles_two_kofi', 'reports/articles_one_zuri', 'reports/articles_one_a-1'].map((at) =>
    deny(`under the name ${at}`, kofi, send({}, at), having('published')),
  ),
];

const { max } = limits.reportsPerDay;
const hour = 3_600_000;
// All cases share one time. Equal documents of consecutive cases are then stored only once.
const now = Date.now();
const counted = (count: number, ago = hour, item = 'articles_before_kofi') => ({
  ...having('published'),
  [counter]: { item, count, began_at: new Date(now - ago) },
});
const sending = put(reportPath, sentReport, { times: reportTimes });
const sendTwo = put(
  'reports/events_one_kofi',
  { ...sentReport, collection: 'events', title: item('event')['title'] },
  { times: reportTimes },
);

/** Test cases for the daily limit of reports. */
const counts: readonly RuleCase[] = [
  allow('count: the next of the day', kofi, commit(countNext(2), sending), counted(1)),
  allow('count: the last of the day', kofi, commit(countNext(max), sending), counted(max - 1)),
  allow('count: the first of another day', kofi, commit(countFirst(), sending), counted(max, 25 * hour)),
  allow('count: again when it was decided', kofi, commit(countNext(2), sending), {
    ...reportWith(upheld),
    ...counted(1, hour, reportId),
    [reportPath]: { ...storedReport, ...upheld },
  }),
  allow('count: read by the member', kofi, get(counter), counted(1)),
  allow('count: a missing document, read by the member', kofi, get(counter)),
  deny('count: a report that nobody counted', kofi, commit(sending), having('published')),
  deny('count: a report that nobody counted, after others', kofi, commit(sending), counted(1)),
  deny('count: again when it was decided, not counted', kofi, commit(sending), {
    ...counted(1, hour, reportId),
    [reportPath]: { ...storedReport, ...upheld },
  }),
  deny('count: one more than a day has', kofi, commit(countNext(max + 1), sending), counted(max)),
  deny('count: a day begun again too early', kofi, commit(countFirst(), sending), counted(max, 23 * hour)),
  deny('count: a count that stays', kofi, commit(countNext(1), sending), counted(1)),
  deny('count: of another report', kofi, commit(countNext(2, 'events_one_kofi'), sending), counted(1)),
  deny('count: two reports for one', kofi, commit(countNext(2), sending, sendTwo), {
    ...counted(1),
    [toPath('event')]: item('event'),
  }),
  deny('count: the other of the two alone, for one of the first', kofi, commit(countNext(2), sendTwo), {
    ...counted(1),
    [toPath('event')]: item('event'),
  }),
  deny(
    'count: on the count of items',
    kofi,
    commit(put('item_counts/kofi', { item: reportId, count: 1 }, { times: ['began_at'] }), sending),
    having('published'),
  ),
  deny('count: of another member', kofi, commit(countFirst(reportPath, 'zuri'), sending), having('published')),
  deny('count: deleted', kofi, commit(gone(counter)), counted(max)),
  deny('count: read by a reviewer', zuri, get(counter), counted(1)),
  deny('count: listed', kofi, list('report_counts', {}, 10), counted(1)),
];

/** Test cases for sending, reading and counting reports. */
export const reportCases: readonly RuleCase[] = [...matrix, ...contents, ...counts];
