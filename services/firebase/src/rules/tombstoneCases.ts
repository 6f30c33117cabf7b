import { anonymous, commit, get, gone, list, markChange, member, put, type RuleCase } from './ruleCase';
import { item, largestItem, members, toCases, toPath, writtenKinds } from './sampleDocuments';

const amina = member('amina');
const kofi = member('kofi');
const { allow, deny } = toCases('tombstone: ');
const toTombstone = (path: string) => `tombstones/${path.replace('/', '/items/')}`;
const removed = (path: string, fields: object = {}, times: readonly string[] = ['removed_at']) =>
  put(toTombstone(path), fields, { times });
const change = (path: string, fields: object, times: readonly string[] = ['updated_at']) =>
  put(path, { revision: 2, ...fields }, { mask: ['revision', ...Object.keys(fields)], times, exists: true });
const archive = (path: string) => change(path, { status: 'archived' });
const show = (path: string) => change(path, { status: 'published' });

/** Returns a commit as the site sends it, with the change token of the collection. */
const marked = (path: string, ...writes: readonly object[]) =>
  commit(markChange(path.slice(0, path.indexOf('/'))), ...writes);

function casesFor(kind: (typeof writtenKinds)[number]): RuleCase[] {
  const path = toPath(kind);
  const [published, archived] = ['published', 'archived'].map((status) => ({
    ...members,
    [path]: item(kind, { status }),
    ...(status === 'archived' && { [toTombstone(path)]: { removed_at: new Date(0) } }),
  }));
  const many = Array.from({ length: 9 }, (_, index) => toPath(kind, `large-${index}`));
  return [
    allow(`${kind}: with what makes it private`, amina, marked(path, removed(path), archive(path)), published),
    allow(`${kind}: with its deletion`, amina, marked(path, removed(path), gone(path)), published),
    allow(`${kind}: again, where an older one was left`, amina, marked(path, removed(path), archive(path)), {
      ...published,
      [toTombstone(path)]: { removed_at: new Date(0) },
    }),
    allow(
      `${kind}: deleted with what shows it again`,
      amina,
      marked(path, gone(toTombstone(path)), show(path)),
      archived,
    ),
    allow(`${kind}: the largest is made private`, amina, marked(path, removed(path), archive(path)), {
      ...members,
      [path]: largestItem(kind),
    }),
    allow(`${kind}: the largest is shown again`, amina, marked(path, gone(toTombstone(path)), show(path)), {
      ...archived,
      [path]: { ...largestItem(kind), status: 'archived' },
    }),
    allow(
      `${kind}: nine of the largest are deleted at once`,
      amina,
      marked(path, ...many.flatMap((path) => [removed(path), gone(path)])),
      { ...members, ...Object.fromEntries(many.map((path) => [path, largestItem(kind)])) },
    ),
    deny(`${kind}: of what stays public`, amina, marked(path, removed(path)), published),
    deny(`${kind}: of what is changed and stays public`, amina, marked(path, removed(path), show(path)), published),
    deny(`${kind}: of what is private already`, amina, marked(path, removed(path), gone(path)), archived),
    deny(`${kind}: of a draft`, amina, marked(path, removed(path), gone(path)), {
      ...members,
      [path]: item(kind, { status: 'draft', published_at: undefined }),
    }),
    deny(`${kind}: of what never was`, amina, marked(path, removed(path))),
    deny(`${kind}: of another's item`, kofi, marked(path, removed(path)), published),
    deny(`${kind}: of another's item with its deletion`, kofi, marked(path, removed(path), gone(path)), published),
    deny(`${kind}: by nobody`, 'nobody', commit(removed(path)), published),
    deny(`${kind}: deleted while the item is private`, amina, marked(path, gone(toTombstone(path))), archived),
    deny(`${kind}: of another's item, deleted`, kofi, marked(path, gone(toTombstone(path))), archived),
  ];
}

const path = toPath('article');
const published = { ...members, [path]: item('article') };
const stored = { ...members, [toTombstone(path)]: { removed_at: new Date(0) } };

/** Test cases for tombstones that authors write. The rules allow them only together with a removal. */
export const tombstoneCases: readonly RuleCase[] = [
  ...writtenKinds.flatMap(casesFor),
  allow('read by a visitor', 'nobody', get(toTombstone(path)), stored),
  allow('none there, read by a visitor', 'nobody', get(toTombstone(path))),
  deny('listed', amina, list('items', {}, 10), stored),
  deny('with a time of its own', amina, commit(removed(path, { removed_at: new Date(0) }, []), gone(path)), published),
  deny('without a time', amina, commit(removed(path, {}, []), gone(path)), published),
  deny('with words of its own', amina, commit(removed(path, { reason: 'None' }), gone(path)), published),
  deny("by an anonymous session of the author's uid", anonymous('amina'), commit(removed(path), gone(path)), published),
  deny('of a profile', amina, commit(removed('profiles/amina')), members),
  deny('deleted where the item is gone', amina, commit(gone(toTombstone(path))), stored),
];
