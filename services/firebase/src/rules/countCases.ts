import { limits } from '@adp/shared-data/content';
import { type Caller, commit, get, gone, member, put, type RuleCase } from './ruleCase';
import { drafting, fresh, item, members, publishing, toPath, writtenKinds } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const path = toPath('article');
const counter = 'item_counts/amina';
const { max } = limits.itemsPerDay;
const hour = 3_600_000;
// All cases share one time. Equal documents of consecutive cases are then stored only once.
const now = Date.now();

/** Returns the stored count of a day that started `ago` milliseconds ago. */
const stored = (count: number, ago = hour, name = 'articles/before') => ({
  [counter]: { item: name, count, began_at: new Date(now - ago) },
});
const first = (name = path) => put(counter, { item: name, count: 1 }, { times: ['began_at'] });
const next = (count: number, name = path) =>
  put(counter, { item: name, count }, { mask: ['item', 'count'], exists: true });
const create = (id = 'one', kind: 'article' | 'event' = 'article') =>
  put(toPath(kind, id), fresh(kind), { times: publishing, exists: false });

const of =
  (expected: 'allow' | 'deny') =>
  (name: string, writes: readonly object[] | RuleCase['request'], before: object = {}, caller: Caller = amina) => ({
    name: `count: ${name}`,
    caller,
    before: { ...members, ...before },
    request: 'call' in writes ? writes : commit(...writes),
    expected,
  });
const allow = of('allow');
const deny = of('deny');

/** Returns the tombstone of the item at `at`. Without a reason, the author rather than a reviewer removed the item. */
const removed = (at: string, fields: object = { reason: 'It advertises a shop.' }) => ({
  [`tombstones/${at.replace('/', '/items/')}`]: { removed_at: new Date(0), ...fields },
});
const trusted = member('amina', { role: 'trusted', programmes: ['apet'] });

/** Test cases for creating an item with the id of a removed and deleted item. */
const atRemoved: readonly RuleCase[] = [
  ...[...writtenKinds, 'knowledgeProduct' as const].flatMap((kind) => {
    const at = toPath(kind);
    const create = (times: readonly string[], fields: object) =>
      put(at, fresh(kind, { programme: 'apet', ...fields }), { times, exists: false });
    const published = create(publishing, {});
    return [
      deny(`${kind}: published where one was removed`, [first(at), published], removed(at), trusted),
      deny(
        `${kind}: drafted where one was removed`,
        [first(at), create(drafting, { status: 'draft' })],
        removed(at),
        trusted,
      ),
      deny(`${kind}: where the author took one back`, [first(at), published], removed(at, {}), trusted),
      allow(`${kind}: beside one that was removed`, [first(at), published], removed(toPath(kind, 'two')), trusted),
    ];
  }),
  deny('another of the day where one was removed', [next(2), create()], { ...stored(1), ...removed(path) }),
  deny(
    'with the tombstone taken away',
    [gone(`tombstones/articles/items/one`), first(), create()],
    removed(path, {}),
    trusted,
  ),
  deny(
    'with another tombstone',
    [put(`tombstones/articles/items/one`, {}, { times: ['removed_at'] }), first(), create()],
    removed(path, {}),
    trusted,
  ),
  deny('counted before it was removed', [create()], { ...stored(1, hour, path), ...removed(path) }),
  allow('of a kind whose other item of this name was removed', [first(), create()], removed('events/one')),
];

/** Test cases for the daily limit of new items, with attempts to bypass the limit. */
export const countCases: readonly RuleCase[] = [
  ...atRemoved,
  allow('the first item ever', [first(), create()]),
  allow('the next one', [next(2), create()], stored(1)),
  allow('the last one of a day', [next(max), create()], stored(max - 1)),
  allow('the first one of another day', [first(), create()], stored(max, 24 * hour + 60_000)),
  allow('one more after a day that had few', [next(3), create()], stored(2, 40 * hour)),
  allow("a member's own count, read", get(counter), stored(1)),
  allow('a count that is not there yet read', get(counter)),
  deny('an item that nobody counted', [create()]),
  deny('an item that nobody counted, after others', [create()], stored(1)),
  deny('one more than a day has', [next(max + 1), create()], stored(max)),
  deny('a day begun again too early', [first(), create()], stored(max, 23 * hour)),
  deny('two items for one count', [next(2), create(), create('two')], stored(1)),
  deny('two kinds for one count', [next(2), create(), create('one', 'event')], stored(1)),
  deny('the count of another item', [next(2, 'articles/other'), create()], stored(1)),
  deny('a count that stays', [next(1), create()], stored(1)),
  deny('a count that goes back', [next(0), create()], stored(max)),
  deny('a count that begins below', [put(counter, { item: path, count: -100 }, { times: ['began_at'] }), create()]),
  deny('a day that begins in the past', [
    put(counter, { item: path, count: 1, began_at: new Date(now - 47 * hour) }),
    create(),
  ]),
  deny(
    'the beginning of the day moved',
    [put(counter, { item: path, count: 2, began_at: new Date(0) }, { mask: ['item', 'count', 'began_at'] }), create()],
    stored(1),
  ),
  deny('a field of its own', [put(counter, { item: path, count: 1, note: 'x' }, { times: ['began_at'] }), create()]),
  deny('the count deleted', [gone(counter)], stored(max)),
  deny(
    'the count deleted with the member',
    [gone(counter), gone('users/amina'), gone('usernames/amina'), gone('profiles/amina')],
    stored(max),
  ),
  deny('the item counted last made again', [create()], stored(1, hour, path)),
  deny('the item counted last made again when the day is full', [create()], stored(max, hour, path)),
  deny('the item counted last, by a count that stays', [next(1), create()], stored(1, hour, path)),
  allow('the item counted last made again and counted', [next(2), create()], stored(1, hour, path)),
  allow('the item counted last made again on another day', [first(), create()], stored(1, 25 * hour, path)),
  deny("another's count written", [first()], {}, kofi),
  deny("another's count read", get(counter), stored(1), kofi),
  deny('an item on the count of another', [first(), { ...create() }], { [path]: item('article') }, kofi),
];
