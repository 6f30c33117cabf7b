import type { User } from '@adp/shared-data/member';
import { anonymous, type Caller, commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { amina, kofi, reason } from './reviewDocuments';
import { decideReport } from './reportDocuments';
import { aminasUser, memberDocuments, members, saving, toCases } from './sampleDocuments';

const { allow, deny } = toCases('hidden profile: ');

const zuri = member('zuri', { role: 'reviewer' });
const path = 'profile_removals/amina';
const appealPath = 'appeals/profile_removals_amina';
const at = new Date('2026-11-01T09:30:00.123Z');

const first = { author_uid: 'amina', username: 'amina', title: 'Amina', status: 'removed', revision: 1, ...reason };
const hiddenUser: User = { ...aminasUser, removed: true };

/** Documents after the decision to hide a profile. `hidden` also has the changes that a function makes afterwards. */
const hiding = { ...members, [path]: { ...first, at } };
const hidden = {
  ...memberDocuments('kofi', { ...aminasUser, name: 'Kofi', username: 'kofi' }),
  ...memberDocuments('amina', hiddenUser),
  [path]: { ...first, at },
  'tombstones/profiles/items/amina': { removed_at: at, ...reason },
  'hidden_profiles/amina': { uid: 'amina', name: 'Amina' },
};
const shown = { ...members, [path]: { ...first, status: 'published', revision: 2, at } };

const log = ({ revision = 1, to = 'removed', by = 'zuri', where = '', more = {} } = {}) =>
  put(
    where || `audit/profile_removals_amina_${revision}`,
    {
      by,
      collection: 'profile_removals',
      item: 'amina',
      title: 'Amina',
      from: to === 'removed' ? 'published' : 'removed',
      to,
      ...reason,
      ...more,
    },
    { times: ['at'] },
  );
const hide = (fields: object = {}, by = 'zuri') => [
  put(path, { ...first, ...fields }, { times: ['at'] }),
  log({ by, revision: Number(Reflect.get({ ...first, ...fields }, 'revision')) }),
];
const show = (fields: object = {}, by = 'zuri') => [
  put(
    path,
    { status: 'published', revision: 2, ...reason, ...fields },
    { mask: ['status', 'revision', 'reason', ...Object.keys(fields)], times: ['at'], exists: true },
  ),
  log({ by, revision: 2, to: 'published' }),
];

const sentAppeal = {
  collection: 'profile_removals',
  item: 'amina',
  author_uid: 'amina',
  text: 'It is my own name.',
  status: 'open',
};
const appealed = { ...hidden, [appealPath]: { ...sentAppeal, created_at: at } };
const sendAppeal = (fields: object = {}) =>
  commit(put(appealPath, { ...sentAppeal, ...fields }, { times: ['created_at'] }));
const decideAppeal = (to: string, by = 'zuri') => [
  put(
    appealPath,
    { status: to, decision_reason: reason.reason },
    { mask: ['status', 'decision_reason'], times: ['decided_at'], exists: true },
  ),
  put(
    'audit/appeal_profile_removals_amina',
    {
      by,
      collection: 'profile_removals',
      item: 'amina',
      title: 'Amina',
      from: 'open',
      to,
      ...reason,
      appeal: 'profile_removals_amina',
    },
    { times: ['at'] },
  ),
];

const callers: Readonly<Record<string, readonly [Caller, may: 'nothing' | 'own' | 'review']>> = {
  'a visitor': ['nobody', 'nothing'],
  "an anonymous session of the member's uid": [anonymous('amina'), 'nothing'],
  'another member': [kofi, 'nothing'],
  'a trusted member': [member('zuri', { role: 'trusted' }), 'nothing'],
  'an editor of a programme': [member('zuri', { programmes: ['apet'] }), 'nothing'],
  'a member who claims to be an admin': [member('zuri', { role: 'admin', admin: true }), 'nothing'],
  'the member': [amina, 'own'],
  'the member, who is a reviewer': [member('amina', { role: 'reviewer' }), 'own'],
  'the member, who is an administrator': [member('amina', { role: 'administrator' }), 'own'],
  'a reviewer': [zuri, 'review'],
  'an administrator': [member('zuri', { role: 'administrator' }), 'review'],
};

const toUid = (caller: Caller) => (caller === 'nobody' ? 'zuri' : caller.uid);

const requests: Readonly<
  Record<string, readonly [may: readonly string[], request: (by: string) => RuleCase['request'], before: object]>
> = {
  hides: [['review'], (by) => commit(...hide({}, by)), members],
  'hides again': [[], (by) => commit(...hide({ revision: 2 }, by)), hiding],
  'hides once more, after it was shown,': [['review'], (by) => commit(...hide({ revision: 3 }, by)), shown],
  shows: [['review'], (by) => commit(...show({}, by)), hidden],
  'shows again': [[], (by) => commit(...show({ revision: 3 }, by)), shown],
  'hides without a log': [[], () => commit(hide()[0] ?? {}), members],
  'shows without a log': [[], () => commit(show()[0] ?? {}), hidden],
  'deletes the removal of': [[], () => commit(gone(path)), hidden],
  'reads why it is hidden,': [['own', 'review'], () => get(path), hidden],
  'reads that it never was hidden,': [['own', 'review'], () => get(path), members],
  'reads what others saw of it,': [['own', 'review'], () => get('hidden_profiles/amina'), hidden],
  'writes what others saw of it,': [[], () => commit(put('hidden_profiles/amina', { name: 'Kofi' })), hidden],
  'deletes what others saw of it,': [[], () => commit(gone('hidden_profiles/amina')), hidden],
};

const matrix = Object.entries(callers).flatMap(([name, [caller, role]]) =>
  Object.entries(requests).map(([what, [may, request, before]]) =>
    (may.includes(role) ? allow : deny)(
      `${name} ${what} it`,
      caller,
      request(toUid(caller)),
      before as RuleCase['before'],
    ),
  ),
);

const notMine: readonly RuleCase[] = [
  allow('listed by a reviewer', zuri, list('profile_removals', { status: 'removed' }, 50), hidden),
  deny('51 listed by a reviewer', zuri, list('profile_removals', { status: 'removed' }, 51), hidden),
  deny('listed by a member', kofi, list('profile_removals', { status: 'removed' }, 50), hidden),
  deny('list of own removals', amina, list('profile_removals', { author_uid: 'amina' }, 50), hidden),
  allow(
    'hidden from members',
    zuri,
    commit(...hide()),
    memberDocuments('amina', { ...aminasUser, visibility: 'members', listed: false }),
  ),
  deny(
    'that nobody else sees',
    zuri,
    commit(...hide()),
    memberDocuments('amina', { ...aminasUser, visibility: 'hidden' }),
  ),
  ...Object.entries({
    'under the name of another': { username: 'kofi', title: 'Kofi' },
    'by another title': { title: 'Amina B.' },
    'of another author': { author_uid: 'kofi' },
    'without a reason': { reason: '' },
    'for a reason that is too long': { reason: 'x'.repeat(1001) },
    'with who decided': { by: 'zuri' },
    'as shown': { status: 'published' },
    'in a later revision': { revision: 2 },
  }).map(([name, fields]) => deny(`begun ${name}`, zuri, commit(...hide(fields)), members)),
  ...Object.entries({
    'under another name': { username: 'kofi' },
    'by another title': { title: 'Kofi' },
    'without a reason': { reason: '' },
    'in a later revision': { revision: 3 },
  }).map(([name, fields]) => deny(`shown ${name}`, zuri, commit(...show(fields)), hidden)),
  ...Object.entries({
    'by another': { more: { by: 'kofi' } },
    'of another profile': { more: { item: 'kofi' } },
    'of another step': { to: 'published' },
    'for another reason': { more: { reason: 'Another.' } },
    'of another title': { more: { title: 'Kofi' } },
    'under another name': { where: 'audit/profile_removals_amina_2' },
  }).map(([name, entry]) => deny(`logged ${name}`, zuri, commit(hide()[0] ?? {}, log(entry)), members)),
  deny('logged alone', zuri, commit(log()), members),
  deny('logged alone, later', zuri, commit(log()), hidden),
];

const report = {
  collection: 'profiles',
  item: 'amina',
  title: 'Amina',
  reporter_uid: 'kofi',
  reason: 'misleading',
  text: '',
  status: 'open',
  created_at: at,
  updated_at: at,
};
const reportPath = 'reports/profiles_amina_kofi';
const verdict = (to: string) =>
  decideReport(to, 'zuri', { path: reportPath, at, of: { collection: 'profiles', item: 'amina', title: 'Amina' } });

const reported: readonly RuleCase[] = [
  allow('the largest, with the report that is upheld', zuri, commit(...hide(), ...verdict('upheld')), {
    ...members,
    [reportPath]: report,
  }),
  allow('appealed against by the member', amina, sendAppeal(), hidden),
  allow('appealed against before the function has run', amina, sendAppeal(), hiding),
  deny('appealed against twice', amina, sendAppeal(), appealed),
  deny('appealed against by another', kofi, sendAppeal({ author_uid: 'kofi' }), hidden),
  deny('appealed against where it is shown', amina, sendAppeal(), shown),
  deny('appealed against where it never was hidden', amina, sendAppeal(), members),
  allow('asked about an appeal that there is not', amina, get(appealPath), hidden),
  deny('asked about by another', kofi, get(appealPath), hidden),
  allow('the appeal refused', zuri, commit(...decideAppeal('refused')), appealed),
  allow('the largest, the appeal accepted', zuri, commit(...show(), ...decideAppeal('accepted')), appealed),
  deny('the appeal accepted, and nothing shown', zuri, commit(...decideAppeal('accepted')), appealed),
  deny(
    "a decision about a reviewer's own appeal",
    member('amina', { role: 'administrator' }),
    commit(...decideAppeal('refused', 'amina')),
    appealed,
  ),
];

const renamed: User = { ...hiddenUser, username: 'amina-b', formerUsername: 'amina' };
const [userWrite] = saving('amina', { ...aminasUser, revision: 2 }, hiddenUser);

/** Test cases for the mark in the member's document that hides the profile. */
const marked: readonly RuleCase[] = [
  allow('saved by the member', amina, commit(...saving('amina', { ...hiddenUser, company: 'A' }, hiddenUser)), hidden),
  allow('with another username', amina, commit(...saving('amina', renamed, hiddenUser)), hidden),
  deny('saved without the mark', amina, commit(...saving('amina', aminasUser, hiddenUser)), hidden),
  deny('saved without the mark, and not placed', amina, commit(userWrite ?? {}), hidden),
  deny(
    'placed beside the mark',
    amina,
    commit(put('profiles/amina', memberDocuments('amina', aminasUser)['profiles/amina'] ?? {})),
    hidden,
  ),
  deny('marked by the member', amina, commit(...saving('amina', hiddenUser, aminasUser)), members),
  deny('begun again without the mark', amina, commit(...saving('amina', aminasUser)), { [path]: { ...first, at } }),
  allow('begun again with the mark', amina, commit(...saving('amina', hiddenUser)), { [path]: { ...first, at } }),
  allow('begun again after it was shown', amina, commit(...saving('amina', aminasUser)), {
    [path]: { ...first, status: 'published', revision: 2, at },
  }),
  deny('begun with the mark where nothing was hidden', amina, commit(...saving('amina', hiddenUser)), {}),
  deny('the tombstone deleted by the member', amina, commit(gone('tombstones/profiles/items/amina')), hidden),
  deny('the tombstone deleted by another', kofi, commit(gone('tombstones/profiles/items/amina')), hidden),
  deny(
    'a tombstone written by a reviewer',
    zuri,
    commit(put('tombstones/profiles/items/amina', { ...reason }, { times: ['removed_at'] })),
    members,
  ),
  allow(
    'the tombstone, and what others saw of it, deleted with the account',
    amina,
    commit(
      ...['users', 'usernames', 'tombstones/profiles/items', 'hidden_profiles'].map((place) => gone(`${place}/amina`)),
    ),
    hidden,
  ),
];

/** Test cases for hiding profiles, for reading the decisions, and for the rights of members with hidden profiles. */
export const profileRemovalCases: readonly RuleCase[] = [...matrix, ...notMine, ...reported, ...marked];
