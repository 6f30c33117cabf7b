import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { getShownUnread } from '../../testing/renderPage';
import { uid, stored, many, openNotifications, unreadMarks, isUnread } from './testing/openNotifications';

afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

test('opening the link of a publication notification marks the notification as read', async () => {
  const { user, router, data } = await openNotifications(many(2), '/notifications', 2);
  const link = await screen.findByRole('link', { name: 'Your article “Article number 0” was published.' });
  expect(link.getAttribute('href')).toBe('/articles/a-0');
  expect(unreadMarks()).toHaveLength(2);
  await user.click(link);
  expect(router.state.location.pathname).toBe('/articles/a-0');
  await waitFor(() => expect(getShownUnread(uid)).toBe(1));
  expect(await isUnread(data, 'n-0')).toBe(false);
});

test("each notification has a mark button, described by the notification's text", async () => {
  const { user, data } = await openNotifications(many(2), '/notifications', 2);
  const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
  const description = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Unread Your article “Article number 0” was published.');
  if (button) await user.click(button);
  expect(unreadMarks()).toHaveLength(1);
  await waitFor(() => expect(getShownUnread(uid)).toBe(1));
  expect(await isUnread(data, 'n-0')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(getShownUnread(uid)).toBe(2));
  expect(await isUnread(data, 'n-0')).toBe(true);
});

test.each([10, undefined])('the unread count is fetched again when the header shows %s', async (unread) => {
  const { user } = await openNotifications(many(30), '/notifications', unread);
  const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
  if (button) await user.click(button);
  await waitFor(() => expect(getShownUnread(uid)).toBe(10));
});

test('a failed attempt to mark a notification is reverted and shows an error', async () => {
  const { user, data } = await openNotifications(many(1), '/notifications', 1);
  const button = await screen.findByRole('button', { name: 'Mark as read' });
  data.fail(503);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
  expect(unreadMarks()).toHaveLength(1);
  expect(getShownUnread(uid)).toBe(1);
});

test('"mark all" marks notifications that are not loaded too, 25 at a time, and can be undone', async () => {
  const { user, data, container } = await openNotifications(
    many(120, (number) => ({ read: number === 3 })),
    '/notifications',
    10,
  );
  await screen.findByText(/Article number 0/);
  const markRead = jest.spyOn(data.writer, 'markRead');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('119 notifications marked as read.')).toBeTruthy();
  expect(markRead.mock.calls.map(([ids, read]) => [ids.length, read])).toEqual([
    [25, true],
    [25, true],
    [25, true],
    [25, true],
    [19, true],
  ]);
  expect(getShownUnread(uid)).toBe(0);
  expect(unreadMarks()).toHaveLength(0);
  expect(await isUnread(data, 'n-119')).toBe(false);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('119 notifications are unread again.')).toBeTruthy();
  expect(getShownUnread(uid)).toBe(10);
  expect(unreadMarks()).toHaveLength(23);
  expect(await isUnread(data, 'n-119')).toBe(true);
  expect(await isUnread(data, 'n-3')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Mark all as read');
});

test('notifications marked before a failure can be undone', async () => {
  const { user, data } = await openNotifications(many(60), '/notifications', 10);
  await screen.findByText(/Article number 0/);
  const { markRead } = data.writer;
  let commits = 0;
  jest.spyOn(data.writer, 'markRead').mockImplementation((...args) => {
    commits += 1;
    return commits === 2 ? Promise.reject(new Error('no answer')) : markRead(...args);
  });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('25 notifications marked as read.')).toBeTruthy();
  await waitFor(() => expect(getShownUnread(uid)).toBe(10));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('25 notifications are unread again.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without unread notifications, "mark all" shows a message and no undo', async () => {
  const { user } = await openNotifications(stored('one', { read: true }), '/notifications', 0);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Everything was already read.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
