import { resetSession } from '@adp/shared-auth/testing';
import type { Notification } from '@adp/shared-data/notification';
import { createFakeData, smallestNotification } from '@adp/shared-data/testing';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import { axeViolations } from '@adp/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memberSession } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';
import {
  uid,
  minute,
  noon,
  stored,
  many,
  openNotifications,
  sentences,
  unreadMarks,
  isUnread,
} from './testing/openNotifications';

afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

test('without notifications, the page explains its purpose', async () => {
  await openNotifications();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Notifications');
  expect(document.title).toBe('Notifications · African Digital Policy');
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('notifications are grouped by day, newest first, with the time and an unread label', async () => {
  const day = 86_400_000;
  await openNotifications({
    ...stored('a', { createdAt: new Date(noon) }),
    ...stored('b', { createdAt: new Date(noon - minute), read: true, event: 'password_changed' }),
    ...stored('c', { createdAt: new Date(noon - day), event: 'email_changed' }),
    ...stored('d', { createdAt: new Date('2026-01-05T12:00:00'), event: 'signed_out_everywhere' }),
    ...stored('other', { uid: 'somebody-else', event: 'method_added' }),
  });
  await screen.findByText('Welcome. Your account is ready.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    expect.stringMatching(/^Monday,? 5 January 2026$/),
  ]);
  const today = within(screen.getByRole('list', { name: 'Notifications: Today' })).getAllByRole('listitem');
  expect(today.map(({ textContent }) => textContent)).toEqual([
    'Unread Welcome. Your account is ready.12:00Mark as read',
    'The password of your account was changed.11:59Mark as unread',
  ]);
  expect(screen.queryByText(/sign-in methods/)).toBeNull();
});

test.each<[Partial<Notification>, string]>([
  [{ event: 'renamed', title: 'amina' }, 'Your username is now amina.'],
  [{ event: 'renamed' }, 'Your username was changed.'],
  [{ event: 'method_added', title: 'Google' }, 'Google was added to your sign-in methods.'],
  [{ event: 'method_removed' }, 'A sign-in method was removed from your account.'],
  [{ event: 'published', itemKind: 'event', title: 'Fair' }, 'Your event “Fair” was published.'],
  [{ event: 'published', title: 'Fair' }, '“Fair” was published.'],
  [{ event: 'unpublished', itemKind: 'product', itemId: 'p', title: 'Tool' }, 'Your product “Tool” was unpublished.'],
  [{ event: 'deleted', itemKind: 'opportunity', itemId: 'o', title: 'Grant' }, 'Your opportunity “Grant” was deleted.'],
  [{ event: 'deleted' }, 'One of your items was deleted.'],
  [{ event: 'role_changed' }, 'Your role on this site was changed.'],
  [{ event: 'appeal_accepted', title: 'Fair' }, 'Your appeal for “Fair” was accepted.'],
])('the notification %j has the text "%s" and no link', async (changes, sentence) => {
  await openNotifications(stored('one', changes));
  expect((await screen.findByText(sentence)).closest('a')).toBeNull();
});

test.each<[Partial<Notification>, string, string]>([
  [{ event: 'approved' }, '“Fair” was approved and is public now.', '/events/e'],
  [{ event: 'returned' }, '“Fair” was returned to you. Edit it and submit it again.', '/new'],
  [{ event: 'removed' }, '“Fair” was removed from the site. You can appeal.', '/new'],
  [{ event: 'scheduled_published' }, '“Fair” was published as scheduled.', '/events/e'],
  [{ event: 'profile_hidden' }, 'Reviewers have hidden your profile. You can appeal.', '/e'],
  [{ event: 'profile_shown' }, 'Your profile is visible again.', '/e'],
  [{ event: 'taken_back' }, 'A programme editor unpublished “Fair”.', '/new'],
  [
    { event: 'upload_refused' },
    'A file that you uploaded was deleted, because its contents do not match its file extension. Choose another file in the form.',
    '/new',
  ],
])('the decision %j has the text "%s" with its reason and links to %s', async (changes, sentence, path) => {
  const about = {
    topic: 'content',
    itemKind: 'event',
    itemId: 'e',
    title: 'Fair',
    reason: 'Name\nyour sources.',
  } as const;
  await openNotifications(stored('one', { ...about, ...changes }));
  expect((await screen.findByText(sentence)).closest('a')?.getAttribute('href')).toBe(path);
  expect(screen.getByText(/^Reason: Name\s+your sources\.$/)).toBeTruthy();
});

describe('a notification about a saved item', () => {
  const date = new Date('2026-06-16T11:59:00Z');
  const formerDate = new Date('2026-06-10T09:00:00Z');
  const about = {
    topic: 'deadlines',
    itemKind: 'opportunity',
    itemId: 'o',
    title: 'Grant',
    timezone: 'Etc/GMT+12',
  } as const;
  const inKenya = { itemKind: 'event', timezone: 'Africa/Nairobi' } as const;
  const [anywhere, nairobi] = ['15 June 2026 at 23:59 GMT-12', '10 June 2026 at 12:00 GMT+3'];

  test.each<[Partial<Notification>, string, string | undefined]>([
    [{ event: 'reminder', date }, `“Grant” closes on ${anywhere}.`, '/opportunities/o'],
    [{ event: 'reminder', ...inKenya, date: formerDate }, `“Grant” starts on ${nairobi}.`, '/events/o'],
    [
      { event: 'reminder', ...inKenya, allDay: true, date: new Date('2026-06-14T21:00:00Z') },
      '“Grant” starts on 15 June 2026.',
      '/events/o',
    ],
    [
      { event: 'date_changed', date, formerDate },
      `The date of “Grant” was changed from 9 June 2026 at 21:00 GMT-12 to ${anywhere}.`,
      '/opportunities/o',
    ],
    [
      { event: 'closed_early', date: formerDate, formerDate: date },
      `“Grant” closed early, on 9 June 2026 at 21:00 GMT-12. The former date was ${anywhere}.`,
      '/opportunities/o',
    ],
    [
      { event: 'became_rolling', formerDate: date },
      `“Grant” has no fixed date any more. The former date was ${anywhere}.`,
      '/opportunities/o',
    ],
    [
      { event: 'became_rolling', ...inKenya, formerDate },
      `“Grant” has no fixed date any more. The former date was ${nairobi}.`,
      '/events/o',
    ],
    [{ event: 'cancelled', ...inKenya, formerDate }, `“Grant” was cancelled. The date was ${nairobi}.`, '/events/o'],
    [
      { event: 'unavailable', formerDate: date },
      `“Grant” is no longer on the site. The date was ${anywhere}.`,
      undefined,
    ],
    [
      { event: 'available_again', date, formerDate },
      `“Grant” is available again. The date is ${anywhere}.`,
      '/opportunities/o',
    ],
  ])('%j has the text "%s" in the zone of the item, and links to %s', async (changes, sentence, path) => {
    await openNotifications(stored('one', { ...about, ...changes }));
    const shown = await screen.findByText(
      (_, element) => element?.matches('p a, p > span') === true && plain(element) === sentence,
    );
    expect(shown.closest('a')?.getAttribute('href')).toBe(path);
  });
});

test.each<[Partial<Notification>, string, string]>([
  [{ itemKind: 'article', itemId: 'a', title: 'Essay' }, 'New in topics you follow: “Essay”.', '/articles/a'],
  [{ count: 3, followed: 'articles' }, '3 new items in topics you follow.', '/articles'],
  [{ count: 3, followed: 'all?q=data' }, '3 new items in topics you follow.', '/search?q=data'],
])('the notification of new items %j has the text "%s" and links to %s', async (changes, sentence, path) => {
  await openNotifications(stored('one', { topic: 'deadlines', event: 'new_items', ...changes }));
  expect((await screen.findByText(sentence)).closest('a')?.getAttribute('href')).toBe(path);
});

/** Returns the text of an element without invisible direction marks, with usual spaces. */
const plain = ({ textContent }: Element) => stripDirectionMarks(textContent).replaceAll(/\s/g, ' ');

describe('the filter in the URL', () => {
  const documents = {
    ...stored('account'),
    ...stored('read', { event: 'password_changed', read: true }),
    ...stored('content', { topic: 'content', event: 'deleted' }),
  };

  test.each([
    ['?topic=account', ['Welcome. Your account is ready.', 'The password of your account was changed.']],
    ['?unread=1&topic=account', ['Welcome. Your account is ready.']],
    ['?unread=1', ['Welcome. Your account is ready.', 'One of your items was deleted.']],
    [
      '?topic=nonsense&unread=x',
      [
        'Welcome. Your account is ready.',
        'One of your items was deleted.',
        'The password of your account was changed.',
      ],
    ],
  ])('%s shows only matching notifications', async (search, expected) => {
    await openNotifications(documents, `/notifications${search}`);
    await waitFor(() => expect(sentences().sort()).toEqual([...expected].sort()));
  });

  test('is changed by links, and the current filter is marked', async () => {
    const read = stored('content', { topic: 'content', event: 'deleted', read: true });
    const { user, router } = await openNotifications({ ...documents, ...read });
    await waitFor(() => expect(sentences()).toHaveLength(3));
    await user.click(screen.getByRole('link', { name: 'Content' }));
    await waitFor(() => expect(sentences()).toEqual(['One of your items was deleted.']));
    expect(router.state.location.search).toBe('?topic=content');
    expect(screen.getByRole('link', { name: 'Content' }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Unread only' }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=content&unread=1'));
    expect(screen.queryByRole('link', { name: 'Deadlines' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'No notifications match this filter' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all notifications' }));
    await waitFor(() => expect(sentences()).toHaveLength(3));
  });

  test('a notification marked as read stays in "unread only" until the list is fetched again', async () => {
    const { user } = await openNotifications(documents, '/notifications?unread=1', 2);
    const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
    if (button) await user.click(button);
    expect(sentences()).toHaveLength(2);
  });
});

test('a link loads 24 more notifications, even in a new tab, and going back from an item restores the list', async () => {
  const documents = many(60);
  const { user, router, data } = await openNotifications(documents, '/notifications', 10);
  const more = await screen.findByRole('link', { name: 'Show more' });
  const href = more.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/notifications\?after=[\w-]+$/);
  await user.click(more);
  await waitFor(() => expect(sentences()).toHaveLength(48));
  expect(document.activeElement?.textContent).toContain('Article number 24');
  await user.click(screen.getByRole('link', { name: /Article number 30”/ }));
  await waitFor(async () => expect(await isUnread(data, 'n-30')).toBe(false));
  data.fail('network');
  await router.navigate(-1);
  await waitFor(() => expect(sentences()).toHaveLength(48));
  expect(unreadMarks()).toHaveLength(47);
  document.body.replaceChildren();
  await openNotifications(documents, href);
  await waitFor(() => expect(sentences()[0]).toContain('Article number 24'));
  expect(screen.getByRole('link', { name: 'Back to the newest notifications' }).getAttribute('href')).toBe(
    '/notifications',
  );
});

test('an invalid cursor shows the newest notifications', async () => {
  await openNotifications(many(2), '/notifications?after=x');
  await waitFor(() => expect(sentences()).toHaveLength(2));
});

test('a new visit fetches the list again', async () => {
  const { router, data } = await openNotifications(many(1));
  await waitFor(() => expect(sentences()).toHaveLength(1));
  data.put('notifications/new', { ...smallestNotification, uid, createdAt: new Date(noon + minute) });
  await router.navigate('/notifications');
  await waitFor(() => expect(sentences()).toHaveLength(2));
});

test('a failed load shows an error with a retry button and keeps the earlier notifications', async () => {
  const data = createFakeData({ documents: many(30) });
  data.fail('network');
  const { user, container } = await renderPage('/notifications', { data, session: memberSession(uid) });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentences()).toHaveLength(24));
  data.fail(503);
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await screen.findByRole('alert');
  expect(sentences()).toHaveLength(24);
});

test('a skeleton is shown while notifications load', async () => {
  const data = createFakeData({ timeout: 10_000 });
  data.fail('hang');
  const { container } = await renderPage('/notifications', { data, session: memberSession(uid) });
  expect(await screen.findByRole('group', { name: 'Loading' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('offline, the page shows the age of the list', async () => {
  await openNotifications(many(1));
  await waitFor(() => expect(sentences()).toHaveLength(1));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\. These notifications were saved on/)).toBeTruthy();
});

test("signing out removes the member's data and offers to sign in again", async () => {
  await openNotifications(many(1), '/notifications?unread=1');
  await waitFor(() => expect(sentences()).toHaveLength(1));
  resetSession({ status: 'signed-out' });
  await waitFor(() => expect(sentences()).toHaveLength(0));
  expect(screen.getByRole('status').textContent).toMatch(/You are signed out/);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Fnotifications%3Funread%3D1',
  );
});

test('markup in a title is shown as plain text', async () => {
  const { container } = await openNotifications(
    many(1, () => ({ title: '<img src=x onerror=alert(1)> \u202eturned' })),
  );
  const link = await screen.findByRole('link', { name: /img src=x/ });
  expect(link.textContent).toBe('Your article “<img src=x onerror=alert(1)> turned” was published.');
  expect(container.querySelector('img')).toBeNull();
});
