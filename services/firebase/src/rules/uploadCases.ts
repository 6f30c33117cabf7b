import { limits } from '@adp/shared-data/content';
import { type Caller, anonymous, commit, get, gone, list, member, put, root, type RuleCase } from './ruleCase';
import { members } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const counter = 'upload_counts/amina';
const { max } = limits.uploadsPerDay;
const hour = 3_600_000;
// All cases share one time. Equal documents of consecutive cases are then stored only once.
const now = Date.now();
const object = 'images/amina/new.webp';
const many = (count: number) => Array.from({ length: count }, (_, index) => `images/amina/${index}.webp`);

/** Returns the stored list of `count` uploads of a day that started `ago` milliseconds ago. */
const stored = (count: number, ago = hour) => ({
  [counter]: { objects: many(count), began_at: new Date(now - ago) },
});
const first = (objects: readonly unknown[] = [object], more: object = {}) =>
  put(counter, { objects, ...more }, { times: ['began_at'] });
const replaced = (objects: unknown, mask: readonly string[] = ['objects']) =>
  put(counter, { objects, began_at: new Date(0) }, { mask, exists: true });

/** Returns the write with which the site appends names to the list, unless the list already contains them. */
function added(...names: readonly string[]) {
  const appendMissingElements = { values: names.map((stringValue) => ({ stringValue })) };
  return {
    update: { name: `${root}/${counter}`, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'objects', appendMissingElements }],
    currentDocument: { exists: true },
  };
}

const of =
  (expected: 'allow' | 'deny') =>
  (name: string, request: object | RuleCase['request'], before: object = {}, caller: Caller = amina): RuleCase => ({
    name: `uploads: ${name}`,
    caller,
    before: { ...members, ...before },
    request: 'call' in request ? request : commit(request),
    expected,
  });
const allow = of('allow');
const deny = of('deny');

/** Test cases for the daily limit of uploads, with attempts to bypass the limit. */
export const uploadCases: readonly RuleCase[] = [
  allow('the first one ever', first()),
  allow('a picture of the profile', first(['pictures/amina/new.jpg'])),
  allow('a file of a knowledge product', first([`files/amina/${'a'.repeat(64)}.pdf`])),
  allow('the next one', added(object), stored(1)),
  allow('the last one of a day', added(object), stored(max - 1)),
  allow('the first one of another day', first(), stored(max, 24 * hour + 60_000)),
  allow('one more after a day that had few', added(object), stored(2, 40 * hour)),
  allow("a member's own count, read", get(counter), stored(1)),
  allow('a count that is not there yet read', get(counter)),
  deny('one more than a day has', added(object), stored(max)),
  deny('a day begun again too early', first(), stored(max, 23 * hour)),
  deny('a day that begins with two', first([object, 'images/amina/two.webp'])),
  deny('a day that begins with none', first([])),
  deny('two at once', added(object, 'images/amina/two.webp'), stored(1)),
  deny('one in place of another', replaced([object]), stored(1)),
  deny('one of the list given up', replaced(['images/amina/0.webp', object]), stored(2)),
  deny('one that is there already, twice', replaced([...many(1), ...many(1)]), stored(1)),
  deny('the list emptied', replaced([]), stored(max)),
  deny('a text for a list', replaced('images/amina/0.webp'), stored(1)),
  deny('the beginning of the day moved', replaced([...many(1), object], ['objects', 'began_at']), stored(1)),
  deny('a day that begins in the past', put(counter, { objects: [object], began_at: new Date(0) })),
  deny('a field of its own', first([object], { note: 'x' })),
  ...[
    'a',
    7,
    'other/amina/a.webp',
    'images/amina/a.exe',
    'images/a/b/c.webp',
    `files/amina/${'a'.repeat(64)}.exe`,
    'files/amina/a.pdf',
    `images/amina/${'x'.repeat(129)}.webp`,
  ].flatMap((name) => [
    deny(`the name ${String(name).slice(0, 20)}`, first([name])),
    deny(`the name ${String(name).slice(0, 20)} added`, replaced([...many(1), name]), stored(1)),
  ]),
  deny('the count deleted', gone(counter), stored(max)),
  deny(
    'the count deleted with the member',
    commit(gone(counter), gone('users/amina'), gone('usernames/amina'), gone('profiles/amina')),
    stored(max),
  ),
  deny("another's count written", first(), {}, kofi),
  deny("another's count read", get(counter), stored(1), kofi),
  deny('a count by an anonymous visitor of that uid', first(), {}, anonymous('amina')),
  deny('the counts listed', list('upload_counts', {}, 10), stored(1)),
];
