import { projectId } from '@adp/firebase';
import { articles } from '@adp/shared-data/article';
import { createReader } from '@adp/shared-data/client';
import { users } from '@adp/shared-data/member';
import { createWriter, smallest, smallestUser } from '@adp/shared-data/testing';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';

/** Many writes within a minute, such as a conference or an editorial team causes. */
export interface Burst {
  readonly operations: number;
  readonly documentsRead: number;
  readonly documentsWritten: number;
  /** The document with the most writes: its path, and its writes per second. */
  readonly hottest: { readonly path: string; readonly perSecond: number };
}

interface BurstOptions {
  readonly world: World;
  /** Start of the minute, in milliseconds since 1970. */
  readonly from: number;
  readonly operations: number;
}

const { createdAt: _created, updatedAt: _updated, revision: _revision, ...user } = smallestUser;

/** Returns an unsigned token, which the local Firestore accepts. */
function toToken(uid: string): string {
  const claims = { sub: uid, aud: projectId, email_verified: true, firebase: { sign_in_provider: 'password' } };
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

function openMember({ fetchData }: Pick<World, 'fetchData'>, uid: string) {
  const options = { fetch: fetchData, getToken: () => Promise.resolve(toToken(uid)) };
  const author = { uid, username: uid, name: user.name };
  return { author, reader: createReader(dataConfig, options), writer: createWriter(dataConfig, options) };
}

/** Lets members change their profiles within a minute, as at a conference that asks them to. */
export async function rehearseConference(options: BurstOptions): Promise<Burst> {
  return rehearse(options, 'conference', async (uid, { reader, writer }) => {
    const before = await reader.getMine(users, uid);
    await writer.saveMember({
      uid,
      user: { ...user, username: uid, description: 'I speak at the conference.' },
      before,
    });
  });
}

/** Lets members publish articles within a minute. */
export async function rehearsePublications(options: BurstOptions): Promise<Burst> {
  return rehearse(options, 'publication', async (uid, { author, writer }) => {
    await writer.create(articles, { id: `article-of-${uid}`, author, draft: smallest.article, status: 'published' });
  });
}

type Member = ReturnType<typeof openMember>;

/** Creates a member whose username is the uid. Returns the member's byline, reader and writer. */
export async function createMember(world: Pick<World, 'fetchData'>, uid: string): Promise<Member> {
  const member = openMember(world, uid);
  await member.writer.saveMember({ uid, user: { ...user, username: uid }, before: null });
  return member;
}

/** Creates members, then lets each of them perform one operation in the minute after `from`. */
async function rehearse(
  { world, from, operations }: BurstOptions,
  name: string,
  operate: (uid: string, member: Member) => Promise<void>,
): Promise<Burst> {
  const uids = Array.from({ length: operations }, (_, index) => `${name}-${index}`);
  // Members exist before the minute starts, so their creation is not counted.
  for (const [index, uid] of uids.entries()) {
    world.setTime(from - (operations - index) * 1_000);
    await createMember(world, uid);
  }
  world.take();
  world.takeWrites();
  for (const [index, uid] of uids.entries()) {
    world.setTime(from + (index / operations) * 60_000);
    await operate(uid, openMember(world, uid));
  }
  const { documentsRead, documentsWritten } = world.take();
  const writes = [...world.takeWrites()].sort(([, a], [, b]) => b - a);
  const [path, count] = writes[0] ?? ['', 0];
  return { operations, documentsRead, documentsWritten, hottest: { path, perSecond: count / 60 } };
}
