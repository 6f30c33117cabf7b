import { projectId } from '@adp/firebase';
import { createMemberToken } from '@adp/local-firebase/testing';
import { articles } from '@adp/shared-data/article';
import { createReader } from '@adp/shared-data/client';
import { users } from '@adp/shared-data/member';
import { createWriter, smallest, smallestUser } from '@adp/shared-data/testing';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';
import { measureWrites, type Writes } from './measureWrites';

/** Many writes by members within a short time, such as those that a conference or an editorial team causes. */
interface Burst extends Writes {
  readonly operations: number;
  /** Operations that ended with an error. */
  readonly failedOperations: number;
}

interface BurstOptions {
  readonly world: World;
  /** Start of the burst, in milliseconds since 1970. */
  readonly from: number;
  readonly operations: number;
  readonly perSecond: number;
}

/** Bursts of writes, by what the members do. */
export interface Bursts {
  readonly conference: Burst;
  readonly publications: Burst;
  readonly edits: Burst;
}

/** Publications of each member in a burst. The daily limit of items is higher. */
const ITEMS_PER_MEMBER = 10;
const HOUR = 3_600_000;

const { createdAt: _created, updatedAt: _updated, revision: _revision, ...user } = smallestUser;

type Connection = Pick<World, 'fetchData' | 'now'>;
type Member = ReturnType<typeof openMember>;

/** Returns the byline, the reader and the writer of a signed-in member. */
export function openMember({ fetchData, now }: Connection, uid: string) {
  const options = { fetch: fetchData, now, getToken: () => Promise.resolve(createMemberToken(projectId, uid)) };
  const author = { uid, username: uid, name: user.name };
  return { author, reader: createReader(dataConfig, options), writer: createWriter(dataConfig, options) };
}

/** Creates a member whose username is the uid. Returns the member's byline, reader and writer. */
export async function createMember(world: Connection, uid: string): Promise<Member> {
  const member = openMember(world, uid);
  await member.writer.saveMember({ uid, user: { ...user, username: uid }, before: null });
  return member;
}

interface BurstsOptions {
  readonly world: World;
  /** Start of the conference, in milliseconds since 1970. Publications begin an hour later, and edits another hour later. */
  readonly from: number;
  readonly profiles: number;
  readonly articles: number;
  /** Number of the articles that are changed. */
  readonly edits: number;
}

/**
 * Rehearses a conference that asks members within a minute to change their profiles, ten publications a second, and
 * changes of the published articles at the same rate.
 */
export async function rehearseBursts(options: BurstsOptions): Promise<Bursts> {
  const { world, from, profiles, articles: count, edits: editCount } = options;
  const conference = await rehearse(
    { world, from, operations: profiles, perSecond: profiles / 60 },
    await addMembers(world, { name: 'speaker', count: profiles, from }),
    async ({ author: { uid }, reader, writer }) => {
      const before = await reader.getMine(users, uid);
      const changed = { ...user, username: uid, description: 'I speak at the conference.' };
      await writer.saveMember({ uid, user: changed, before });
    },
  );
  const published = from + HOUR;
  const authors = await addMembers(world, {
    name: 'author',
    count: Math.ceil(count / ITEMS_PER_MEMBER),
    from: published,
  });
  const burst = { world, perSecond: 10 };
  const draft = smallest.article;
  const versions: string[] = [];
  const publications = await rehearse(
    { ...burst, from: published, operations: count },
    authors,
    async ({ author, writer }, number) => {
      const id = `article-${number}`;
      versions[number] = (await writer.create(articles, { id, author, draft, status: 'published' })).version;
    },
  );
  const edits = await rehearse(
    { ...burst, from: published + HOUR, operations: editCount },
    authors,
    async ({ writer }, number) => {
      const changed = { ...draft, title: `${draft.title} (corrected)` };
      await writer.update(articles, { id: `article-${number}`, version: versions[number] ?? '', draft: changed });
    },
  );
  return { conference, publications, edits };
}

interface NewMembers {
  readonly name: string;
  readonly count: number;
  readonly from: number;
}

/** Adds members, one per second, before the time `from`. Returns their uids. */
async function addMembers(world: World, { name, count, from }: NewMembers): Promise<readonly string[]> {
  const uids = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  for (const [index, uid] of uids.entries()) {
    world.setTime(from - (count - index) * 1_000);
    await createMember(world, uid);
  }
  return uids;
}

/** Lets the members perform operations in turn, at a constant rate. */
async function rehearse(
  { world, from, operations, perSecond }: BurstOptions,
  uids: readonly string[],
  operate: (member: Member, number: number) => Promise<void>,
): Promise<Burst> {
  let failedOperations = 0;
  const writes = await measureWrites(world, async (fetch) => {
    const members = uids.map((uid) => openMember({ fetchData: fetch, now: world.now }, uid));
    for (let number = 0; number < operations; number += 1) {
      world.setTime(from + (number / perSecond) * 1_000);
      const member = members[number % members.length];
      if (!member) throw new RangeError('The burst has no members.');
      await operate(member, number).catch(() => {
        failedOperations += 1;
      });
    }
    return operations / perSecond;
  });
  return { operations, failedOperations, ...writes };
}
