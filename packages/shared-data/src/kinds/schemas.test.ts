/** @jest-environment node */
import * as v from 'valibot';
import { fromStored, toStored } from '../fields/storedKeys';
import {
  largest,
  largestNotification,
  largestUser,
  smallest,
  smallestNotification,
  smallestUser,
} from '../testing/fixtures';
import { kindNames } from './contentKinds';
import { wholeKinds } from './content/wholeKinds';
import { limits } from './limits';
import { toProfile, profileSchema } from './member/profileSchema';
import { formerMember } from './member/formerMember';
import { reservedUsernames } from './member/usernames';
import { usernameSchema, userSchema } from './member/users';
import { notificationSchema } from './notification/notificationSchema';

// Remove the sort key of the name, because profiles are read without it.
const { nameKey, ...shownUser } = largestUser;

const documents = [
  ...kindNames.flatMap((kind) => [
    [`the smallest ${kind}`, wholeKinds[kind].schema, smallest[kind]] as const,
    [`the largest ${kind}`, wholeKinds[kind].schema, largest[kind]] as const,
  ]),
  ['the smallest user', userSchema, smallestUser] as const,
  ['the largest user', userSchema, largestUser] as const,
  ['the smallest notification', notificationSchema, smallestNotification] as const,
  ['the largest notification', notificationSchema, largestNotification] as const,
  ['what a former member wrote', wholeKinds.article.schema, { ...smallest.article, ...formerMember }] as const,
  ['the largest profile', profileSchema, toProfile('author', shownUser)] as const,
];

test.each(documents)('%s is valid and unchanged after it is stored and read', (_, schema, document) => {
  expect(v.parse(schema, fromStored(toStored(document)))).toEqual(document);
});

test('a profile is stored with its sort key and read without the key', () => {
  const stored = fromStored(toStored(toProfile('author', largestUser)));
  expect(stored).toHaveProperty('nameKey', nameKey);
  expect(v.parse(profileSchema, stored)).not.toHaveProperty('nameKey');
});

test('documents are stored in snake_case at every depth, and dates stay dates', () => {
  const stored = toStored(largest.event);
  expect(stored).toMatchObject({ starts_at: largest.event.startsAt, author_uid: 'author', venue: { country: 'ZA' } });
  expect(toStored(smallestUser)).toMatchObject({ notification_prefs: { account: { in_app: true } } });
});

test('a profile contains no private fields', () => {
  const profile = Object.keys(toProfile('author', { ...largestUser, formerUsername: 'older-name' }));
  for (const key of ['formerUsername', 'interests', 'notificationPrefs', 'username', 'email'])
    expect(profile).not.toContain(key);
});

test.each([
  ['a title that is too short', { title: 'x'.repeat(limits.title.min - 1) }, 'too-short'],
  ['a repeated tag', { tags: ['a', 'a'] }, 'twice'],
  ['a draft with a time of publication', { status: 'draft' }, 'not-allowed'],
  ['a script as a URL', { canonicalUrl: 'javascript:alert(1)' }, 'malformed'],
  ['a missing theme', { themes: [] }, 'too-few'],
])('%s is rejected with an error code', (_, change, code) => {
  const result = v.safeParse(wholeKinds.article.schema, { ...smallest.article, ...change });
  expect(result.issues?.map(({ message }) => message)).toEqual([code]);
});

test.each([
  ['a title of two lines', { title: 'a\nb' }, 'malformed'],
  ['a path as the item id', { itemId: '../users/a' }, 'malformed'],
  ['an unknown event', { event: 'liked' }, 'choice'],
])('a notification with %s is rejected with an error code', (_, change, code) => {
  const result = v.safeParse(notificationSchema, { ...smallestNotification, ...change });
  expect(result.issues?.map(({ message }) => message)).toEqual([code]);
});

test.each([
  ['\u200B\u200B', 'invisible'],
  ['\u3164\u3164', 'invisible'],
  ['Former member', 'reserved'],
  ['\u200BFORMER \u00A0member.', 'reserved'],
])('a member with the name %j is rejected with the error code %s', (name, code) => {
  const result = v.safeParse(userSchema, { ...smallestUser, name });
  expect(result.issues?.map(({ message }) => message)).toEqual([code]);
});

test.each(['Zola Member', 'Formers Members', 'Informer Member', 'علي', '??'])(
  'a member may have the name %s',
  (name) => {
    expect(v.is(userSchema, { ...smallestUser, name })).toBe(true);
  },
);

test('an event must end after its start', () => {
  const event = { ...smallest.event, endsAt: new Date(smallest.event.startsAt.getTime() - 1) };
  expect(v.safeParse(wholeKinds.event.schema, event).success).toBe(false);
});

test.each([
  { deadlineKind: 'fixed' },
  { deadlineKind: 'rolling', timezone: 'UTC' },
  { amountMin: 1 },
  { amountMin: 2, amountMax: 1, currency: 'ZAR' },
])('an opportunity must not contradict itself: %j', (change) => {
  expect(v.safeParse(wholeKinds.opportunity.schema, { ...smallest.opportunity, ...change }).success).toBe(false);
});

test.each([...reservedUsernames, 'A', 'a', 'Abc', 'a_b', '-ab', 'ab-', 'a--b', 'é-x', 'x'.repeat(31), 'a/b', ''])(
  '%j is not a valid username',
  (name) => {
    expect(v.safeParse(usernameSchema, name).success).toBe(false);
  },
);
