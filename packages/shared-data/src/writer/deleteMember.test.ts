/** @jest-environment node */
import { smallest, smallestNotification, smallestUser } from '../testing/fixtures';
import { createFakeData } from '../testing/createFakeData';
import { articles } from '../kinds/article/articles';
import { users } from '../kinds/member/users';
import { createWriter } from './createWriter';

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
const mine = { authorUid: 'ada', authorUsername: 'sample-author', authorName: 'xx' };

/** Creates Ada with 45 articles and 45 notifications, and a writer whose network can fail. */
async function settled() {
  const items = Array.from({ length: 45 }, (_, index) => index);
  const data = createFakeData({
    documents: Object.fromEntries(
      items.flatMap((i) => [
        [`articles/a${i}`, { ...smallest.article, ...mine }],
        [`notifications/n${i}`, { ...smallestNotification, uid: 'ada' }],
      ]),
    ),
  });
  data.signIn('ada');
  const { createdAt, updatedAt, revision, ...user } = smallestUser;
  await data.writer.saveMember({ uid: 'ada', user, before: null });
  const before = await data.reader.getMine(users, 'ada');
  if (!before) throw new Error('Ada has no document.');
  return { ...data, before };
}

/** Records the number of writes in each successful commit. The network fails after `cutAfter` commits. */
function counting({ fetch }: { fetch: (url: string, init: RequestInit) => Promise<Response> }, cutAfter = Infinity) {
  const sizes: number[] = [];
  const counted = async (url: string, init: RequestInit) => {
    if (!url.includes(':commit')) return fetch(url, init);
    if (sizes.length >= cutAfter) throw new TypeError('Failed to fetch');
    sizes.push((JSON.parse(String(init.body)) as { writes: unknown[] }).writes.length);
    return fetch(url, init);
  };
  return { sizes, writer: createWriter(config, { fetch: counted, getToken: () => Promise.resolve('ada') }) };
}

test("no commit exceeds the limits of the rules, and the member's own documents are deleted last, in one commit", async () => {
  const data = await settled();
  const { sizes, writer } = counting(data);
  await writer.deleteMember({ uid: 'ada', before: data.before, content: 'keep' });
  // Each commit includes a write that marks its collection as changed.
  expect(sizes).toEqual([1, ...Array.from({ length: 15 }, () => 7), ...Array.from({ length: 15 }, () => 3), 6]);
});

test.each([0, 1, 2, 3, 5, 6])(
  'a second call completes a deletion that was interrupted after %i commits',
  async (cutAfter) => {
    const data = await settled();
    const leaving = { uid: 'ada', before: data.before, content: 'remove' } as const;
    await expect(counting(data, cutAfter).writer.deleteMember(leaving)).rejects.toMatchObject({
      code: 'unavailable',
      retry: true,
    });
    expect(await data.reader.getMine(users, 'ada')).not.toBeNull();
    await data.writer.deleteMember(leaving);
    expect(await data.reader.getMine(users, 'ada')).toBeNull();
    expect((await data.reader.list(articles, { order: 'newest' })).items).toEqual([]);
  },
);

test("a member cannot delete another member's documents", async () => {
  const data = await settled();
  data.signIn('eve');
  await expect(data.writer.deleteMember({ uid: 'ada', before: data.before, content: 'remove' })).rejects.toMatchObject({
    code: 'denied',
  });
  expect(await data.reader.get(articles, 'a1')).toMatchObject(mine);
});

test('the page can cancel the deletion', async () => {
  const data = await settled();
  const ending = new AbortController();
  ending.abort();
  await expect(
    data.writer.deleteMember({ uid: 'ada', before: data.before, content: 'remove', signal: ending.signal }),
  ).rejects.toMatchObject({ code: 'cancelled' });
});
