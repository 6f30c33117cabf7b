import { item, toCases, toEntryPath } from './sampleDocuments';
import { commit, list, member, put, type RuleCase } from './ruleCase';
import { administrator, having, kofi, path, reason, reviewer } from './reviewDocuments';
import {
  change,
  decideReport,
  reportedAt,
  reportId,
  reportPath,
  reportWith,
  sentReport,
  storedReport,
  taken,
  there,
  upheld,
  withNote,
  zuri,
} from './reportDocuments';

const { allow, deny } = toCases('report: ');

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
export const reportDecisionCases: readonly RuleCase[] = [
  allow('the largest, upheld with the removal of the item', zuri, commit(...removal, ...decideReport('upheld')), there),
  allow('of a visitor', zuri, commit(...decideReport('upheld', 'zuri', { path: 'reports/articles_one_a-1' })), {
    ...there,
    'reports/articles_one_a-1': { ...storedReport, reporter_uid: undefined },
  }),
  allow('of what is gone', zuri, commit(...decideReport('dismissed')), { [reportPath]: storedReport }),
  deny("of a deleted item that was the reviewer's own", zuri, commit(...decideReport('dismissed')), {
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
  allow('of what is there, without whose it is', zuri, commit(...decideReport('dismissed')), reportWith(old)),
  allow(
    'let go of',
    reviewer,
    commit(put(reportPath, {}, { mask: Object.keys(taken), times: ['updated_at'] })),
    reportWith(taken),
  ),
  allow('listed by kind', zuri, list('reports', { status: 'open', collection: 'articles' }, 50), there),
  deny('taken up for another', administrator, change(taken), there),
  deny('taken up under another name', zuri, change({ ...taken, assigned_name: 'Somebody' }), there),
  deny('taken up without a name', zuri, change({ assigned_to: 'zuri' }), there),
  deny('taken up when it was decided', zuri, change(taken), reportWith(upheld)),
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
  deny('open again', zuri, change({ status: 'open' }), reportWith(upheld)),
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
