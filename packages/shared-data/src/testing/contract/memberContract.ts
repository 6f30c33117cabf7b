import { readItem } from '../../client/readItem';
import { articles } from '../../kinds/article/articles';
import { memberProfiles, profiles } from '../../kinds/member/profiles';
import { users } from '../../kinds/member/users';
import { smallestUser } from '../fixtures';
import { author, draft, type ContractContext, member, smallestProfile } from './contractContext';

export function memberContract(context: ContractContext): void {
  test('user and profile are written in one commit, and a changed username leaves a redirect', async () => {
    context.back.signIn('ada');
    const names = ['sample-ada', 'sample-bea', 'sample-cleo', 'sample-bea'];
    for (const name of names) {
      const before = await context.back.reader.getMine(users, 'ada');
      await context.back.writer.saveMember({ uid: 'ada', user: member(name), before });
    }
    const user = await context.back.reader.getMine(users, 'ada');
    expect(user?.item).toMatchObject({ username: 'sample-bea', formerUsername: 'sample-cleo', revision: 4 });
    const profile = await context.back.reader.get(profiles, 'sample-bea');
    expect(profile).toMatchObject({ uid: 'ada', name: smallestUser.name, createdAt: user?.item.createdAt });
    expect(await context.back.reader.get(profiles, 'sample-cleo')).toMatchObject({ renamedTo: 'sample-bea' });
    expect(await context.back.reader.get(profiles, 'sample-ada')).toBeNull();
  });

  test("a new name replaces the byline on all of the member's items, regardless of their status", async () => {
    context.back.signIn('ada');
    const save = async (username: string, name: string) =>
      context.back.writer.saveMember({
        uid: 'ada',
        user: { ...member(username), name },
        before: await context.back.reader.getMine(users, 'ada'),
      });
    await save(author.username, author.name);
    const byline = { authorUid: 'ada', authorUsername: author.username, authorName: author.name };
    await context.back.put('articles/mine', { ...draft('Published'), ...byline });
    await context.back.put('articles/hidden', { ...draft('Archived'), ...byline, status: 'archived' });
    await context.back.put('articles/other', { ...draft('Another'), ...byline, authorUid: 'bea' });
    await save('sample-bea', 'Sample Bea');
    const { items } = await context.back.reader.list(articles, { order: 'newest', filters: { author: 'ada' } });
    expect(items).toMatchObject([{ id: 'mine', authorName: 'Sample Bea' }]);
    const mine = await context.back.reader.getMine(articles, 'hidden');
    expect(mine?.item).toMatchObject({ authorUsername: 'sample-bea', authorName: 'Sample Bea', revision: 2 });
    expect((await context.back.reader.get(articles, 'other'))?.authorName).toBe(author.name);
  });

  test("a member cannot take another member's username", async () => {
    context.back.signIn('ada');
    await context.back.writer.saveMember({ uid: 'ada', user: member('sample-ada'), before: null });
    context.back.signIn('bea');
    await expect(
      context.back.writer.saveMember({ uid: 'bea', user: member('sample-ada'), before: null }),
    ).rejects.toMatchObject({ code: 'already-exists', fields: ['username'] });
    expect(await context.back.reader.getMine(users, 'bea')).toBeNull();
  });

  test('the directory contains the members who chose to be listed', async () => {
    context.back.signIn('ada');
    await context.back.writer.saveMember({ uid: 'ada', user: { ...member('sample-ada'), listed: true }, before: null });
    context.back.signIn('bea');
    await context.back.writer.saveMember({ uid: 'bea', user: member('sample-bea'), before: null });
    const { items } = await context.back.reader.list(profiles, { order: 'name' });
    expect(items.map(({ id }) => id)).toEqual(['sample-ada']);
  });

  test('the directory is sorted by name, ignoring case and accents, even after a name changes', async () => {
    for (const [uid, name] of [
      ['zoe', 'Zoe'],
      ['elo', 'Élodie'],
      ['emi', 'emi'],
      ['ada', 'Zuri'],
    ] as const) {
      context.back.signIn(uid);
      const user = { ...member(`sample-${uid}`), name, listed: true };
      await context.back.writer.saveMember({ uid, user, before: null });
    }
    const before = await context.back.reader.getMine(users, 'ada');
    const user = { ...member('sample-ada'), name: 'Ábebe', listed: true };
    await context.back.writer.saveMember({ uid: 'ada', user, before });
    const { items } = await context.back.reader.list(profiles, { order: 'name' });
    expect(items.map(({ name }) => name)).toEqual(['Ábebe', 'Élodie', 'emi', 'Zoe']);
  });

  test('a username is available if no member has it, regardless of the visibility of profiles', async () => {
    await context.back.put('usernames/sample-bea', { uid: 'bea' });
    await context.back.put('profiles/sample-bea', { ...smallestProfile, uid: 'bea' });
    await context.back.put('usernames/sample-cleo', { uid: 'cleo' });
    await context.back.put('usernames/sample-ada-2', { uid: 'ada' });
    context.back.signIn('ada');
    expect(await context.back.reader.isUsernameFree('sample-ada')).toBe(true);
    expect(await context.back.reader.isUsernameFree('sample-bea')).toBe(false);
    expect(await context.back.reader.isUsernameFree('sample-cleo')).toBe(false);
    expect(await context.back.reader.isUsernameFree('sample-ada-2')).toBe(false);
    expect(await context.back.reader.isUsernameFree('../users/ada')).toBe(false);
    context.back.signIn(null);
    await expect(context.back.reader.isUsernameFree('sample-ada')).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('a profile is readable by its audience under both usernames, regardless of its previous visibility', async () => {
    const read = async (name: string) => {
      context.back.signIn('bea');
      const documents = await Promise.all([
        context.back.reader.get(profiles, name),
        context.back.reader.getMine(memberProfiles, name),
      ]);
      return documents.map((document) => document !== null);
    };
    const save = async (changes: object) => {
      context.back.signIn('ada');
      const before = await context.back.reader.getMine(users, 'ada');
      await context.back.writer.saveMember({ uid: 'ada', user: { ...member('sample-ada'), ...changes }, before });
      return Promise.all(['sample-ada-1', 'sample-ada'].map(read));
    };
    await save({ username: 'sample-ada-1' });
    const shown = { public: [true, false], members: [false, true], hidden: [false, false] } as const;
    const ways = ['public', 'hidden', 'members', 'public', 'members', 'hidden', 'public'] as const;
    for (const visibility of ways) expect(await save({ visibility })).toEqual([shown[visibility], shown[visibility]]);
    expect(await context.back.reader.isUsernameFree('sample-ada-1')).toBe(false);
    // A third username releases the first one, whether the profile is visible or not.
    expect(await save({ visibility: 'hidden', username: 'sample-ada-3' })).toEqual([shown.hidden, shown.hidden]);
    expect(await context.back.reader.isUsernameFree('sample-ada-1')).toBe(true);
    expect(await context.back.reader.isUsernameFree('sample-ada')).toBe(false);
  });

  test('a profile becomes visible after the email address is confirmed, and stays visible in later sessions', async () => {
    const seen = async () => (await context.back.reader.get(profiles, 'sample-ada')) !== null;
    const save = async (company?: string) => {
      const before = await context.back.reader.getMine(users, 'ada');
      const user = { ...member('sample-ada'), ...(company && { company }) };
      await context.back.writer.saveMember({ uid: 'ada', user, before });
    };
    context.back.signIn('ada', { isVerified: false });
    await save();
    expect(await seen()).toBe(false);
    expect((await context.back.reader.getMine(users, 'ada'))?.item.unconfirmed).toBe(true);
    await save('Lab');
    expect(await seen()).toBe(false);
    context.back.signIn('ada');
    await save('Lab');
    expect(await seen()).toBe(true);
    expect((await context.back.reader.getMine(users, 'ada'))?.item).not.toHaveProperty('unconfirmed');
    context.back.signIn('ada', { isVerified: false });
    await save('Institute');
    expect(await context.back.reader.get(profiles, 'sample-ada')).toMatchObject({ company: 'Institute' });
  });

  test('while review is on, a new account is marked until the first approval', async () => {
    const save = async () => {
      const before = await context.back.reader.getMine(users, 'ada');
      await context.back.writer.saveMember({ uid: 'ada', user: member('sample-ada'), before });
      return context.back.reader.get(profiles, 'sample-ada');
    };
    await context.back.put('settings/publishing', { approvals: 2, changedBy: 'zuri', changedAt: new Date(0) });
    context.back.signIn('ada');
    expect(await save()).toMatchObject({ unapproved: true });
    expect(await save()).toMatchObject({ unapproved: true });
    await context.back.put('approvals/ada', { count: 1, collection: 'articles', item: 'one' });
    expect(await save()).not.toHaveProperty('unapproved');
  });

  test('a member who signs up again after a profile was hidden stays hidden, and releasing a username deletes its tombstone', async () => {
    const decide = (status: string) =>
      context.back.put('profile_removals/ada', {
        authorUid: 'ada',
        username: 'sample-ada',
        title: 'Ada',
        status,
      });
    const save = async (username = 'sample-ada') => {
      const before = await context.back.reader.getMine(users, 'ada');
      await context.back.writer.saveMember({ uid: 'ada', user: member(username), before });
    };
    const seen = (username: string) => readItem(context.back.reader, profiles, username);
    await context.back.put('tombstones/profiles/items/sample-ada', { removedAt: new Date(0) });
    await decide('removed');
    context.back.signIn('ada');
    await save();
    await save('sample-ada-2');
    await expect(seen('sample-ada')).rejects.toMatchObject({ code: 'gone' });
    expect(await seen('sample-ada-2')).toBeNull();
    expect((await context.back.reader.getMine(users, 'ada'))?.item).toMatchObject({ removed: true });
    await save('sample-ada-3');
    expect(await seen('sample-ada')).toBeNull();
    await context.back.put('tombstones/profiles/items/sample-ada-3', { removedAt: new Date(0) });
    const before = await context.back.reader.getMine(users, 'ada');
    if (before) await context.back.writer.deleteMember({ uid: 'ada', before, content: 'remove' });
    expect(await seen('sample-ada-3')).toBeNull();
    await decide('published');
    await save();
    expect(await seen('sample-ada')).toMatchObject({ uid: 'ada' });
  });

  test("requests without a token cannot read members' documents", async () => {
    context.back.signIn(null);
    await expect(context.back.reader.listMine(articles, 'ada')).rejects.toMatchObject({ code: 'signed-out' });
    await expect(context.back.exportMember('ada')).rejects.toMatchObject({ code: 'signed-out' });
    await expect(
      context.back.writer.changeStatus(articles, { id: 'a', version: 'x', from: 'published', to: 'archived' }),
    ).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
}
