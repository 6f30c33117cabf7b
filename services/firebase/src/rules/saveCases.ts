import { contentCollections } from '@adp/shared-data/content';
import { MAX_CLOCK_LEAD, reminderDays, SAVES_PER_COMMIT, toSaveId } from '@adp/shared-data/alerts';
import { toStored } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { aminasSave, change, publicItem, write } from './privateDocumentCases';
import { commit, get, gone, list, member, put, type RuleCase } from './ruleCase';
import { members, toCases } from './sampleDocuments';

const { allow, deny } = toCases('save: ');
const amina = member('amina');
const before = { ...members, ...publicItem };
const { path, stored } = aminasSave;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const minute = 60_000;
/** A time in the future, also at the end of a comparison with the official emulator. */
const future = fromNow(64 * minute);

/** Returns Amina's save of the item at a path. */
const of = (item: string) => ({
  ...aminasSave,
  path: `saves/${toSaveId('amina', item).replaceAll('/', '_')}`,
  stored: { ...stored, item },
});
const create = (changes: object = {}, item = 'opportunities/one') => commit(write(of(item), changes));
const update = (changes: object) => commit(change(aminasSave, changes));

const pressed = new Date('2026-11-01T08:00:00Z');
const lastReminder = { days: 7, date: pressed, sent_at: pressed };
const there = { ...before, [path]: { ...stored, changed_at: pressed } };
const reminded = { ...there, [path]: { ...stored, changed_at: pressed, last_reminder: lastReminder } };
const withStatus = (status: string) => ({
  ...members,
  'opportunities/one': { ...publicItem['opportunities/one'], status },
});
const many = Object.fromEntries(
  Array.from({ length: SAVES_PER_COMMIT }, (_, index) => [`events/e${index}`, toStored({ ...smallest.event })]),
);
const later = { changed_at: fromNow(MAX_CLOCK_LEAD - minute) };

/** Test cases for the fields of saves. The cases of `privateDocumentCases` prove who may write them. */
export const saveCases: readonly RuleCase[] = [
  ...contentCollections.map((collection) =>
    allow(`of ${collection}`, amina, create({}, `${collection}/x`), {
      ...members,
      [`${collection}/x`]: publicItem['opportunities/one'],
    }),
  ),
  allow('with all reminders', amina, create({ reminders: [...reminderDays] }), before),
  allow(`${SAVES_PER_COMMIT} at once`, amina, commit(...Object.keys(many).map((item) => write(of(item), later))), {
    ...members,
    ...many,
  }),
  allow('its absence, read by its member', amina, get(path), before),
  deny('its absence under an id that is no save', amina, get('saves/amina'), before),
  allow('removed', amina, update({ saved: false, ...later }), there),
  allow('removed again at the same time', amina, update({ saved: false, changed_at: pressed }), there),
  allow('saved again', amina, update({ saved: true, ...later }), there),
  allow('reminders switched off', amina, update({ reminders: [], ...later }), reminded),
  allow('removed while the item is no longer public', amina, update({ saved: false, ...later }), {
    ...withStatus('archived'),
    [path]: stored,
  }),
  allow('removed after the item was deleted', amina, update({ saved: false, ...later }), {
    ...members,
    [path]: stored,
  }),
  allow('deleted with the last reminder', amina, commit(gone(path)), reminded),
  allow(
    'pressed on a device whose clock is ahead',
    amina,
    create({ changed_at: fromNow(MAX_CLOCK_LEAD - minute) }),
    before,
  ),

  deny('pressed in the future', amina, create({ changed_at: future }), before),
  deny('pressed in ten years', amina, create({ changed_at: new Date('2099-01-01') }), before),
  deny('pressed in the future, later', amina, update({ changed_at: future }), there),
  deny('an earlier press over a later one', amina, update({ changed_at: new Date(+pressed - 1) }), there),
  deny('a press with a text for the time', amina, update({ changed_at: '2026-11-02T08:00:00Z' }), there),
  deny('an item that does not exist', amina, create(), members),
  ...['draft', 'in_review', 'scheduled', 'returned', 'archived', 'removed'].map((status) =>
    deny(`an item that is ${status}`, amina, create(), withStatus(status)),
  ),
  deny('a member', amina, create({}, 'users/kofi'), before),
  deny('a profile', amina, create({}, 'profiles/kofi'), before),
  deny('a document below an item', amina, create({}, 'reviews/opportunities/items/one'), before),
  ...['opportunities', 'opportunities/', '/one', 'opportunities/one/', 'opportunities/../one', 'opportunities/a b'].map(
    (item) => deny(`the path ${item}`, amina, create({}, item), before),
  ),
  deny('an item other than in the id', amina, create({ item: 'opportunities/two' }), {
    ...before,
    'opportunities/two': publicItem['opportunities/one'],
  }),
  deny('another item later', amina, update({ item: 'opportunities/two', ...later }), there),
  deny('a list for the item', amina, create({ item: ['opportunities/one'] }), before),
  ...[[14, 14], [3], [14, 7, 1, 0], ['7'], '7', null, { 0: 7 }, [7.5], [true]].map((reminders) =>
    deny(`the reminders ${JSON.stringify(reminders)}`, amina, create({ reminders }), before),
  ),
  deny('with a last reminder', amina, create({ last_reminder: lastReminder }), before),
  deny('with null for the last reminder', amina, create({ last_reminder: null }), before),
  deny('a last reminder later', amina, update({ last_reminder: lastReminder, ...later }), there),
  deny(
    'another last reminder later',
    amina,
    update({ last_reminder: { ...lastReminder, days: 1 }, ...later }),
    reminded,
  ),
  deny('another date in the last reminder', amina, update({ 'last_reminder.date': new Date(0), ...later }), reminded),
  deny(
    'the last reminder taken away',
    amina,
    commit(put(path, later, { mask: ['last_reminder', 'changed_at'], exists: true })),
    reminded,
  ),
  deny(
    'replaced without the last reminder',
    amina,
    commit(put(path, { ...stored, ...later }, { exists: true })),
    reminded,
  ),
  deny('those of an item, listed', amina, list('saves', { item: 'opportunities/one' }, 10), there),
  deny(
    'those of an item and another member',
    amina,
    list('saves', { item: 'opportunities/one', uid: 'kofi' }, 10),
    there,
  ),
  allow('own saves of an item', amina, list('saves', { item: 'opportunities/one', uid: 'amina' }, 10), there),
];
