import { type ContentKind, collections } from '@adp/shared-data/content';
import { getSortKey, toStored } from '@adp/shared-data/fields';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import { largest, smallest, smallestUser } from '@adp/shared-data/testing';
import { type Caller, gone, longestToken, put, type RuleCase, toPictureUrl } from './ruleCase';

/** User document of Amina. In attacks, Kofi is the attacker and Amina the victim. */
export const aminasUser: User = { ...smallestUser, name: 'Amina', username: 'amina' };
export const kofisUser: User = { ...smallestUser, name: 'Kofi', username: 'kofi' };

/** Returns all documents of a member (user, profile and username) in stored form, by path. */
export function memberDocuments(uid: string, user: User): Record<string, object> {
  return Object.fromEntries(
    Object.entries(toMemberDocuments(uid, user)).map(([path, document]) => [path, toStored({ ...document })]),
  );
}

/** Returns the writes with which the site creates a member, or changes one from `from` to `to`. */
export function saving(uid: string, to: User, from?: User): object[] {
  const [before, after] = [
    from ? memberDocuments(uid, from) : {},
    memberDocuments(uid, { ...to, revision: from ? 2 : 1 }),
  ];
  const times = from ? [] : ['created_at'];
  return [
    ...Object.entries(after)
      .filter(([path]) => !(path in before) || !path.startsWith('usernames/'))
      .map(([path, fields]) => {
        const isUser = path.startsWith('users/');
        const set = isUser ? [...times, 'updated_at'] : 'name' in fields ? times : [];
        return put(path, Object.fromEntries(Object.entries(fields).filter(([name]) => !set.includes(name))), {
          times: set,
        });
      }),
    ...Object.keys(before)
      .filter((path) => !(path in after))
      .map(gone),
  ];
}

export const members = { ...memberDocuments('amina', aminasUser), ...memberDocuments('kofi', kofisUser) };

/** Kinds of content that any member may write. */
export const writtenKinds = ['article', 'event', 'opportunity', 'product'] as const;

/** Byline of Amina, with field names as in the code instead of the stored names. */
export const aminasByline = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };

/** Largest valid cover. Its URL is in Amina's folder, which the rules check and the schema does not. */
export const largestCover = { ...largest.article.cover, url: toPictureUrl('amina', 'images', longestToken) };

/** Returns an item by Amina in stored form, published by default. */
export function item(kind: ContentKind, changes: object = {}): Record<string, unknown> {
  return { ...toStored({ ...smallest[kind], ...aminasByline }), ...changes };
}

/** Returns a title and the sort key that belongs to it. */
export function toTitle(kind: ContentKind, title = 'Another title'): Record<string, string> {
  return { title, ...getSortKey(collections[kind], () => title) };
}

/** Returns the path of the audit entry for a decision, which depends on the item's new revision number. */
export const toEntryPath = (path: string, revision: unknown = 2, created = smallest.article.createdAt): string =>
  `audit/${path.replace('/', '_')}_${created.getTime()}_${String(revision)}`;

/** Returns the fields that a client sends for a new item, except the fields in `without`. */
export function fresh(kind: ContentKind, changes: object = {}, ...without: readonly string[]): Record<string, unknown> {
  const omitted = new Set(['created_at', 'updated_at', 'published_at', ...without]);
  return Object.fromEntries(Object.entries(item(kind, changes)).filter(([name]) => !omitted.has(name)));
}

/** Returns an item by Amina with every field at its maximum size, in stored form. */
export function largestItem(kind: (typeof writtenKinds)[number]): Record<string, unknown> {
  return {
    ...toStored({ ...largest[kind], ...aminasByline, cover: largestCover }),
    ...toTitle(kind, largest[kind].title),
  };
}

export const toPath = (kind: ContentKind, id = 'one') => `${collections[kind]}/${id}`;

/** Fields that the server sets to the current time when an item is created and published. */
export const publishing = ['created_at', 'updated_at', 'published_at'];
export const drafting = ['created_at', 'updated_at'];

/**
 * Returns builders of cases whose names start with `prefix`. By default, the sample members are stored before a case.
 */
export function toCases(prefix = ''): Readonly<Record<RuleCase['expected'], CaseBuilder>> {
  const expecting =
    (expected: RuleCase['expected']): CaseBuilder =>
    (name, caller, request, before = members) => ({ name: `${prefix}${name}`, caller, before, request, expected });
  return { allow: expecting('allow'), deny: expecting('deny') };
}

type CaseBuilder = (
  name: string,
  caller: Caller,
  request: RuleCase['request'],
  before?: RuleCase['before'],
) => RuleCase;
