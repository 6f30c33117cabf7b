import { profileOf, reservedUsernames, toStored, type User } from '@adp/shared-data';
import { anonymous, type Caller, commit, get, gone, member, put, type RuleCase, unverified } from './ruleCase';
import { aminasUser, kofisUser, memberDocuments, members } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const newcomer = member('zola');
const admin = member('kofi', { admin: true });
const zola: User = { ...aminasUser, name: 'Zola', username: 'zola' };

const of =
  (expected: 'allow' | 'deny') =>
  (
    name: string,
    caller: Caller,
    request: RuleCase['request'],
    before: Readonly<Record<string, object>> = members,
  ): RuleCase => ({ name, caller, before, request, expected });
const allow = of('allow');
const deny = of('deny');

/** The two writes of a member who comes, with the server's times. */
function joining(uid: string, user: User, profile: object = profileOf(uid, user)) {
  return [
    put(`users/${uid}`, without(toStored(user), 'created_at', 'updated_at'), { times: ['created_at', 'updated_at'] }),
    put(`profiles/${user.username}`, without(toStored({ ...profile }), 'created_at'), { times: ['created_at'] }),
  ] as const;
}

/** The two writes of a change. */
function changing(uid: string, user: User, revision = 2) {
  return [
    put(`users/${uid}`, without(toStored({ ...user, revision }), 'updated_at'), { times: ['updated_at'] }),
    put(`profiles/${user.username}`, toStored(profileOf(uid, user))),
  ] as const;
}

function without(fields: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

const renamed: User = { ...aminasUser, username: 'amina-new', formerUsername: 'amina' };
const redirect = put('profiles/amina', { uid: 'amina', renamed_to: 'amina-new' });
const afterRename = { ...memberDocuments('amina', renamed), ...memberDocuments('kofi', kofisUser) };
const again: User = { ...renamed, username: 'amina-third', formerUsername: 'amina-new' };
const secondRedirect = put('profiles/amina-new', { uid: 'amina', renamed_to: 'amina-third' });
const hidden = { ...members, ...memberDocuments('amina', { ...aminasUser, visibility: 'hidden' }) };
const hiddenAfterRename = { ...members, ...memberDocuments('amina', { ...renamed, visibility: 'hidden' }) };
const forMembers = { ...members, ...memberDocuments('amina', { ...aminasUser, visibility: 'members' }) };

/** Users' documents, profiles and usernames: what each kind of caller may and may not. */
export const memberCases: readonly RuleCase[] = [
  allow('a newcomer makes a user document and a profile', newcomer, commit(...joining('zola', zola))),
  allow('an unverified newcomer does, too', unverified('zola'), commit(...joining('zola', zola))),
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
  allow('a member takes another username', amina, commit(...changing('amina', renamed), redirect)),
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
    commit(...changing('amina', again), secondRedirect, gone('profiles/amina')),
    afterRename,
  ),
  allow('a member leaves', amina, commit(gone('users/amina'), gone('profiles/amina'))),
  allow(
    'a renamed member leaves',
    amina,
    commit(gone('users/amina'), gone('profiles/amina'), gone('profiles/amina-new')),
    afterRename,
  ),
  allow('a member reads the own document', amina, get('users/amina')),
  allow('everybody reads a public profile', 'nobody', get('profiles/amina')),
  allow('everybody is led on from a former name', 'nobody', get('profiles/amina'), afterRename),
  allow('a member reads what is for members', kofi, get('profiles/amina'), forMembers),
  allow('a member reads the own hidden profile', amina, get('profiles/amina'), hidden),

  allow('a member finds that a name is free', kofi, get('profiles/nobody-has-it')),
  deny('nobody finds out whether a name is free', 'nobody', get('profiles/nobody-has-it')),
  deny('a former name of a hidden member, read by nobody', 'nobody', get('profiles/amina'), hiddenAfterRename),
  deny('a former name of a hidden member, read by another', kofi, get('profiles/amina'), hiddenAfterRename),
  allow('the own former name, hidden', amina, get('profiles/amina'), hiddenAfterRename),
  deny("another's user document", kofi, get('users/amina')),
  deny("another's user document, with claims", admin, get('users/amina')),
  deny("another's user document beside one's own", kofi, get('users/kofi', 'users/amina')),
  deny('a user document read by nobody', 'nobody', get('users/amina')),
  deny('a user document read by an anonymous visitor of its uid', anonymous('amina'), get('users/amina')),
  deny('a hidden profile read by nobody', 'nobody', get('profiles/amina'), hidden),
  deny('a hidden profile read by another member', kofi, get('profiles/amina'), hidden),
  deny('a profile for members read by nobody', 'nobody', get('profiles/amina'), forMembers),
  deny('a profile for members read by an anonymous visitor', anonymous('eve'), get('profiles/amina'), forMembers),

  deny('a user document for another uid', kofi, commit(...joining('zola', zola))),
  deny('an account for an anonymous visitor', anonymous('zola'), commit(...joining('zola', zola))),
  deny('a user document without a profile', newcomer, commit(joining('zola', zola)[0])),
  deny('a profile without a user document', newcomer, commit(joining('zola', zola)[1])),
  deny(
    'a profile that says something else',
    newcomer,
    commit(...joining('zola', zola, { ...profileOf('zola', zola), name: 'The Commission' })),
  ),
  deny(
    'a profile with a private field',
    newcomer,
    commit(...joining('zola', zola, { ...profileOf('zola', zola), interests: [] })),
  ),
  deny(
    'a profile with an e-mail address',
    newcomer,
    commit(...joining('zola', zola, { ...profileOf('zola', zola), email: 'zola@example.org' })),
  ),
  deny(
    "a profile of another's uid",
    newcomer,
    commit(...joining('zola', zola, { ...profileOf('zola', zola), uid: 'amina' })),
  ),
  deny('a username that is taken', newcomer, commit(...joining('zola', { ...zola, username: 'amina' }))),
  deny(
    'a user document that names a taken username',
    newcomer,
    commit(joining('zola', { ...zola, username: 'amina' })[0]),
  ),
  ...reservedUsernames.map((username) =>
    deny(`the reserved username ${username}`, newcomer, commit(...joining('zola', { ...zola, username }))),
  ),
  deny('capital letters in a username', newcomer, commit(...joining('zola', { ...zola, username: 'Zola' }))),
  deny('letters of another script in a username', newcomer, commit(...joining('zola', { ...zola, username: 'zоla' }))),
  deny('a username with a line break', newcomer, commit(...joining('zola', { ...zola, username: 'zola\n' }))),
  deny('a hyphen at the end of a username', newcomer, commit(...joining('zola', { ...zola, username: 'zola-' }))),
  deny('a username of one letter', newcomer, commit(...joining('zola', { ...zola, username: 'z' }))),
  deny('a username of 31 letters', newcomer, commit(...joining('zola', { ...zola, username: 'z'.repeat(31) }))),
  deny('a former name from the start', newcomer, commit(...joining('zola', { ...zola, formerUsername: 'kofi' }))),
  deny('a user document with a role', newcomer, commit(...joiningWith({ role: 'admin' }))),
  deny(
    'a back-dated account',
    newcomer,
    commit(
      put('users/zola', without(toStored(zola), 'updated_at'), { times: ['updated_at'] }),
      put('profiles/zola', toStored(profileOf('zola', zola))),
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
    commit(put('profiles/amina', toStored({ ...profileOf('amina', aminasUser), name: 'Kofi' }))),
  ),
  deny(
    "another's profile taken over",
    kofi,
    commit(put('profiles/amina', toStored({ ...profileOf('amina', aminasUser), uid: 'kofi' }))),
  ),
  deny(
    'the profile changed and the user document not',
    amina,
    commit(put('profiles/amina', toStored({ ...profileOf('amina', aminasUser), name: 'The Commission' }))),
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
  deny('a rename that leaves the old profile', amina, commit(...changing('amina', renamed))),
  deny('a rename that deletes the old profile', amina, commit(...changing('amina', renamed), gone('profiles/amina'))),
  deny(
    'a rename that says nothing of the old name',
    amina,
    commit(...changing('amina', { ...aminasUser, username: 'amina-new' }), redirect),
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
    commit(...changing('amina', again), secondRedirect),
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
    commit(...changing('amina', renamed), put('profiles/amina', { uid: 'amina', renamed_to: 'amina-new', note: 'x' })),
  ),
  deny('a redirect from nowhere', newcomer, commit(put('profiles/free', { uid: 'zola', renamed_to: 'amina' }))),

  deny("another's user document deleted", kofi, commit(gone('users/amina'))),
  deny("another's profile deleted", kofi, commit(gone('profiles/amina'))),
  deny("another's documents deleted, with claims", admin, commit(gone('users/amina'), gone('profiles/amina'))),
  deny('the own profile deleted alone', amina, commit(gone('profiles/amina'))),
  deny('the own user document deleted alone', amina, commit(gone('users/amina'))),
  deny('a redirect deleted alone', amina, commit(gone('profiles/amina')), afterRename),
  deny(
    'a leaving that keeps the redirect',
    amina,
    commit(gone('users/amina'), gone('profiles/amina-new')),
    afterRename,
  ),
];

function joiningWith(extra: object) {
  const [user, profile] = joining('zola', zola);
  const { update } = put('users/zola', { ...without(toStored(zola), 'created_at', 'updated_at'), ...extra });
  return [{ ...user, update }, profile];
}
