import { collections, limits } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { formerMember } from '@adp/shared-data/member';
import { commit, get, gone, list, markChange, member, put, type RuleCase, withCount } from './ruleCase';
import { administrator, amina, approved, having, kofi, path, reviewer, settings } from './reviewDocuments';
import {
  fresh,
  largestCover,
  largestItem,
  members,
  publishing,
  toCases,
  toPath,
  toTitle,
  writtenKinds,
} from './sampleDocuments';

const { allow, deny } = toCases('review: ');
const toMember = (programmes: readonly string[] | string) =>
  member('amina', {
    programmes,
    email_verified: false,
    firebase: { sign_in_provider: 'twitter.com', identities: {} },
  });
/** Members for whom checking the right to publish needs the most expressions, with their programmes in the claim or in a document. */
const byService = { 'a claim': toMember(['cjed']), 'a document': toMember('set') };
const programmeSet = { 'programme_sets/set': { programmes: ['cjed'] } };
const countedBefore = { 'item_counts/amina': { item: 'articles/before', count: 2, began_at: new Date(0) } };
const longestTitle = 'é'.repeat(limits.title.max);
const tomorrow = new Date(Date.now() + 24 * 3_600_000);

const setting = (fields: object = {}) =>
  commit(put('settings/publishing', { approvals: 2, changed_by: 'kofi', ...fields }, { times: ['changed_at'] }));
const publish = (caller = amina) =>
  withCount(caller, commit(put(path, fresh('article'), { times: publishing, exists: false })));
const schedule = (at: Date = tomorrow, uid = 'amina') =>
  put('schedules/articles/items/one', { author_uid: uid, publish_at: at });

const largestCases = Object.entries(byService).flatMap(([where, caller]) =>
  writtenKinds.flatMap((kind) => {
    const first = Object.entries(largestItem(kind))
      .filter(([name]) => !publishing.includes(name))
      .map(([name, value]) => [name, name === 'revision' ? 1 : value]);
    const draft = { ...largestItem(kind), status: 'draft', published_at: undefined, author_name: 'Amina before' };
    const changes = {
      cover: largestCover,
      author_name: 'Amina',
      ...toTitle(kind, longestTitle),
      revision: 2,
      status: 'published',
    };
    const before = { ...members, ...settings, ...approved(2), ...programmeSet };
    return [
      allow(
        `${kind}: the largest by a member of enough approved items, with programmes in ${where}`,
        caller,
        withCount(caller, commit(put(toPath(kind), Object.fromEntries(first), { times: publishing, exists: false }))),
        { ...before, ...countedBefore },
      ),
      // This change needs the most expressions: new byline, new cover, and a publication that earlier approvals allow.
      allow(
        `${kind}: the largest draft published with a new byline, cover and title, with programmes in ${where}`,
        caller,
        commit(
          markChange(collections[kind]),
          put(toPath(kind), changes, {
            mask: Object.keys(changes),
            times: ['updated_at', 'published_at'],
            exists: true,
          }),
        ),
        { ...before, [toPath(kind)]: { ...draft, cover: { ...largestCover, alt: 'Before' } } },
      ),
    ];
  }),
);

/** Test cases for publishing without review, for reading waiting items, and for the publishing settings. */
export const reviewCases: readonly RuleCase[] = [
  allow('a member of as many approved items as the settings say', amina, publish(), {
    ...members,
    ...settings,
    ...approved(2),
  }),
  deny('a member of one less', amina, publish(), { ...members, ...settings, ...approved(1) }),
  deny('a member of none', amina, publish(), { ...members, ...settings }),
  ...largestCases,
  ...(['draft', 'in_review', 'scheduled', 'returned', 'archived', 'removed'] as const).flatMap((status) => {
    const may = status === 'draft' ? deny : allow;
    return [
      may(`${status}: read by a reviewer`, reviewer, get(path), having(status)),
      may(`${status}: listed by a reviewer`, reviewer, list('articles', { status }, 50), having(status)),
      deny(`${status}: read by another member`, kofi, get(path), having(status)),
      deny(`${status}: read by an editor`, member('kofi', { programmes: ['apet'] }), get(path), having(status)),
      deny(`${status}: listed by another member`, kofi, list('articles', { status }, 50), having(status)),
      allow(`${status}: read by its author`, amina, get(path), having(status)),
    ];
  }),
  ...(['in_review', 'returned', 'removed', 'published'] as const).map((status) =>
    allow(
      `${status}: the author's new name`,
      amina,
      commit(
        put(path, { revision: 2, author_name: 'Amina' }, { mask: ['revision', 'author_name'], times: ['updated_at'] }),
      ),
      having(status, { [path]: { ...having(status)[path], author_name: 'Amina before' } }),
    ),
  ),
  deny(
    "removed: left under nobody's name",
    amina,
    commit(
      put(
        path,
        { ...toStored(formerMember), revision: 2 },
        { mask: [...Object.keys(toStored(formerMember)), 'revision'], times: ['updated_at'] },
      ),
    ),
    having('removed'),
  ),
  allow('settings: read by a visitor', 'nobody', get('settings/publishing'), settings),
  // No client may write settings. Only the server's action does so, with a reason and an audit entry.
  ...([administrator, reviewer, kofi] as const).flatMap((caller) => {
    const name = caller === kofi ? 'a member' : caller === reviewer ? 'a reviewer' : 'an administrator';
    return [
      deny(`settings: written by ${name}`, caller, setting()),
      deny(`settings: changed by ${name}`, caller, setting({ approvals: 5 }), settings),
      deny(`settings: deleted by ${name}`, caller, commit(gone('settings/publishing')), settings),
    ];
  }),
  deny('settings: another document', administrator, commit(put('settings/other', { a: 1 }))),
  allow('schedule: of a scheduled item', amina, commit(schedule()), having('scheduled')),
  allow('schedule: deleted', amina, commit(gone('schedules/articles/items/one')), {
    ...having('draft'),
    'schedules/articles/items/one': { author_uid: 'amina', publish_at: tomorrow },
  }),
  deny('schedule: of a draft', amina, commit(schedule()), having('draft')),
  deny('schedule: of the past', amina, commit(schedule(new Date(0))), having('scheduled')),
  deny("schedule: of another's item", kofi, commit(schedule(tomorrow, 'kofi')), having('scheduled')),
];
