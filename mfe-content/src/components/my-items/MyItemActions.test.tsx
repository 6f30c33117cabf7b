import { createFakeData, type FakeData } from '@adp/shared-data/testing';
import { articles } from '@adp/shared-data/article';
import { appeals } from '@adp/shared-data/moderation';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { Provider } from '@adp/shared-store';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import type { MyItem } from '../../api/myItems';
import { store } from '../../store/store';
import { renderWithText } from '../../testing/renderWithText';
import { storedSample } from '../../testing/samples';
import { memberApi } from '../../store/memberApi';
import { MyItemActions } from './MyItemActions';
import { MyItemState } from './MyItemState';

const uid = 'amina-uid';
const item: MyItem = { kind: 'article', id: 'a-1', title: 'What a registry is for', status: 'published', uid };

beforeEach(() => installDialog());
afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
  localStorage.clear();
});

async function open(status: MyItem['status'] = 'published', more: Record<string, object> = {}) {
  const article = { ...storedSample('article'), authorUid: uid, status };
  if (status === 'draft') Reflect.deleteProperty(article, 'publishedAt');
  const data = createFakeData({ documents: { 'articles/a-1': article, ...more } });
  data.signIn(uid);
  replaceMemberData(data);
  await store.dispatch(memberApi.endpoints.getPublishing.initiate(uid, { forceRefetch: true }));
  store.dispatch(memberApi.util.invalidateTags(['MyItem']));
  const onDone = jest.fn();
  const view = await renderWithText(
    <Provider store={store}>
      <MyItemState item={{ ...item, status }} />
      <MyItemActions item={{ ...item, status }} onDone={onDone} />
    </Provider>,
  );
  return { ...view, data, onDone };
}
const button = (name: string) => screen.getByRole('button', { name });
const standing = async ({ reader }: FakeData) => (await reader.getMine(articles, 'a-1'))?.item.status;

test.each([
  ['published', 'Unpublish'],
  ['archived', 'Publish again'],
  ['draft', 'Publish'],
] as const)('an item that is %s has the actions "Edit", "%s" and "Delete"', async (status, change) => {
  const { container } = await open(status);
  const group = within(screen.getByRole('group', { name: 'Actions for “What a registry is for”' }));
  expect(group.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/articles/a-1/edit');
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([change, 'Delete']);
  expect(await axeViolations(container)).toEqual([]);
});

test('unpublishing needs no confirmation, and makes other pages reload their data', async () => {
  const { user, data, onDone } = await open();
  const unpublish = jest.spyOn(data.writer, 'changeStatus');
  const changedAt: (string | null)[] = [];
  onDone.mockImplementation(() => changedAt.push(localStorage.getItem('adp.changedAt')));
  await user.click(button('Unpublish'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('unpublished', item));
  expect(changedAt).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(unpublish).toHaveBeenCalledTimes(1);
  expect(await standing(data)).toBe('archived');
  expect(document.activeElement).toBe(button('Unpublish'));
});

test('the other actions are disabled while an action is in progress', async () => {
  const { user, data } = await open();
  data.fail('hang');
  await user.click(button('Unpublish'));
  expect(button('One moment').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('One moment'));
  await user.click(button('Delete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost');
});

test('a dialog that was closed with Escape can be opened again', async () => {
  const { user } = await open();
  await user.click(button('Delete'));
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.click(button('Delete'));
  // The close event follows in a microtask.
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('deleting asks for confirmation, with focus on the cancel button', async () => {
  const { user, data, onDone, container } = await open();
  await user.click(button('Delete'));
  const dialog = screen.getByRole('dialog', { name: 'Delete “What a registry is for”?' });
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(dialog.textContent).toContain('unpublish it instead');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Delete'));
  await user.click(button('Delete'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button('Delete'));
  expect(await standing(data)).toBe('published');
  await user.click(button('Delete'));
  await user.click(button('Delete permanently'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('deleted', item));
  expect(await standing(data)).toBeUndefined();
});

test.each([
  ['network', 'You are offline.'],
  [503, 'Something went wrong.'],
  [403, 'This item is no longer in your account'],
  [401, 'Your session has ended.'],
] as const)('an error %s is reported in one sentence, and nothing is lost', async (how, words) => {
  const { user, data, onDone, container } = await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(how !== 'network');
  data.fail(how);
  await user.click(button('Unpublish'));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryByRole('link', { name: 'Sign in' })?.getAttribute('href')).toBe(
    how === 401 ? '/login?next=%2F' : undefined,
  );
  expect(onDone).not.toHaveBeenCalled();
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(button('Unpublish'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an item that was changed elsewhere can be reloaded', async () => {
  const { user, data } = await open();
  const reader: FakeData['reader'] = {
    ...data.reader,
    getMine: async (kind, id) => {
      const stored = await data.reader.getMine(kind, id);
      return stored && { ...stored, version: '2025-01-01T00:00:00Z' };
    },
  };
  replaceMemberData({ ...data, reader });
  await user.click(button('Unpublish'));
  expect((await screen.findByRole('alert')).textContent).toContain('This item was changed');
  const link = screen.getByRole('link', { name: 'Reload item' });
  expect(link.getAttribute('href')).toBe('/articles/a-1');
  await user.click(link);
  expect(localStorage.getItem('adp.changedAt')).toMatch(/^\d+$/);
});

test.each([
  ['عنوان', '“\u2068عنوان\u2069”'],
  ['A \u202etitle', '“A title”'],
])('the title “%s” does not change the direction of the surrounding text', async (title, named) => {
  await renderWithText(
    <Provider store={store}>
      <MyItemActions item={{ ...item, title }} onDone={jest.fn()} />
    </Provider>,
  );
  expect(screen.getByRole('group').getAttribute('aria-label')).toContain(named);
});

describe('on a site with review enabled', () => {
  const settings = { 'settings/publishing': { approvals: 2, changedBy: 'zuri', changedAt: new Date(0) } };
  const review = (status: string) => ({
    'reviews/articles/items/a-1': { status, reason: 'Name your sources.', authorUid: uid, at: new Date(0) },
  });

  test.each([
    ['draft', 'Submit for review', 'submitted', 'in_review'],
    ['archived', 'Submit for review', 'submitted', 'in_review'],
    ['returned', 'Submit again', 'submitted', 'in_review'],
    ['in_review', 'Withdraw from review', 'withdrawn', 'archived'],
    ['scheduled', 'Change back to a draft', 'withdrawn', 'archived'],
    ['published', 'Unpublish', 'unpublished', 'archived'],
  ] as const)('the next step of an item that is %s is "%s"', async (status, name, event, after) => {
    const { user, data, onDone } = await open(status, { ...settings, ...review(status) });
    await user.click(button(name));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(event, expect.objectContaining({ status })));
    expect(await standing(data)).toBe(after);
  });

  test('a member with enough approved items can publish without review', async () => {
    await open('draft', { ...settings, [`approvals/${uid}`]: { count: 2, collection: 'articles', item: 'x' } });
    expect(button('Publish')).toBeTruthy();
  });

  test("a returned item shows the reviewer's reason", async () => {
    await open('returned', { ...settings, ...review('returned') });
    expect(await screen.findByText('Reason from the reviewer: Name your sources.')).toBeTruthy();
  });

  test('a scheduled item shows its time of publication', async () => {
    const schedule = { authorUid: uid, publishAt: new Date('2027-03-01T08:00:00Z') };
    await open('scheduled', { ...settings, 'schedules/articles/items/a-1': schedule });
    expect((await screen.findByText(/^This will be published on/)).textContent).toMatch(/1 March 2027/);
  });

  test('a removed item shows the reason, and its author can appeal once', async () => {
    const { user, data, container } = await open('removed', { ...settings, ...review('removed') });
    expect(await screen.findByText('Reason from the reviewer: Name your sources.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(button('Appeal'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    expect(await dialog.findByText('Enter the reasons for your appeal.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reasons for your appeal'), 'They are at its foot.');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    const outcome = await screen.findByText('You have appealed. A reviewer will decide.');
    expect(document.activeElement).toBe(outcome);
    expect((await data.reader.getMine(appeals, 'articles_a-1'))?.item.text).toBe('They are at its foot.');
  });
});
