import { isMember, settledSession } from '@adp/shared-auth';
import { DataError, readItem, type DataReader } from '@adp/shared-data/client';
import { type ContentKind, itemPath, type Kind, wholeKinds } from '@adp/shared-data/content';
import { type Person, readPeople, readPublished } from '@adp/shared-data/lists';
import { memberProfiles, profiles, toProfile, users } from '@adp/shared-data/member';
import type { TextLanguage } from '@adp/shared-data/translation';
import { fold, foldWords } from '@adp/shared-ui/format';
import { hasErrorCode } from '@adp/shared-auth/app-error';
import { dataReader } from './data';
import type { PeopleQuery } from './PeopleQuery';
import type { ProfileResult, ProfileResponse } from './ProfileResult';

/** Reads a page of the directory from Firestore, like the site's endpoint. @throws DataError */
export async function readDirectory({ q, after, ...filters }: PeopleQuery, cursor: string | undefined) {
  return readPeople(await dataReader(), { ...filters, words: foldWords(q), fold, cursor });
}

/** Reads saved items from Firestore, like the site's endpoint. @throws DataError */
export async function readItems(
  items: readonly { readonly kind: ContentKind; readonly id: string }[],
  lang: TextLanguage | undefined,
) {
  const reader = await dataReader();
  const results = await Promise.all(
    items.map(async ({ kind, id }) => {
      const path = itemPath(kind, id).slice(1);
      const item = await readPublicItem(reader, kind, { id, lang });
      return { path, item };
    }),
  );
  return {
    items: results.flatMap(({ path, item }) => (item ? [{ ...item, path }] : [])),
    missing: results.flatMap(({ path, item }) => (item ? [] : [path])),
  };
}

async function readPublicItem(
  reader: DataReader,
  kind: ContentKind,
  { id, lang }: { readonly id: string; readonly lang: TextLanguage | undefined },
): Promise<object | null> {
  const whole: Pick<Kind<object, unknown>, 'collection' | 'readItem'> = wholeKinds[kind];
  try {
    return await readItem(reader, whole, id, lang);
  } catch (error) {
    if (hasErrorCode(error, 'gone')) return null;
    throw error;
  }
}

/** Reads a public profile like the site's endpoint. @throws DataError `not-found`, or `gone` if it is hidden */
export async function readProfile(username: string): Promise<ProfileResponse> {
  const reader = await dataReader();
  const item = await readItem(reader, profiles, username);
  if (!item) throw new DataError('not-found');
  if ('renamedTo' in item) return item;
  return { item, published: await readPublished(reader, item.uid), asOf: new Date() };
}

/** Reads a profile that only members or only its owner may see. @throws DataError */
export async function readAsMember(username: string): Promise<ProfileResult> {
  const session = await settledSession();
  const viewer = session.user?.uid;
  if (viewer === undefined || !isMember(session)) return { profile: null };
  const reader = await dataReader();
  try {
    const [forMembers, mine] = await Promise.all([
      reader.getMine(memberProfiles, username),
      reader.getMine(users, viewer),
    ]);
    const result = forMembers?.item;
    if (result && 'renamedTo' in result)
      return result.renamedTo === username ? { profile: null } : { renamedTo: result.renamedTo };
    if (result) return await withPublished(reader, { profile: result, viewer });
    // Owners always see their own profile, under the current and the former username.
    const user = mine?.item;
    if (user?.formerUsername === username) return { renamedTo: user.username };
    if (user?.username !== username) return { profile: null };
    const profile = { ...toProfile(viewer, user), id: username };
    return await withPublished(reader, { profile, viewer, unconfirmed: user.unconfirmed, removed: user.removed });
  } catch (error) {
    if (hasErrorCode(error, 'signed-out')) return { profile: null };
    throw error;
  }
}

async function withPublished<Result extends { readonly profile: Person }>(reader: DataReader, result: Result) {
  return { ...result, published: await readPublished(reader, result.profile.uid), asOf: new Date() };
}
