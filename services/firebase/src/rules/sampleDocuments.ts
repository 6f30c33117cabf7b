import { type ContentKind, collections } from '@adp/shared-data/content';
import { getSortKey, toStored } from '@adp/shared-data/fields';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import { largest, smallest, smallestUser } from '@adp/shared-data/testing';
import { type Caller, gone, longestToken, put, type RuleCase, toPictureUrl } from './ruleCase';

/** Amina, whose documents Kofi attacks. */
export const aminasUser: User = { ...smallestUser, name: 'Amina', username: 'amina' };
export const kofisUser: User = { ...smallestUser, name: 'Kofi', username: 'kofi' };

/** Returns a user's document and its companion documents, as stored. */
export function memberDocuments(uid: string, user: User): Record<string, object> {
  return Object.fromEntries(
    Object.entries(toMemberDocuments(uid, user)).map(([path, document]) => [path, toStored({ ...document })]),
  );
}

/** Returns the site's writes for a changed or new member. */
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

/** The kinds whose items members write. */
export const writtenKinds = ['article', 'event', 'opportunity', 'product'] as const;

/** Amina's byline, with the field names of the code. */
export const aminasByline = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };

/** The largest cover, in Amina's folder. The schema checks neither the bucket nor the folder. */
export const largestCover = { ...largest.article.cover, url: toPictureUrl('amina', 'images', longestToken) };

/** Returns one of Amina's items as stored, published by default. */
export function item(kind: ContentKind, changes: object = {}): Record<string, unknown> {
  return { ...toStored({ ...smallest[kind], ...aminasByline }), ...changes };
}

/** Returns the fields that change with an item's title. */
export function toTitle(kind: ContentKind, title = 'Another title'): Record<string, string> {
  return { title, ...getSortKey(collections[kind], () => title) };
}

/** Returns the path of the audit entry for the decision that creates a revision of an item. */
export const toEntryPath = (path: string, revision: unknown = 2, created = smallest.article.createdAt): string =>
  `audit/${path.replace('/', '_')}_${created.getTime()}_${String(revision)}`;

/** Returns a new item, without the fields that the server sets and those in `without`. */
export function fresh(kind: ContentKind, changes: object = {}, ...without: readonly string[]): Record<string, unknown> {
  const omitted = new Set(['created_at', 'updated_at', 'published_at', ...without]);
  return Object.fromEntries(Object.entries(item(kind, changes)).filter(([name]) => !omitted.has(name)));
}

/** Returns Amina's largest item as stored. */
export function largestItem(kind: (typeof writtenKinds)[number]): Record<string, unknown> {
  return {
    ...toStored({ ...largest[kind], ...aminasByline, cover: largestCover }),
    ...toTitle(kind, largest[kind].title),
  };
}

export const toPath = (kind: ContentKind, id = 'one') => `${collections[kind]}/${id}`;

/** Times that the server sets at creation, with and without publication. */
export const publishing = ['created_at', 'updated_at', 'published_at'];
export const drafting = ['created_at', 'updated_at'];

/** Returns builders of cases whose names start with `prefix`. By default the sample members are stored before each. */
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
