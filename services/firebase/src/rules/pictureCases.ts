import { toStored } from '@adp/shared-data/fields';
import { toProfile, type User } from '@adp/shared-data/member';
import { commit, longestToken, member, put, type RuleCase, toPictureUrl, withCount } from './ruleCase';
import { drafting, fresh, memberDocuments, members, publishing, toPath, aminasUser } from './sampleDocuments';

const amina = member('amina');
const mine = toPictureUrl('amina');

/** Picture URLs. A URL is allowed only if it is in the writer's folder of the site's bucket. */
const urls: readonly (readonly [url: string, isAllowed: boolean])[] = [
  [mine, true],
  [mine.replace('.appspot.com', '.firebasestorage.app'), true],
  [mine.replace(/[?].*/, ''), true],
  [toPictureUrl('amina', 'images', longestToken), true],
  [toPictureUrl('amina', 'images', longestToken + 1), false],
  [toPictureUrl('kofi'), false],
  [mine.replace('/v0/b/', '/v0/b/x'), false],
  [mine.replace('.appspot.com', '.appspot.com.evil.example'), false],
  [mine.replace('.appspot.com', 'xappspotxcom'), false],
  [mine.replace('https:', 'http:'), false],
  [mine.replace('firebasestorage.googleapis.com', 'firebasestorage.googleapis.com.evil.example'), false],
  [mine.replace('firebasestorage.googleapis.com', 'firebasestoragexgoogleapis.com'), false],
  [mine.replace('https://firebasestorage.googleapis.com', 'http://localhost:4200'), false],
  [mine.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:4200'), false],
  [mine.replace('a.webp', '..%2Fkofi%2Fa.webp'), false],
  [mine.replace('a.webp', ''), false],
  [`${mine}#800x600`, false],
  [`https://evil.example/?${mine}`, false],
  ['javascript:alert(1)', false],
  ['', false],
];

function portrait(url: string): RuleCase['request'] {
  const user: User = { ...aminasUser, profileImageUrl: url };
  const { createdAt, updatedAt, ...fields } = user;
  const { createdAt: since, ...shown } = toProfile('amina', user);
  return commit(
    put('users/amina', toStored(fields), { times: ['created_at', 'updated_at'] }),
    put('profiles/amina', toStored(shown), { times: ['created_at'] }),
    put('usernames/amina', { uid: 'amina' }),
  );
}

const cover = (url: string) => ({ cover: { url, alt: 'A field', width: 10, height: 10, bytes: 100 } });

/** Test cases for picture URLs in documents. */
export const pictureCases: readonly RuleCase[] = urls.flatMap(([url, isAllowed]) => {
  const expected = isAllowed ? 'allow' : 'deny';
  const portraitUrl = url.replaceAll('images%2F', 'pictures%2F');
  return [
    {
      name: `a cover at ${url}`,
      caller: amina,
      before: members,
      request: withCount(
        amina,
        commit(put(toPath('article'), fresh('article', cover(url)), { times: publishing, exists: false })),
      ),
      expected,
    },
    {
      name: `a cover of a draft at ${url}`,
      caller: amina,
      before: members,
      request: withCount(
        amina,
        commit(
          put(toPath('event'), fresh('event', { ...cover(url), status: 'draft' }), { times: drafting, exists: false }),
        ),
      ),
      expected,
    },
    {
      name: `a portrait at ${portraitUrl}`,
      caller: amina,
      before: memberDocuments('kofi', { ...aminasUser, name: 'Kofi', username: 'kofi' }),
      request: portrait(portraitUrl),
      expected,
    },
  ];
});
