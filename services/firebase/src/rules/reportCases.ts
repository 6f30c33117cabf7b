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
import { administrator, amina, having, kofi, path, reason, reviewer } from './reviewDocuments';
import {
  decideReport,
  reportedAt,
  reportId,
  reportPath,
  reportTimes,
  sentReport,
  storedReport,
} from './reportDocuments';
import { item, memberDocuments, kofisUser, toCases, toEntryPath, toPath } from './sampleDocuments';

const { allow, deny } = toCases('report: ');

const zuri = member('zuri', { role: 'reviewer' });
const zurisUser = { ...kofisUser, name: 'Zuri', username: 'zuri' };
const there = having('published', { ...memberDocuments('zuri', zurisUser), [reportPath]: storedReport });
const withNote = { note: 'We have had this twice.' };
const taken = { assigned_to: 'zuri', assigned_name: 'Zuri' };
const upheld = {
  status: 'upheld',
  decision_reason: 'So it is.',
  decided_by: 'zuri',
  decided_at: reportedAt,
};
const as = (more: object) => ({ ...there, [reportPath]: { ...storedReport, ...more } });

/** Returns the commit with a member's first report of the day and the daily count. */
const send = (changes: object = {}, at = reportPath, times = reportTimes, by = 'kofi') =>
  commit(countFirst(at, by), put(at, { ...sentReport, ...changes }, { times }));
const change = (fields: Readonly<Record<string, unknown>>, times = ['updated_at']) =>
  commit(put(reportPath, fields, { mask: Object.keys(fields), times, exists: true }));

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
  'sends again when it was decided': [['report'], sendBy, as(upheld)],
  reads: [['read', 'report', 'review'], get(reportPath), there],
  'reads what is noted of': [['review'], get(reportPath), as(withNote)],
  'reads what is decided of': [['review'], get(reportPath), as(upheld)],
  lists: [['review'], list('reports', { status: 'open' }, 50), there],
  'takes up': [['review'], change(taken), there],
  'notes something of': [['review'], change(withNote), there],
  upholds: [['review'], commit(...decideReport('upheld')), there],
  dismisses: [['review'], commit(...decideReport('dismissed')), there],
  'decides without a log of': [[], commit(decideReport('upheld')[0]), there],
  'decides again': [[], commit(...decideReport('dismissed')), as(upheld)],
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
  deny('profile: that is none', kofi, reported('profiles', 'nobody', 'Nobody')),
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
    ...as(upheld),
    ...counted(1, hour, reportId),
    [reportPath]: { ...storedReport, ...upheld },
  }),
  allow('count: read by the member', kofi, get(counter), counted(1)),
  allow('count: that there is none, read by the member', kofi, get(counter)),
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

const decision = (more: object, by?: string) => commit(...decideReport('upheld', by, { more }));
const [ruling, entry] = decideReport('upheld');
const log = (fields: object, at = `audit/report_${reportId}_${reportedAt.getTime()}`) =>
  put(
    at,
    {
      by: 'zuri',
      collection: 'articles',
      item: 'one',
      title: sentReport.title,
      from: 'open',
      to: 'upheld',
      ...reason,
      report: reportId,
      ...fields,
    },
    { times: ['at'] },
  );
const removal = [
  put(path, { revision: 2, status: 'removed' }, { mask: ['revision', 'status'], times: ['updated_at'], exists: true }),
  put('reviews/articles/items/one', { status: 'removed', author_uid: 'amina', ...reason }, { times: ['at'] }),
  put(
    toEntryPath(path),
    {
      by: 'zuri',
      collection: 'articles',
      item: 'one',
      title: sentReport.title,
      from: 'published',
      to: 'removed',
      ...reason,
    },
    { times: ['at'] },
  ),
  put(
    'tombstones/articles/items/one',
    {
      title: item('article').title,
      author_name: item('article').author_name,
      published_at: item('article').published_at,
      ...reason,
    },
    { times: ['removed_at'] },
  ),
];

/**
 * States of a reported profile. `taken` and `free` mean that the member has given up the username, which has a new
 * owner or none.
 */
const fates = ['profiles', 'member_profiles', 'hidden', 'taken', 'free'] as const;
/** Fields of an older report, which does not store the owner of the reported profile. */
const old = { subject_uid: undefined };

/** Returns the documents of a profile in the state `place` that Kofi has reported. */
const toProfile = (username: string, name: string, place: (typeof fates)[number], more: object = {}) => ({
  ...having('published'),
  ...(place === 'free' ? {} : { [`usernames/${username}`]: { uid: place === 'taken' ? 'musa' : username } }),
  ...(place.endsWith('profiles') ? { [`${place}/${username}`]: { uid: username, name } } : {}),
  [`reports/profiles_${username}_kofi`]: {
    ...storedReport,
    collection: 'profiles',
    item: username,
    title: name,
    subject_uid: username,
    ...more,
  },
});
const decideProfile = (username: string, name: string) =>
  commit(
    ...decideReport('dismissed', 'zuri', {
      path: `reports/profiles_${username}_kofi`,
      of: { collection: 'profiles', item: username, title: name },
    }),
  );

/** Test cases for reviewers' changes to a report and the accompanying documents. */
const handling: readonly RuleCase[] = [
  allow('the largest, upheld with the removal of the item', zuri, commit(...removal, ...decideReport('upheld')), there),
  allow('of a visitor', zuri, commit(...decideReport('upheld', 'zuri', { path: 'reports/articles_one_a-1' })), {
    ...there,
    'reports/articles_one_a-1': { ...storedReport, reporter_uid: undefined },
  }),
  allow('of what is gone', zuri, commit(...decideReport('dismissed')), { [reportPath]: storedReport }),
  deny('of what is gone and was the own', zuri, commit(...decideReport('dismissed')), {
    [reportPath]: { ...storedReport, subject_uid: 'zuri' },
  }),
  deny('of what is gone, without whose it was', zuri, commit(...decideReport('dismissed')), {
    [reportPath]: { ...storedReport, ...old },
  }),
  allow(
    'of what is gone, without whose it was, by an administrator',
    member('zuri', { role: 'administrator' }),
    commit(...decideReport('dismissed')),
    { [reportPath]: { ...storedReport, ...old } },
  ),
  allow('of what is there, without whose it is', zuri, commit(...decideReport('dismissed')), as(old)),
  allow(
    'let go of',
    reviewer,
    commit(put(reportPath, {}, { mask: Object.keys(taken), times: ['updated_at'] })),
    as(taken),
  ),
  allow('listed by kind', zuri, list('reports', { status: 'open', collection: 'articles' }, 50), there),
  deny('taken up for another', administrator, change(taken), there),
  deny('taken up under another name', zuri, change({ ...taken, assigned_name: 'Somebody' }), there),
  deny('taken up without a name', zuri, change({ assigned_to: 'zuri' }), there),
  deny('taken up when it was decided', zuri, change(taken), as(upheld)),
  deny('noted of at length', zuri, change({ note: 'x'.repeat(1001) }), there),
  deny('noted of at another time', zuri, change(withNote, []), there),
  deny('listed without a limit', zuri, list('reports', { status: 'open' }), there),
  allow('10,000 at once, for their count', zuri, list('reports', { status: 'open' }, 10_000), there),
  deny('10,001 at once', zuri, list('reports', { status: 'open' }, 10_001), there),
  deny('list of own reports', kofi, list('reports', { reporter_uid: 'kofi' }, 10), there),
  deny('decided by its reporter', reviewer, decision({}, 'kofi'), there),
  deny('decided by the author', member('amina', { role: 'reviewer' }), decision({}, 'amina'), there),
  ...fates.flatMap((place) => [
    deny(
      `decided by whose profile it is about: ${place}`,
      zuri,
      decideProfile('zuri', 'Zuri'),
      toProfile('zuri', 'Zuri', place),
    ),
    allow(`decided of another profile: ${place}`, zuri, decideProfile('nia', 'Nia'), toProfile('nia', 'Nia', place)),
    // If a report does not store the profile's owner, the rules use the owner of the username. If the username is free,
    // only an administrator may decide.
    ...(place === 'taken'
      ? []
      : [
          deny(
            `decided by whose profile an old report is about: ${place}`,
            zuri,
            decideProfile('zuri', 'Zuri'),
            toProfile('zuri', 'Zuri', place, old),
          ),
          (place === 'free' ? deny : allow)(
            `an old one decided of another profile: ${place}`,
            zuri,
            decideProfile('nia', 'Nia'),
            toProfile('nia', 'Nia', place, old),
          ),
        ]),
  ]),
  allow(
    'an old one about a name that is free, decided by an administrator',
    member('zuri', { role: 'administrator' }),
    decideProfile('nia', 'Nia'),
    toProfile('nia', 'Nia', 'free', old),
  ),
  deny('decided in the name of another', zuri, decision({ decided_by: 'kofi' }), there),
  deny('decided without a reason', zuri, decision({ decision_reason: '' }), there),
  deny('decided with another text', zuri, decision({ text: 'x' }), there),
  deny('decided as something else', zuri, commit(...decideReport('closed')), there),
  deny('open again', zuri, change({ status: 'open' }), as(upheld)),
  ...Object.entries({
    'by another': { by: 'kofi' },
    'of another item': { item: 'two' },
    'of another collection': { collection: 'events' },
    'of another decision': { to: 'dismissed' },
    'of another beginning': { from: 'upheld' },
    'with another reason': { reason: 'Another.' },
    'with another title': { title: 'Another title' },
    'of another report': { report: 'articles_two_kofi' },
    'with a field of its own': { note: 'x' },
  }).map(([name, fields]) => deny(`log: an entry ${name}`, zuri, commit(ruling, log(fields)), there)),
  deny('log: an entry under another name', zuri, commit(ruling, log({}, `audit/report_${reportId}_1`)), there),
  deny('log: an entry without a decision', zuri, commit(entry), there),
  deny('log: an entry by the member', kofi, commit(entry), there),
];

/** Test cases for sending, reading and deciding reports. */
export const reportCases: readonly RuleCase[] = [...matrix, ...contents, ...counts, ...handling];
