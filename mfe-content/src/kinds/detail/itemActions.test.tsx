import { connectNotices } from '@adp/app-contract';
import { resetSession } from '@adp/shared-auth/testing';
import { testUser } from '@adp/shared-store/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { createFakeData } from '@adp/shared-data/testing';
import { replaceMemberData } from '../../api/memberData';
import { writtenKinds } from '../../lib/kinds';
import { itemPath } from '../../paths';
import { openSample, sampleDocument } from '../../testing/openSample';
import { renderPage } from '../../testing/renderPage';
import { samples, storedSample } from '../../testing/samples';

const heading = () => screen.findByRole('heading', { level: 1 });
const signIn = (uid: string, isAnonymous = false) =>
  resetSession({ status: 'signed-in', user: { ...testUser, uid, isAnonymous } });
afterEach(() => {
  resetSession();
  replaceMemberData(undefined);
});

test('an author sees the actions on their own item, even if the session is restored later', async () => {
  const { container } = await openSample('article');
  await heading();
  expect(screen.queryByText('You wrote this.')).toBeNull();
  signIn(samples.article.authorUid);
  expect(await screen.findByText('You wrote this.')).toBeTruthy();
  await screen.findByRole('button', { name: 'Unpublish' });
  expect(await axeViolations(container)).toEqual([]);
});

test.each(writtenKinds)('a member can edit a %s of their own', async (kind) => {
  signIn(samples[kind].authorUid);
  await openSample(kind);
  const link = await screen.findByRole('link', { name: 'Edit' });
  expect(link.getAttribute('href')).toBe(`${itemPath(kind, samples[kind].id)}/edit`);
});

test('a member cannot change a knowledge product without being an editor', async () => {
  signIn(samples.knowledgeProduct.authorUid);
  await openSample('knowledgeProduct');
  expect(await screen.findByText('You wrote this.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('an author who unpublishes an item sees "Your content", and the item is no longer public', async () => {
  const { authorUid: uid, id, title } = samples.article;
  const data = createFakeData({ documents: sampleDocument('article') });
  data.signIn(uid);
  replaceMemberData(data);
  signIn(uid);
  const notices = jest.fn();
  const disconnect = connectNotices(notices);
  const { router, user } = await renderPage(itemPath('article', id), { data });
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe(
    `${itemPath('article', id)}/edit`,
  );
  expect(router.state.location.pathname).toBe('/new');
  expect(notices).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
  await router.navigate(-1);
  expect(await screen.findByText('You unpublished this')).toBeTruthy();
  disconnect();
});

test.each([
  ['draft', 'This is a draft'],
  ['archived', 'You unpublished this'],
] as const)('an author reads why an item that is %s is not public; others get the 404 page', async (status, why) => {
  const { authorUid: uid, id, title } = samples.article;
  const { publishedAt, ...fields } = storedSample('article');
  const documents = {
    [`articles/${id}`]: { ...fields, status, ...(status === 'archived' ? { publishedAt } : {}) },
  };
  const data = createFakeData({ documents });
  data.signIn(uid);
  replaceMemberData(data);
  signIn(uid);
  const { container, unmount } = await renderPage(itemPath('article', id), { data });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`${itemPath('article', id)}/edit`);
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  signIn('another');
  await renderPage(itemPath('article', id), { data });
  expect(await screen.findByText('404')).toBeTruthy();
});

test.each([
  ['another', false],
  [samples.article.authorUid, true],
])('a visitor with the uid %s (anonymous: %s) sees no actions', async (uid, isAnonymous) => {
  signIn(uid, isAnonymous);
  await openSample('article');
  await heading();
  expect(screen.queryByText('You wrote this.')).toBeNull();
});

test('a reader who saves an item is offered a link to the saved items, and one who removes it is not', async () => {
  const { user } = await openSample('article');
  await heading();
  const notices = jest.fn();
  const disconnect = connectNotices(notices);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(notices.mock.calls).toEqual([
    [{ type: 'success', id: 'save', text: 'Saved.', link: { to: '/saved', text: 'Show saved items' } }],
    [{ type: 'success', id: 'save', text: 'Removed.' }],
  ]);
  disconnect();
});
