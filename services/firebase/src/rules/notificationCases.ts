import { toStored } from '@adp/shared-data/fields';
import { smallestNotification } from '@adp/shared-data/testing';
import { anonymous, commit, count, get, gone, list, member, put, type RuleCase, unverified } from './ruleCase';
import { members, toCases } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const admin = member('kofi', { admin: true });
const path = 'notifications/one';
const stored = toStored({ ...smallestNotification, uid: 'amina' });
const { created_at: createdAt, ...fresh } = stored;
const yesterday = new Date(Date.now() - 86_400_000);

const { allow, deny } = toCases('notification: ');

const there = { ...members, [path]: stored };
const create = (changes: object = {}) =>
  commit(put(path, { ...fresh, ...changes }, { times: ['created_at'], exists: false }));
const change = (changes: object) => commit(put(path, changes, { mask: Object.keys(changes), exists: true }));
const item = { topic: 'content', event: 'published', item_kind: 'article', item_id: 'one', title: 'A title' };
const mine = { uid: 'amina' };
const ids = Array.from({ length: 50 }, (_, index) => `notifications/n${index}`);

/** Test cases for notifications. Only their recipient may read or write them, and may change only the read state. */
export const notificationCases: readonly RuleCase[] = [
  allow('a member tells what happened to the account', amina, create()),
  allow('an unverified member does, too', unverified('amina'), create()),
  allow('a member tells what happened to an item', amina, create(item)),
  allow('its member reads it', amina, get(path), there),
  allow('its member lists them', amina, list('notifications', mine, 50), there),
  allow('its member lists those that are not read', amina, list('notifications', { ...mine, read: false }, 13), there),
  allow('its member lists those of a topic', amina, list('notifications', { ...mine, topic: 'content' }, 13), there),
  allow('its member counts them', amina, count('notifications', mine, 50), there),
  allow('its member marks it as read', amina, change({ read: true }), there),
  allow('its member marks it as unread', amina, change({ read: false }), {
    ...there,
    [path]: { ...stored, read: true },
  }),
  allow(
    'its member marks 25 of them at once',
    amina,
    commit(...ids.slice(0, 25).map((path) => put(path, { read: true }, { mask: ['read'], exists: true }))),
    { ...members, ...Object.fromEntries(ids.map((path) => [path, stored])) },
  ),
  allow('its member deletes it', amina, commit(gone(path)), there),
  allow('its member deletes twenty at once', amina, commit(...ids.slice(0, 20).map(gone)), {
    ...members,
    ...Object.fromEntries(ids.map((path) => [path, stored])),
  }),

  deny("another's, read", kofi, get(path), there),
  deny("another's, read with claims", admin, get(path), there),
  deny("another's, read by nobody", 'nobody', get(path), there),
  deny("another's, read beside one's own", kofi, get('users/kofi', path), there),
  deny('one that is not there', amina, get('notifications/none')),
  deny('read by an anonymous visitor of its uid', anonymous('amina'), get(path), there),
  deny("another's, listed", kofi, list('notifications', mine, 10), there),
  deny("another's, listed with claims", admin, list('notifications', mine, 10), there),
  deny("another's, listed by nobody", 'nobody', list('notifications', mine, 10), there),
  deny('listed by an anonymous visitor of their uid', anonymous('amina'), list('notifications', mine, 10), there),
  deny("another's, counted", kofi, count('notifications', mine, 10), there),
  deny('all, listed', amina, list('notifications', {}, 10), there),
  deny('all that are not read, listed', amina, list('notifications', { read: false }, 10), there),
  deny('all, counted', amina, count('notifications', {}, 10), there),
  deny('listed without a limit', amina, list('notifications', mine), there),
  deny('51 at once', amina, list('notifications', mine, 51), there),
  deny('counted without a limit', amina, count('notifications', mine), there),

  deny("for another's uid", kofi, create()),
  deny("for another's uid, with claims", admin, create()),
  deny('by nobody', 'nobody', create()),
  deny('by an anonymous visitor', anonymous('amina'), create()),
  deny('for nobody', amina, commit(put(path, withoutUid(), { times: ['created_at'], exists: false }))),
  deny('back-dated', amina, commit(put(path, { ...fresh, created_at: yesterday }, { exists: false }))),
  deny('without a time', amina, commit(put(path, fresh, { exists: false }))),
  deny('read from the start', amina, create({ read: true })),
  deny('with a key of its own', amina, create({ link: 'https://example.org/' })),
  deny('with null for the item', amina, create({ item_id: null })),
  deny('with a title of 151', amina, create({ title: 'x'.repeat(151) })),
  deny('with a title of two lines', amina, create({ title: 'a\nb' })),
  deny('with a map for a title', amina, create({ title: { en: 'A title' } })),
  // Only functions may write these events. Otherwise members could forge decisions of reviewers.
  ...[
    ...['approved', 'returned', 'removed', 'restored', 'report_upheld', 'report_dismissed'],
    ...['appeal_accepted', 'appeal_refused', 'role_changed', 'scheduled_published'],
  ].map((event) => deny(`that functions write: ${event}`, amina, create({ ...item, event }))),
  deny('with a reason', amina, create({ ...item, reason: 'It is so.' })),
  allow('one that a function has written, marked as read', amina, change({ read: true }), {
    ...members,
    [path]: { ...stored, ...item, event: 'removed', reason: 'It is so.' },
  }),
  deny('of an event that nobody knows', amina, create({ event: 'hacked' })),
  deny('of a topic that nobody knows', amina, create({ topic: 'advertising' })),
  deny('of two topics', amina, create({ topic: ['account', 'content'] })),
  deny('of an item of a kind that nobody knows', amina, create({ item_kind: 'user' })),
  deny('of an item by a path', amina, create({ item_id: '../users/kofi' })),
  deny(
    'in the place of one that is there',
    amina,
    commit(put(path, { ...fresh, ...item }, { times: ['created_at'] })),
    there,
  ),

  deny("another's, marked", kofi, change({ read: true }), there),
  deny("another's, marked with claims", admin, change({ read: true }), there),
  deny('marked by nobody', 'nobody', change({ read: true }), there),
  deny('marked by an anonymous visitor of its uid', anonymous('amina'), change({ read: true }), there),
  deny('one that is not there, marked', amina, change({ read: true })),
  deny('given to another', amina, change({ uid: 'kofi' }), there),
  deny('taken from another', kofi, change({ uid: 'kofi' }), there),
  deny('another title later', amina, change({ read: true, title: 'Another title' }), there),
  deny('another event later', amina, change({ event: 'renamed' }), there),
  deny('another time later', amina, change({ read: true, created_at: yesterday }), there),
  deny('a key of its own later', amina, change({ read: true, link: 'https://example.org/' }), there),
  deny('a key taken away', amina, commit(put(path, { read: true }, { mask: ['read', 'topic'], exists: true })), there),
  deny('marked with a text', amina, change({ read: 'yes' }), there),
  deny('marked with nothing', amina, commit(put(path, {}, { mask: ['read'], exists: true })), there),

  deny("another's, deleted", kofi, commit(gone(path)), there),
  deny("another's, deleted with claims", admin, commit(gone(path)), there),
  deny('deleted by nobody', 'nobody', commit(gone(path)), there),
  deny('deleted by an anonymous visitor of its uid', anonymous('amina'), commit(gone(path)), there),
  deny('in a collection below', amina, commit(put(`${path}/more/one`, fresh, { times: ['created_at'] })), there),
];

function withoutUid() {
  const { uid, ...rest } = fresh;
  return rest;
}
