import { limits } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { toProfile, type User } from '@adp/shared-data/member';
import { largestUser } from '@adp/shared-data/testing';
import {
  anonymous,
  commit,
  count,
  get,
  gone,
  list,
  longestToken,
  member,
  put,
  type RuleCase,
  toPictureUrl,
} from './ruleCase';
import { settings } from './reviewDocuments';
import { aminasUser, kofisUser, memberDocuments, members, saving, toCases } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const newcomer = member('zola');
const zola: User = { ...aminasUser, name: 'Zola', username: 'zola' };
const renamed: User = { ...aminasUser, username: 'amina-new', formerUsername: 'amina' };

/** Member for whom the rules evaluate every condition before they trust the email address and the links. */
const editorByService = member('amina', {
  programmes: ['cjed'],
  role: 'none',
  email_verified: false,
  firebase: { sign_in_provider: 'twitter.com', identities: {} },
});

const { allow, deny } = toCases('profile: ');

const withMember = (uid: string, user: User) => ({ ...members, ...memberDocuments(uid, user) });
const hidden: User = { ...aminasUser, visibility: 'hidden' };
const forMembers: User = { ...aminasUser, visibility: 'members' };
const withoutAmina = memberDocuments('kofi', kofisUser);

const largestMember: User = {
  ...largestUser,
  createdAt: aminasUser.createdAt,
  profileImageUrl: toPictureUrl('amina', 'pictures', longestToken),
};
const longestName = 'z'.repeat(limits.username.max);

const visibilities = ['public', 'members', 'hidden'] as const;
const places = { public: 'profiles', members: 'member_profiles', hidden: undefined } as const;

/** Changes between each pair of visibilities, with and without a former username. */
const moves = visibilities.flatMap((from) =>
  visibilities.flatMap((to) =>
    [aminasUser, renamed].map((user) => {
      const [before, after] = [
        { ...user, visibility: from },
        { ...user, visibility: to },
      ];
      const name = `${from} to ${to}${user === renamed ? ', with a former name' : ''}`;
      return { name, before, after, documents: { ...withoutAmina, ...memberDocuments('amina', before) } };
    }),
  ),
);

/** Test cases for the visibility of profiles. A hidden or unconfirmed profile must look like a missing profile. */
export const profileCases: readonly RuleCase[] = [
  // Reading a hidden profile must have the same result as reading a username that does not exist.
  allow('a name that nobody has, read by a visitor', 'nobody', get('profiles/nobody-has-it')),
  allow('an unlisted name, read by a visitor', 'nobody', get('profiles/amina'), {
    ...withoutAmina,
    ...memberDocuments('amina', hidden),
  }),
  allow('an unlisted name, read by a member', kofi, get('profiles/amina', 'member_profiles/amina'), {
    ...withoutAmina,
    ...memberDocuments('amina', hidden),
  }),
  allow('a name for members, read by a visitor', 'nobody', get('profiles/amina'), {
    ...withoutAmina,
    ...memberDocuments('amina', forMembers),
  }),
  allow('a name for members, read by a member', kofi, get('member_profiles/amina'), withMember('amina', forMembers)),
  allow('a name that nobody has, read by a member', kofi, get('member_profiles/nobody-has-it')),
  ...['amina', 'nobody-has-it'].flatMap((name) => [
    deny(
      `profiles for members, read by a visitor: ${name}`,
      'nobody',
      get(`member_profiles/${name}`),
      withMember('amina', forMembers),
    ),
    deny(
      `profiles for members, read anonymously: ${name}`,
      anonymous('eve'),
      get(`member_profiles/${name}`),
      withMember('amina', forMembers),
    ),
    deny(`whose a name is, read by a visitor: ${name}`, 'nobody', get(`usernames/${name}`)),
    deny(`whose a name is, read anonymously: ${name}`, anonymous('amina'), get(`usernames/${name}`)),
  ]),
  allow('a member finds that a name is free', kofi, get('usernames/nobody-has-it')),
  allow('a member reads their own name', amina, get('usernames/amina')),
  deny('a member finds that a name is taken', kofi, get('usernames/amina')),
  deny('profiles for members, listed', kofi, list('member_profiles', { listed: true }, 10)),
  deny('profiles for members, counted', kofi, count('member_profiles', { visibility: 'members' }, 10)),
  deny('names, listed', kofi, list('usernames', {}, 10)),
  deny("a member's own names, listed", amina, list('usernames', { uid: 'amina' }, 10)),

  // A new visibility moves the profile to another collection in the same commit.
  ...moves.map(({ name, before, after, documents }) =>
    allow(`${name}`, amina, commit(...saving('amina', after, before)), documents),
  ),
  ...moves
    .filter(({ before, after }) => before.visibility !== after.visibility && places[before.visibility])
    .map(({ name, before, after, documents }) => {
      const remaining = saving('amina', after, before).filter((write) => !('delete' in write));
      return deny(`${name}, which stays where it was`, amina, commit(...remaining), documents);
    }),
  ...moves
    .filter(({ before, after }) => before.visibility !== after.visibility && places[after.visibility])
    .map(({ name, before, after, documents }) => {
      const [user, ...others] = saving('amina', after, before);
      const deletions = others.filter((write) => 'delete' in write);
      return deny(`${name}, which is not shown`, amina, commit(user ?? {}, ...deletions), documents);
    }),
  ...(['public', 'members'] as const).map((visibility) => {
    const listed = visibility === 'public';
    const before: User = { ...largestMember, visibility, listed, username: 'amina-new', formerUsername: 'amina' };
    const after: User = { ...before, username: longestName, formerUsername: 'amina-new' };
    return allow(
      `everything at its limit for ${visibility}, with a third name`,
      amina,
      commit(...saving('amina', after, before)),
      {
        ...withoutAmina,
        ...memberDocuments('amina', before),
      },
    );
  }),
  // Changing everything at once needs the most expressions for a member's document.
  ...(['public', 'members'] as const).map((visibility) => {
    const listed = visibility === 'public';
    const marked = { unconfirmed: true, unapproved: true } as const;
    const before: User = {
      ...largestMember,
      visibility: 'hidden',
      listed: false,
      username: 'amina-new',
      formerUsername: 'amina',
    };
    const after: User = { ...largestMember, visibility, listed, username: longestName, formerUsername: 'amina-new' };
    return allow(
      `everything at its limit for ${visibility}, with a third name, confirmed and approved at once`,
      editorByService,
      commit(...saving('amina', after, { ...before, ...marked })),
      { ...withoutAmina, ...settings, ...memberDocuments('amina', { ...before, ...marked }) },
    );
  }),
  allow(
    'a third name of an unlisted member',
    amina,
    commit(
      ...saving(
        'amina',
        { ...hidden, username: 'amina-third', formerUsername: 'amina-new' },
        { ...renamed, visibility: 'hidden' },
      ),
    ),
    { ...withoutAmina, ...memberDocuments('amina', { ...renamed, visibility: 'hidden' }) },
  ),
  allow('an unlisted member leaves', amina, commit(...Object.keys(memberDocuments('amina', hidden)).map(gone)), {
    ...withoutAmina,
    ...memberDocuments('amina', hidden),
  }),
  deny('a profile of an unlisted member', amina, commit(put('profiles/amina', toStored(toProfile('amina', hidden)))), {
    ...withoutAmina,
    ...memberDocuments('amina', hidden),
  }),
  deny(
    'a public profile among those for members',
    amina,
    commit(put('member_profiles/amina', toStored(toProfile('amina', aminasUser)))),
  ),
  deny("another's unlisted name taken", newcomer, commit(...saving('zola', { ...zola, username: 'amina' })), {
    ...withoutAmina,
    ...memberDocuments('amina', hidden),
  }),

  // Each member has exactly one username document.
  deny('a name without a member', newcomer, commit(put('usernames/zola', { uid: 'zola' }))),
  deny("a second name beside the member's own", amina, commit(put('usernames/amina-two', { uid: 'amina' }))),
  deny("a name in another's uid", newcomer, commit(...saving('zola', zola), put('usernames/zola', { uid: 'amina' }))),
  deny('a name with more', amina, commit(put('usernames/amina', { uid: 'amina', note: 'x' }))),
  deny("a member's own name, given away", amina, commit(put('usernames/amina', { uid: 'kofi' }))),
  deny("a member's own name, given up", amina, commit(gone('usernames/amina'))),
  deny("another's name given up", kofi, commit(gone('usernames/amina'))),
  deny('a name that a member has no more', kofi, commit(put('usernames/free', { uid: 'kofi' })), {
    ...members,
    'users/kofi': toStored({ ...kofisUser, formerUsername: 'free' }),
  }),
];
