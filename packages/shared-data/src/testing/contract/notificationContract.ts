import { notifications } from '../../kinds/notification/notifications';
import { smallestNotification } from '../fixtures';
import { type ContractContext, day } from './contractContext';

export function notificationContract(context: ContractContext): void {
  test('sending a notification twice does not create a second one, even if the first has been read', async () => {
    context.back.signIn('ada');
    const notified = { id: 'n1', uid: 'ada', topic: 'content', event: 'published', title: 'Title' } as const;
    const item = { itemKind: 'article', itemId: 'a1' } as const;
    const first = await context.back.writer.notify({ ...notified, ...item });
    expect(await context.back.writer.notify({ ...notified, ...item })).toEqual(first);
    await context.back.writer.markRead(['n1'], true);
    expect(await context.back.writer.notify({ ...notified, ...item })).toMatchObject({ id: 'n1' });
    await expect(context.back.writer.notify({ ...notified, title: 'Another' })).rejects.toMatchObject({
      code: 'already-exists',
    });
    const { items } = await context.back.reader.listMine(notifications, 'ada');
    const { id, uid, topic, event: what, title } = notified;
    expect(items).toEqual([
      { id, uid, topic, event: what, title, ...item, read: true, createdAt: expect.any(Date) as unknown },
    ]);
  });

  test('notifications are listed newest first and can be filtered by topic and read state', async () => {
    for (let i = 1; i <= 5; i += 1)
      await context.back.put(`notifications/n${i}`, {
        ...smallestNotification,
        uid: 'ada',
        topic: i % 2 === 0 ? 'account' : 'content',
        read: i > 3,
        createdAt: day(i),
      });
    await context.back.put('notifications/other', { ...smallestNotification, uid: 'bea' });
    context.back.signIn('ada');
    const toIds = async (filters: { read?: boolean; topic?: string }) =>
      (await context.back.reader.listMine(notifications, 'ada', { filters })).items.map(({ id }) => id);
    expect(await toIds({})).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
    expect(await toIds({ read: false })).toEqual(['n3', 'n2', 'n1']);
    expect(await toIds({ topic: 'content' })).toEqual(['n5', 'n3', 'n1']);
    expect(await toIds({ topic: 'account', read: true })).toEqual(['n4']);
    const first = await context.back.reader.listMine(notifications, 'ada', { filters: { read: false }, pageSize: 2 });
    const second = await context.back.reader.listMine(notifications, 'ada', {
      filters: { read: false },
      cursor: first.cursor,
    });
    expect(second.items.map(({ id }) => id)).toEqual(['n1']);
    await expect(
      context.back.reader.listMine(notifications, 'ada', { filters: { uid: 'bea' } as object }),
    ).rejects.toMatchObject({ code: 'invalid', fields: ['uid'] });
    if (context.back.guarded)
      await expect(context.back.reader.listMine(notifications, 'bea')).rejects.toMatchObject({ code: 'denied' });
  });

  test('marking many notifications skips deleted notifications', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `n${index}`);
    for (const id of ids) await context.back.put(`notifications/${id}`, { ...smallestNotification, uid: 'ada' });
    context.back.signIn('ada');
    await context.back.writer.markRead([...ids.slice(0, 30), 'gone'], true);
    await context.back.writer.markRead([], true);
    await context.back.writer.markRead(['n0'], false);
    const { items } = await context.back.reader.listMine(notifications, 'ada', {
      filters: { read: true },
      pageSize: 50,
    });
    expect(items).toHaveLength(29);
    await expect(context.back.writer.markRead(['../users/ada'], true)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('an invalid notification is never sent', async () => {
    context.back.signIn('ada');
    const long = { uid: 'ada', topic: 'content', event: 'deleted', title: 'x'.repeat(151), itemId: 'a/b' } as const;
    await expect(context.back.writer.notify(long)).rejects.toMatchObject({
      code: 'invalid',
      fields: ['itemId', 'title'],
    });
  });
}
