/* eslint-disable max-lines -- a table of cases */
import { toStored } from '@adp/shared-data/fields';
import { toProfile, reservedUsernames, reservedWords, type User } from '@adp/shared-data/member';
import { anonymous, commit, count, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { aminasUser, kofisUser, memberDocuments, members, toCases } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const newcomer = member('zola');
const admin = member('kofi', { admin: true });
const zola: User = { ...aminasUser, name: 'Zola', username: 'zola' };

const { allow, deny } = toCases();

/** Returns the writes that create a new member, in which the server sets the times. */
function joining(uid: string, user: User, profile: object = toProfile(uid, user)) {
  return [
    put(`users/${uid}`, without(toStored(user), 'created_at', 'updated_at'), { times: ['created_at', 'updated_at'] }),
    put(`profiles/${user.username}`, without(toStored({ ...profile }), 'created_at'), { times: ['created_at'] }),
    put(`usernames/${user.username}`, { uid }),
  ] as const;
}

/** Returns the writes that change a member's document and profile, except the writes for a new username. */
function changing(uid: string, user: User, revision = 2) {
  return [
    put(`users/${uid}`, without(toStored({ ...user, revision }), 'updated_at'), { times: ['updated_at'] }),
    put(`profiles/${user.username}`, toStored(toProfile(uid, user))),
  ] as const;
}

/** Returns the request that changes the switch of notifications about content. */
function choosing(content: unknown) {
  const on = { in_app: true };
  const prefs = { account: on, deadlines: on, ...(content !== undefined && { content }) };
  const fields = without(toStored({ ...aminasUser, revision: 2 }), 'updated_at');
  return commit(put('users/amina', { ...fields, notification_prefs: prefs }, { times: ['updated_at'] }));
}

function without(fields: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

const renamed: User = { ...aminasUser, username: 'amina-new', formerUsername: 'amina' };
const taking = put('usernames/amina-new', { uid: 'amina' });
const redirect = put('profiles/amina', { uid: 'amina', renamed_to: 'amina-new' });
const afterRename = { ...memberDocuments('amina', renamed), ...memberDocuments('kofi', kofisUser) };
const again: User = { ...renamed, username: 'amina-third', formerUsername: 'amina-new' };
const takingThird = put('usernames/amina-third', { uid: 'amina' });
const secondRedirect = put('profiles/amina-new', { uid: 'amina', renamed_to: 'amina-third' });
const hidden = { ...members, ...memberDocuments('amina', { ...aminasUser, visibility: 'hidden' }) };
const freeing = [gone('usernames/amina'), gone('profiles/amina')];
const leavingWhole = [gone('users/amina'), ...freeing];
const forMembers = { ...members, ...memberDocuments('amina', { ...aminasUser, visibility: 'members' }) };

/** Invalid usernames that imitate another username or a path, or that cannot be part of a URL. */
const tricks: readonly (readonly [name: string, what: string])[] = [
  ['аmina', 'a Cyrillic a'],
  ['amіna', 'a Ukrainian i'],
  ['ɑmina', 'a Latin alpha'],
  ['αmina', 'a Greek alpha'],
  ['ａｍｉｎａ', 'full-width letters'],
  ['аpet', 'a reserved word with a Cyrillic a'],
  ['amína', 'an accent'],
  ['ami\u0301na', 'a combining accent'],
  ['\u202Eanima', 'a right-to-left override'],
  ['zola\u202E', 'a right-to-left override at the end'],
  ['zo\u200Bla', 'a space without width'],
  ['zo\u00ADla', 'a soft hyphen'],
  ['zola\uFEFF', 'a byte order mark'],
  ['AMINA', 'capital letters only'],
  ['zola ', 'a space at the end'],
  ['zo la', 'a space'],
  ['zo_la', 'an underscore'],
  ['zo.la', 'a dot'],
  ['zo--la', 'two hyphens'],
  ['-zola', 'a hyphen in front'],
  ['zola%2Famina', 'an encoded slash'],
  ['zola@example.org', 'an e-mail address'],
  ['٤٢', 'digits of another script'],
  ['z'.repeat(31), '31 letters'],
  ['', 'nothing'],
];
/** Invalid usernames that Firestore rejects as document ids. Only the member's own document can contain these names. */
const paths = ['../users/amina', 'zola/../amina', 'amina/', '/amina', '.', '..', '__zola__', 'zola\u0000'];

const renaming = (username: string) =>
  commit(
    ...changing('amina', { ...renamed, username }),
    put(`usernames/${username}`, { uid: 'amina' }),
    put('profiles/amina', { uid: 'amina', renamed_to: username }),
  );
const zolaAsIs = { ...members, ...memberDocuments('zola', zola) };

// The table is long, because each case of a user document has its counterpart for the profile next to it.
/** Test cases for user documents, profiles and usernames, with each kind of caller. */
export const memberCases: readonly RuleCase[] = [
  allow('a newcomer makes a user document and a profile', newcomer, commit(...joining('zola', zola))),
  allow(
    'a member changes what is public',
    amina,
    commit(...changing('amina', { ...aminasUser, company: 'A company' })),
  ),
  allow(
    'a member changes what is private',
    amina,
    commit(changing('amina', { ...aminasUser, interests: ['health'] })[0]),
  ),
  allow('a member switches notifications off', amina, choosing({ in_app: false })),
  deny(
    'a switch of emails, which are chosen in the settings of alerts',
    amina,
    choosing({ in_app: true, email: true }),
  ),
  deny('a switch of notifications that is a text', amina, choosing({ in_app: 'yes' })),
  deny('a topic without a switch of notifications', amina, choosing({})),
  deny('a topic of notifications that is a text', amina, choosing('yes')),
  deny('a missing topic of notifications', amina, choosing(undefined)),
  ...[
    [allow, 'the 200th version of a document of today', 200, 0],
    [deny, 'the 202nd version of a document of today', 202, 0],
    [allow, 'the 296th version of a document of yesterday', 296, 1],
    [deny, 'the 300th version of a document of yesterday', 300, 1],
  ].map(([expect, name, revision, days]) => {
    const createdAt = new Date(Date.now() - Number(days) * 86_400_000);
    const user: User = { ...aminasUser, createdAt, revision: Number(revision) - 1 };
    const change = commit(...changing('amina', { ...user, company: 'Sample' }, Number(revision)));
    return (expect as typeof allow)(`a member: ${String(name)}`, amina, change, memberDocuments('amina', user));
  }),
  deny(
    'a change without the time of the change',
    amina,
    commit(put('users/amina', toStored({ ...aminasUser, revision: 2 })), changing('amina', aminasUser)[1]),
  ),
  allow('a member takes another username', amina, commit(...changing('amina', renamed), taking, redirect)),
  allow(
    'a member goes back to the name before',
    amina,
    commit(
      ...changing('amina', { ...aminasUser, formerUsername: 'amina-new' }),
      put('profiles/amina-new', { uid: 'amina', renamed_to: 'amina' }),
    ),
    afterRename,
  ),
  allow(
    'a second new name frees the first',
    amina,
    commit(...changing('amina', again), takingThird, secondRedirect, ...freeing),
    afterRename,
  ),
  allow(
    'a member begins to leave',
    amina,
    commit(
      put('users/amina', { revision: 2 }, { mask: ['revision'], times: ['leaving_at', 'updated_at'], exists: true }),
    ),
  ),
  allow(
    'a member stays after all',
    amina,
    commit(
      put('users/amina', { revision: 2 }, { mask: ['revision', 'leaving_at'], times: ['updated_at'], exists: true }),
    ),
    { ...members, ...memberDocuments('amina', { ...aminasUser, leavingAt: new Date(0) }) },
  ),
  allow('a member leaves', amina, commit(...leavingWhole)),
  allow(
    'a renamed member leaves',
    amina,
    commit(...leavingWhole, gone('usernames/amina-new'), gone('profiles/amina-new')),
    afterRename,
  ),
  allow('a member reads their own document', amina, get('users/amina')),
  allow('everybody reads a public profile', 'nobody', get('profiles/amina')),
  allow('everybody is led on from a former name', 'nobody', get('profiles/amina'), afterRename),
  deny("another's user document", kofi, get('users/amina')),
  deny("another's user document, with claims", admin, get('users/amina')),
  deny("another's user document beside one's own", kofi, get('users/kofi', 'users/amina')),
  deny('a user document read by nobody', 'nobody', get('users/amina')),
  deny('a user document read by an anonymous visitor of its uid', anonymous('amina'), get('users/amina')),

  deny('a user document for another uid', kofi, commit(...joining('zola', zola))),
  deny('an account for an anonymous visitor', anonymous('zola'), commit(...joining('zola', zola))),
  deny('a user document without a profile', newcomer, commit(joining('zola', zola)[0])),
  deny('a profile without a user document', newcomer, commit(joining('zola', zola)[1])),
  deny(
    'a profile that says something else',
    newcomer,
    commit(...joining('zola', zola, { ...toProfile('zola', zola), name: 'The Commission' })),
  ),
  deny(
    'a profile with a private field',
    newcomer,
    commit(...joining('zola', zola, { ...toProfile('zola', zola), interests: [] })),
  ),
  deny(
    'a profile with an e-mail address',
    newcomer,
    commit(...joining('zola', zola, { ...toProfile('zola', zola), email: 'zola@example.org' })),
  ),
  deny(
    "a profile of another's uid",
    newcomer,
    commit(...joining('zola', zola, { ...toProfile('zola', zola), uid: 'amina' })),
  ),
  deny('a username that is taken', newcomer, commit(...joining('zola', { ...zola, username: 'amina' }))),
  deny(
    'a user document that names a taken username',
    newcomer,
    commit(joining('zola', { ...zola, username: 'amina' })[0]),
  ),
  ...['zz', ...reservedUsernames, ...reservedWords.flatMap((word) => [word, `${word}-2`, `the-${word}`])].map(
    (username) =>
      deny(`the reserved username ${username}`, newcomer, commit(...joining('zola', { ...zola, username }))),
  ),
  ...['unescobar', 'staffan'].map((username) =>
    allow(`the username ${username}`, newcomer, commit(...joining('zola', { ...zola, username }))),
  ),
  ...['Zola Member', 'Former Zola', 'Formers Members', 'Informer Member', '\u0639\u0644\u064A', 'Z\u200B'].map((name) =>
    allow(`the name ${JSON.stringify(name)}`, newcomer, commit(...joining('zola', { ...zola, name }))),
  ),
  ...[
    '\u200B\u200B',
    '\u3164\u3164',
    '  ',
    '\u00AD\u2800',
    'Former member',
    'FORMER MEMBER',
    'Former  \u00A0member.',
    '\u200BFormer\u200Bmember',
  ].flatMap((name) => [
    deny(`the name ${JSON.stringify(name)}`, newcomer, commit(...joining('zola', { ...zola, name }))),
    deny(`the name ${JSON.stringify(name)}, by a member`, amina, commit(...changing('amina', { ...aminasUser, name }))),
  ]),
  deny('capital letters in a username', newcomer, commit(...joining('zola', { ...zola, username: 'Zola' }))),
  deny('letters of another script in a username', newcomer, commit(...joining('zola', { ...zola, username: 'zоla' }))),
  deny('a username with a line break', newcomer, commit(...joining('zola', { ...zola, username: 'zola\n' }))),
  deny('a hyphen at the end of a username', newcomer, commit(...joining('zola', { ...zola, username: 'zola-' }))),
  deny('a username of one letter', newcomer, commit(...joining('zola', { ...zola, username: 'z' }))),
  deny('a username of 31 letters', newcomer, commit(...joining('zola', { ...zola, username: 'z'.repeat(31) }))),
  ...tricks
    .filter(([username]) => username !== '')
    .flatMap(([username, what]) => [
      deny(`a first username with ${what}`, newcomer, commit(...joining('zola', { ...zola, username }))),
      deny(`a new username with ${what}`, amina, renaming(username)),
    ]),
  ...['', ...paths].flatMap((username) => [
    deny(
      `${JSON.stringify(username)} for a first username`,
      newcomer,
      commit(joining('zola', { ...zola, username })[0], joining('zola', zola)[1], joining('zola', zola)[2]),
    ),
    deny(
      `${JSON.stringify(username)} for a new username`,
      amina,
      commit(changing('amina', { ...renamed, username })[0], taking, redirect),
    ),
  ]),
  ...['admin', 'former-member', 'people', 'settings'].map((username) =>
    deny(`${username} for a new username`, amina, renaming(username)),
  ),
  deny(
    'a user document for the uid of former members',
    member('former-member'),
    commit(...joining('former-member', zola)),
  ),
  deny('a former name from the start', newcomer, commit(...joining('zola', { ...zola, formerUsername: 'kofi' }))),
  deny('a user document with a role', newcomer, commit(...joiningWith({ role: 'admin' }))),
  deny(
    'a back-dated account',
    newcomer,
    commit(
      put('users/zola', without(toStored(zola), 'updated_at'), { times: ['updated_at'] }),
      put('profiles/zola', toStored(toProfile('zola', zola))),
      joining('zola', zola)[2],
    ),
  ),
  deny('a first revision of 9', newcomer, commit(...joining('zola', { ...zola, revision: 9 }))),
  deny('listed and hidden', newcomer, commit(...joining('zola', { ...zola, listed: true, visibility: 'hidden' }))),

  deny("another's user document changed", kofi, commit(...changing('amina', { ...aminasUser, company: 'Mine' }))),
  deny(
    "another's user document changed, with claims",
    admin,
    commit(...changing('amina', { ...aminasUser, company: 'Mine' })),
  ),
  deny(
    "another's profile changed",
    kofi,
    commit(put('profiles/amina', toStored({ ...toProfile('amina', aminasUser), name: 'Kofi' }))),
  ),
  deny(
    "another's profile taken over",
    kofi,
    commit(put('profiles/amina', toStored({ ...toProfile('amina', aminasUser), uid: 'kofi' }))),
  ),
  deny(
    'the profile changed and the user document not',
    amina,
    commit(put('profiles/amina', toStored({ ...toProfile('amina', aminasUser), name: 'The Commission' }))),
  ),
  deny(
    'the user document changed and the profile not',
    amina,
    commit(changing('amina', { ...aminasUser, company: 'A company' })[0]),
  ),
  deny(
    'another creation time',
    amina,
    commit(...changing('amina', { ...aminasUser, createdAt: new Date('2020-01-01T00:00:00Z') })),
  ),
  deny('the same revision', amina, commit(...changing('amina', { ...aminasUser, company: 'A company' }, 1))),
  deny('a rename that leaves the old profile', amina, commit(...changing('amina', renamed), taking)),
  deny(
    'a rename that deletes the old profile',
    amina,
    commit(...changing('amina', renamed), taking, gone('profiles/amina')),
  ),
  deny('a rename that takes no name', amina, commit(...changing('amina', renamed), redirect)),
  deny(
    'a rename that gives up the old name',
    amina,
    commit(...changing('amina', renamed), taking, redirect, gone('usernames/amina')),
  ),
  deny(
    'a rename that says nothing of the old name',
    amina,
    commit(...changing('amina', { ...aminasUser, username: 'amina-new' }), taking, redirect),
  ),
  deny(
    'a rename to a taken name',
    amina,
    commit(
      ...changing('amina', { ...aminasUser, username: 'kofi', formerUsername: 'amina' }),
      put('profiles/amina', { uid: 'amina', renamed_to: 'kofi' }),
    ),
  ),
  deny('a redirect to another member', amina, commit(put('profiles/amina', { uid: 'amina', renamed_to: 'kofi' }))),
  deny(
    'a second new name that keeps the first',
    amina,
    commit(...changing('amina', again), takingThird, secondRedirect),
    afterRename,
  ),
  deny(
    'a second new name that keeps what is under the first',
    amina,
    commit(...changing('amina', again), takingThird, secondRedirect, gone('usernames/amina')),
    afterRename,
  ),
  deny(
    'a former name taken while its redirect stands',
    newcomer,
    commit(...joining('zola', { ...zola, username: 'amina' })),
    afterRename,
  ),
  deny(
    'a redirect that carries a text',
    amina,
    commit(
      ...changing('amina', renamed),
      taking,
      put('profiles/amina', { uid: 'amina', renamed_to: 'amina-new', note: 'x' }),
    ),
  ),
  deny('a redirect from nowhere', newcomer, commit(put('profiles/free', { uid: 'zola', renamed_to: 'amina' }))),

  deny(
    'a redirect that leads to a path',
    amina,
    commit(
      changing('amina', { ...renamed, username: 'amina/../kofi' })[0],
      put('profiles/amina', { uid: 'amina', renamed_to: 'amina/../kofi' }),
    ),
  ),
  deny("another's name by a redirect", kofi, commit(put('profiles/amina', { uid: 'kofi', renamed_to: 'kofi' }))),
  deny(
    "a profile with another's former name",
    kofi,
    commit(put('profiles/amina', toStored(toProfile('kofi', kofisUser)))),
    afterRename,
  ),
  deny(
    "a second profile beside the member's own",
    kofi,
    commit(put('profiles/kofi-two', toStored(toProfile('kofi', kofisUser)))),
  ),
  deny('a revision left out', amina, commit(...changing('amina', { ...aminasUser, company: 'A company' }, 3))),
  deny(
    'a listed profile for members only',
    amina,
    commit(...changing('amina', { ...aminasUser, listed: true, visibility: 'members' })),
  ),
  deny(
    'a profile listed past its user document',
    amina,
    commit(put('profiles/amina', toStored({ ...toProfile('amina', aminasUser), listed: true }))),
  ),
  deny(
    "another's profile listed",
    kofi,
    commit(put('profiles/amina', { listed: true }, { mask: ['listed'], exists: true })),
  ),
  deny('the uid of a profile taken away', amina, commit(put('profiles/amina', {}, { mask: ['uid'], exists: true }))),

  allow('the directory, in pages of 50', 'nobody', list('profiles', { listed: true }, 50)),
  allow('the directory of a country', 'nobody', list('profiles', { listed: true, country: 'KE' }, 24)),
  allow('the directory, counted', 'nobody', count('profiles', { listed: true }, 50)),
  deny('51 of the directory at once', 'nobody', list('profiles', { listed: true }, 51)),
  deny('the directory, counted without a limit', 'nobody', count('profiles', { listed: true })),
  deny('the directory, counted up to 51', 'nobody', count('profiles', { listed: true }, 51)),
  deny('all profiles of a country', 'nobody', list('profiles', { country: 'KE' }, 10)),
  deny('all public profiles, listed or not', 'nobody', list('profiles', { visibility: 'public' }, 10)),
  deny('the profiles for members', kofi, list('member_profiles', { visibility: 'members' }, 10), forMembers),
  deny('the hidden profiles, counted', kofi, count('profiles', { visibility: 'hidden' }, 10), hidden),
  deny('the hidden profile of a uid', kofi, list('profiles', { uid: 'amina' }, 1), hidden),
  deny("a member's own profile, read by a list", amina, list('profiles', { uid: 'amina' }, 1)),
  deny('where a name leads', kofi, list('profiles', { renamed_to: 'amina-new' }, 1), afterRename),
  deny('where a name leads, counted', 'nobody', count('profiles', { renamed_to: 'amina-new' }, 1), afterRename),
  deny('the members who are not listed, counted', admin, count('profiles', { listed: false }, 10)),
  deny('the users of a topic, counted', admin, count('users', { visibility: 'hidden' }, 10)),

  deny(
    "one's own documents deleted beside another's profile",
    newcomer,
    commit(gone('users/zola'), gone('usernames/zola'), gone('profiles/zola'), gone('profiles/amina')),
    zolaAsIs,
  ),
  deny('a leaving by an anonymous visitor', anonymous('amina'), commit(...leavingWhole)),
  deny('the user document deleted twice', newcomer, commit(gone('users/zola'))),

  deny("another's user document deleted", kofi, commit(gone('users/amina'))),
  deny("another's profile deleted", kofi, commit(gone('profiles/amina'))),
  deny("another's documents deleted, with claims", admin, commit(...leavingWhole)),
  deny("a member's own profile, deleted alone", amina, commit(gone('profiles/amina'))),
  deny("a member's own user document, deleted alone", amina, commit(gone('users/amina'))),
  deny('a redirect deleted alone', amina, commit(gone('profiles/amina')), afterRename),
  deny(
    'a leaving that keeps the redirect',
    amina,
    commit(gone('users/amina'), gone('usernames/amina'), gone('usernames/amina-new'), gone('profiles/amina-new')),
    afterRename,
  ),
  deny('a leaving that keeps the name', amina, commit(gone('users/amina'), gone('profiles/amina'))),
  deny('a leaving that keeps the profile', amina, commit(gone('users/amina'), gone('usernames/amina'))),
];

function joiningWith(extra: object) {
  const [user, ...others] = joining('zola', zola);
  const { update } = put('users/zola', { ...without(toStored(zola), 'created_at', 'updated_at'), ...extra });
  return [{ ...user, update }, ...others];
}
