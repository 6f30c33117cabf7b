import { resetSession } from '@adp/shared-auth/testing';
import { notifications, type Notification } from '@adp/shared-data';
import { createFakeData, smallestNotification } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memberSession } from '../../testing/members';
import { getShownUnread, renderPage } from '../../testing/renderPage';

const uid = 'amina-uid';
const minute = 60_000;
/** Noon of this day, so that some minutes before it are still today at any time of the day. */
const noon = new Date(new Date().setHours(12, 0, 0, 0)).getTime();

afterEach(() => {
  jest.restoreAllMocks();
  resetSession();
});

function stored(id: string, changes: Partial<Notification> = {}) {
  return { [`notifications/${id}`]: { ...smallestNotification, uid, createdAt: new Date(noon), ...changes } };
}
/** So many unread notifications of published articles, the newest first by their number. */
function many(count: number, changes: (number: number) => Partial<Notification> = () => ({})) {
  return Object.assign(
    {},
    ...Array.from({ length: count }, (_, number) =>
      stored(`n-${number}`, {
        topic: 'content',
        event: 'published',
        itemKind: 'article',
        itemId: `a-${number}`,
        title: `Article number ${number}`,
        createdAt: new Date(noon - number * minute),
        ...changes(number),
      }),
    ),
  ) as Record<string, object>;
}
const open = (documents: Record<string, object> = {}, address = '/notifications', unread?: number) =>
  renderPage(address, { documents, session: memberSession(uid), unread });
const sentences = () =>
  screen.queryAllByRole('button', { name: /^Mark as/ }).map((button) => {
    const entry = button.closest('li');
    return entry?.querySelector('p a, p > span:last-child')?.textContent;
  });
const unreadMarks = () => screen.queryAllByText('Unread');
const isUnread = async (data: ReturnType<typeof createFakeData>, id: string) => {
  return (await data.reader.getMine(notifications, id))?.item.read === false;
};

test('without notifications, the page explains what it is for', async () => {
  const { container } = await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Notifications');
  expect(document.title).toBe('Notifications · African Digital Policy');
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('the newest first, by day, unread ones marked by a word, each with its time', async () => {
  const day = 86_400_000;
  const { container } = await open({
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
  const today = within(screen.getByRole('list', { name: 'Notifications of Today' })).getAllByRole('listitem');
  expect(today.map(({ textContent }) => textContent)).toEqual([
    'Unread Welcome. Your account is ready.12:00Mark as read',
    ' The password of your account was changed.11:59Mark as unread',
  ]);
  expect(screen.queryByText(/sign-in methods/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
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
])('of %j the text is "%s", without a link', async (changes, sentence) => {
  await open(stored('one', changes));
  expect((await screen.findByText(sentence)).closest('a')).toBeNull();
});

test('what was published leads to its page, and has been read by whoever goes there', async () => {
  const { user, router, data } = await open(many(2), '/notifications', 2);
  const link = await screen.findByRole('link', { name: 'Your article “Article number 0” was published.' });
  expect(link.getAttribute('href')).toBe('/articles/a-0');
  expect(unreadMarks()).toHaveLength(2);
  await user.click(link);
  expect(router.state.location.pathname).toBe('/articles/a-0');
  await waitFor(() => expect(getShownUnread(uid)).toBe(1));
  expect(await isUnread(data, 'n-0')).toBe(false);
});

test('each notification has a button that marks it, described by its text', async () => {
  const { user, data } = await open(many(2), '/notifications', 2);
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

test.each([10, undefined])('where the header has counted %s, the unread count is read again', async (unread) => {
  const { user } = await open(many(30), '/notifications', unread);
  const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
  if (button) await user.click(button);
  await waitFor(() => expect(getShownUnread(uid)).toBe(10));
});

test('a mark that cannot be saved is undone, with an error', async () => {
  const { user, data } = await open(many(1), '/notifications', 1);
  const button = await screen.findByRole('button', { name: 'Mark as read' });
  data.fail(503);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
  expect(unreadMarks()).toHaveLength(1);
  expect(getShownUnread(uid)).toBe(1);
});

test('all are marked, those that are not shown too, fifty at a time, and it can be undone', async () => {
  const { user, data, container } = await open(
    many(120, (number) => ({ read: number === 3 })),
    '/notifications',
    10,
  );
  await screen.findByText(/Article number 0/);
  const markRead = jest.spyOn(data.writer, 'markRead');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('119 notifications marked as read.')).toBeTruthy();
  expect(markRead.mock.calls.map(([ids, read]) => [ids.length, read])).toEqual([
    [50, true],
    [50, true],
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

test('what was marked before a failure can be undone', async () => {
  const { user, data } = await open(many(60), '/notifications', 10);
  await screen.findByText(/Article number 0/);
  const { markRead } = data.writer;
  let commits = 0;
  jest.spyOn(data.writer, 'markRead').mockImplementation((...args) => {
    commits += 1;
    return commits === 2 ? Promise.reject(new Error('no answer')) : markRead(...args);
  });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('50 notifications marked as read.')).toBeTruthy();
  await waitFor(() => expect(getShownUnread(uid)).toBe(10));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('50 notifications are unread again.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without unread notifications, marking all shows a message and no undo', async () => {
  const { user } = await open(stored('one', { read: true }), '/notifications', 0);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Everything was already read.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('the choice in the address', () => {
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
  ])('%s', async (search, expected) => {
    await open(documents, `/notifications${search}`);
    await waitFor(() => expect(sentences().sort()).toEqual([...expected].sort()));
  });

  test('is made by links that say which one holds', async () => {
    const read = stored('content', { topic: 'content', event: 'deleted', read: true });
    const { user, router, container } = await open({ ...documents, ...read });
    await waitFor(() => expect(sentences()).toHaveLength(3));
    await user.click(screen.getByRole('link', { name: 'Content' }));
    await waitFor(() => expect(sentences()).toEqual(['One of your items was deleted.']));
    expect(router.state.location.search).toBe('?topic=content');
    expect(screen.getByRole('link', { name: 'Content' }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Unread only' }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=content&unread=1'));
    expect(screen.queryByRole('link', { name: 'Deadlines' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Show all notifications' }));
    await waitFor(() => expect(sentences()).toHaveLength(3));
  });

  test('an entry that is marked in "unread only" stays until the next look', async () => {
    const { user } = await open(documents, '/notifications?unread=1', 2);
    const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
    if (button) await user.click(button);
    expect(sentences()).toHaveLength(2);
  });
});

test('24 at a time, by a link that works opened by itself; back from an item the list is as it was left', async () => {
  const documents = many(60);
  const { user, router, data } = await open(documents, '/notifications', 10);
  const more = await screen.findByRole('link', { name: 'Load more' });
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
  await open(documents, href);
  await waitFor(() => expect(sentences()[0]).toContain('Article number 24'));
  expect(screen.getByRole('link', { name: 'Back to the newest' }).getAttribute('href')).toBe('/notifications');
});

test('a place that never was begins at the newest', async () => {
  await open(many(2), '/notifications?after=x');
  await waitFor(() => expect(sentences()).toHaveLength(2));
});

test('a new visit reads the list again', async () => {
  const { router, data } = await open(many(1));
  await waitFor(() => expect(sentences()).toHaveLength(1));
  data.put('notifications/new', { ...smallestNotification, uid, createdAt: new Date(noon + minute) });
  await router.navigate('/notifications');
  await waitFor(() => expect(sentences()).toHaveLength(2));
});

test('notifications that do not load show an error, can be retried, and earlier ones stay', async () => {
  const data = createFakeData({ documents: many(30) });
  data.fail('network');
  const { user, container } = await renderPage('/notifications', { data, session: memberSession(uid) });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentences()).toHaveLength(24));
  data.fail(503);
  await user.click(screen.getByRole('link', { name: 'Load more' }));
  await screen.findByRole('alert');
  expect(sentences()).toHaveLength(24);
});

test('while notifications load a skeleton shows', async () => {
  const data = createFakeData({ timeout: 10_000 });
  data.fail('hang');
  const { container } = await renderPage('/notifications', { data, session: memberSession(uid) });
  expect(await screen.findByRole('group', { name: 'Loading' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('offline, the page shows the age of the list', async () => {
  await open(many(1));
  await waitFor(() => expect(sentences()).toHaveLength(1));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\. These are the notifications as of/)).toBeTruthy();
});

test('after signing out nothing of the member stays, and the page asks to sign in again', async () => {
  await open(many(1), '/notifications?unread=1');
  await waitFor(() => expect(sentences()).toHaveLength(1));
  resetSession({ status: 'signed-out' });
  await waitFor(() => expect(sentences()).toHaveLength(0));
  expect(screen.getByRole('status').textContent).toMatch(/You are signed out/);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Fnotifications%3Funread%3D1',
  );
});

test('a hostile title stays words', async () => {
  const { container } = await open(many(1, () => ({ title: '<img src=x onerror=alert(1)> \u202eturned' })));
  const link = await screen.findByRole('link', { name: /img src=x/ });
  expect(link.textContent).toBe('Your article “<img src=x onerror=alert(1)> turned” was published.');
  expect(container.querySelector('img')).toBeNull();
});
