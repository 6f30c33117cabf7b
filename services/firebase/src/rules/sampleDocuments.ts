import { type ContentKind, collections } from '@adp/shared-data/content';
import { getSortKey, toStored } from '@adp/shared-data/fields';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import { largest, smallest, smallestUser } from '@adp/shared-data/testing';
import { type Caller, gone, longestToken, put, type RuleCase, toPictureUrl } from './ruleCase';

/** Amina, whose documents the cases attack; Kofi attacks. */
export const aminasUser: User = { ...smallestUser, name: 'Amina', username: 'amina' };
export const kofisUser: User = { ...smallestUser, name: 'Kofi', username: 'kofi' };

/** A user's document and those beside it, as stored. */
export function memberDocuments(uid: string, user: User): Record<string, object> {
  return Object.fromEntries(
    Object.entries(toMemberDocuments(uid, user)).map(([path, document]) => [path, toStored({ ...document })]),
  );
}

/** What the site writes for a member from one state to another; for a newcomer, from none. */
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

/** Amina's byline, as the code has it. */
export const aminasByline = { authorUid: 'amina', authorUsername: 'amina', authorName: 'Amina' };

/** The largest cover, where Amina's pictures are: the schema knows neither the bucket nor who writes. */
export const largestCover = { ...largest.article.cover, url: toPictureUrl('amina', 'images', longestToken) };

/** An item of Amina's as stored, published unless said otherwise. */
export function item(kind: ContentKind, changes: object = {}): Record<string, unknown> {
  return { ...toStored({ ...smallest[kind], ...aminasByline }), ...changes };
}

/** What changes with an item's title. */
export function toTitle(kind: ContentKind, title = 'Another title'): Record<string, string> {
  return { title, ...getSortKey(collections[kind], () => title) };
}

/** Where the log has the decision that makes this revision of an item. */
export const toEntryPath = (path: string, revision: unknown = 2, created = smallest.article.createdAt): string =>
  `audit/${path.replace('/', '_')}_${created.getTime()}_${String(revision)}`;

/** The same without the fields that the server sets, and without those named. */
export function fresh(kind: ContentKind, changes: object = {}, ...without: readonly string[]): Record<string, unknown> {
  const left = new Set(['created_at', 'updated_at', 'published_at', ...without]);
  return Object.fromEntries(Object.entries(item(kind, changes)).filter(([name]) => !left.has(name)));
}

/** The largest item of Amina's as stored. */
export function largestItem(kind: (typeof writtenKinds)[number]): Record<string, unknown> {
  return {
    ...toStored({ ...largest[kind], ...aminasByline, cover: largestCover }),
    ...toTitle(kind, largest[kind].title),
  };
}

export const toPath = (kind: ContentKind, id = 'one') => `${collections[kind]}/${id}`;

/** The server's times of a creation, published or not. */
export const publishing = ['created_at', 'updated_at', 'published_at'];
export const drafting = ['created_at', 'updated_at'];

/** Makes the rows of a table of cases whose names begin with `prefix`; before each the sample members are there, or what it names. */
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
