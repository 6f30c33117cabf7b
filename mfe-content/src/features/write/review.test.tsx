import 'fake-indexeddb/auto';
import { articles } from '@adp/shared-data/article';
import { renewToken } from '@adp/shared-auth';
import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import { signIn } from '../../api/outbox/testing/written';
import { drafts } from '../../lib/drafts/drafts';
import { emptyDevice } from '../../lib/drafts/testing/device';
import { editPath, writePath } from '../../paths';
import { renderPage } from '../../testing/renderPage';
import { samples, storedSample } from '../../testing/samples';

jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  renewToken: jest.fn(() => Promise.resolve(false)),
}));

const { authorUid: uid, id } = samples.article;
const settings = { 'settings/publishing': { approvals: 2, changedBy: 'zuri', changedAt: new Date(0) } };
const trusted = { [`approvals/${uid}`]: { count: 2, collection: 'articles', item: 'x' } };

/** Opens the form of an article with the specified status. By default, the member is not trusted. */
async function open(status: string, documents: Record<string, object> = settings) {
  const { publishedAt, ...article } = storedSample('article');
  const wasPublic = ['published', 'archived', 'removed'].includes(status);
  const stored = { ...article, status, ...(wasPublic && { publishedAt }) };
  const data = createFakeData({ documents: { [`articles/${id}`]: stored, ...documents } });
  data.signIn(uid);
  signIn(uid);
  replaceMemberData(data);
  const getStatus = async () => (await data.reader.getMine(articles, id))?.item.status;
  return { ...(await renderPage(editPath('article', id), { data, wide: false })), getStatus };
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  emptyDevice();
});
afterEach(async () => {
  for (const { key } of await drafts.list()) await drafts.remove(key);
  replaceMemberData(undefined);
  resetSession();
});

test('an untrusted member submits for review, and sees why and how many approvals are missing', async () => {
  const { user, getStatus, router } = await open('draft');
  const submit = await button('Submit for review');
  expect(screen.getByText(/After 2 more approved items, you can publish without review/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/new'));
  expect(await getStatus()).toBe('in_review');
});

test("a returned item shows the reviewer's reason above the form, and can be submitted again", async () => {
  const review = { status: 'returned', reason: 'Name your sources.', authorUid: uid, at: new Date(0) };
  const { user, getStatus } = await open('returned', { ...settings, [`reviews/articles/items/${id}`]: review });
  const notice = await screen.findByRole('region', { name: 'A reviewer returned this to you' });
  await waitFor(() => expect(notice.textContent).toContain('Name your sources.'));
  await user.click(await button('Submit for review'));
  await waitFor(async () => expect(await getStatus()).toBe('in_review'));
});

test('without review, a returned item can be published, and no text mentions submitting', async () => {
  const review = { status: 'returned', reason: 'Name your sources.', authorUid: uid, at: new Date(0) };
  const { user, getStatus } = await open('returned', { [`reviews/articles/items/${id}`]: review });
  expect(await screen.findByText('You can edit it and publish it.')).toBeTruthy();
  expect(await button('Save without publishing')).toBeTruthy();
  await user.click(await button('Publish'));
  await waitFor(async () => expect(await getStatus()).toBe('published'));
});

test('the form of a public item warns that submitting a change unpublishes it until approval', async () => {
  await open('published');
  expect(await button('Submit changes for review')).toBeTruthy();
  expect(screen.getByText(/it will be unpublished until a reviewer approves it/)).toBeTruthy();
});

test.each([
  ['a trusted member schedules', { ...settings, ...trusted }],
  ['without review, every member schedules', {}],
])('%s with a date, a time and a time zone', async (_, documents) => {
  const { user, getStatus } = await open('draft', documents);
  await user.click(await button('Schedule'));
  await user.click(await button('Schedule publication'));
  expect(await screen.findByText('Choose a date and a time.')).toBeTruthy();
  const field = screen.getByLabelText('Date and time');
  fireEvent.change(field, { target: { value: '2001-01-01T09:00' } });
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  fireEvent.change(field, { target: { value: soon } });
  await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC');
  await user.click(await button('Schedule publication'));
  await waitFor(async () => expect(await getStatus()).toBe('scheduled'));
});

test('a scheduled item shows its time, and can be changed back to a draft', async () => {
  const schedule = { authorUid: uid, publishAt: new Date('2027-03-01T08:00:00Z') };
  const documents = { ...settings, ...trusted, [`schedules/articles/items/${id}`]: schedule };
  const { user, getStatus } = await open('scheduled', documents);
  const notice = await screen.findByRole('region', { name: 'This is scheduled' });
  await waitFor(() => expect(notice.textContent).toContain('1 March 2027'));
  expect(await button('Change the time')).toBeTruthy();
  await user.click(await button('Change back to a draft'));
  await waitFor(async () => expect(await getStatus()).toBe('draft'));
});

test('a removed item has no form', async () => {
  await open('removed');
  expect(await screen.findByRole('link', { name: 'View the reason and appeal' })).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('without review, every member can publish', async () => {
  await open('draft', {});
  expect(await button('Publish')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  expect(await button('Save as a draft')).toBeTruthy();
});

const version = (revision: number, title: string) => ({
  [`revisions/articles/items/${id}/versions/${revision}`]: {
    ...storedSample('article'),
    title,
    revision,
    savedAt: new Date('2026-11-01T08:00:00Z'),
  },
});

test('an earlier version can be compared with the form, restored, and sent like any change', async () => {
  const documents = { ...version(1, 'As it was at first'), ...version(2, samples.article.title) };
  const { user, container } = await open('published', documents);
  await user.click(await button('Show earlier versions'));
  await user.click(await button('Compare with version 2'));
  expect(await screen.findByText('This version is the same as the form.')).toBeTruthy();
  await user.click(await button('Compare with version 1'));
  const history = within(screen.getByRole('region', { name: 'Earlier versions' }));
  const marks = (name: string) =>
    [...container.querySelectorAll(`dd ${name}`)].map((mark) => mark.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(marks('del')).toEqual(['removed: As it was at first end']);
  expect(marks('ins')).toEqual([`added: ${samples.article.title} end`]);
  expect(history.getAllByRole('definition').map((side) => side.firstChild?.textContent)).toEqual([
    ...['In the form', 'In this version'],
  ]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(await button('Use version 1'));
  expect(await screen.findByText('Version 1 is now in the form.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('As it was at first');
  // The previous text of the form is saved as a separate draft.
  const titles = async () => (await drafts.list()).map(({ values }) => values['title']).sort();
  await waitFor(async () => expect(await titles()).toEqual(['As it was at first', samples.article.title].sort()));
});

test('versions before the last 50 load on request, and focus moves to the first of these versions', async () => {
  const documents = Object.assign(
    {},
    ...Array.from({ length: 60 }, (_, index) => version(index + 1, 'Before')),
  ) as object;
  const { user } = await open('published', { ...documents });
  await user.click(await button('Show earlier versions'));
  await screen.findByRole('button', { name: 'Compare with version 11' });
  expect(screen.queryByRole('button', { name: 'Compare with version 10' })).toBeNull();
  await user.click(await button('Show older versions'));
  await screen.findByRole('button', { name: 'Compare with version 1' });
  expect(document.activeElement?.textContent).toBe('Compare with version 10');
  expect(screen.getAllByRole('button', { name: /^Compare with version/ })).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull();
});

test('a member who has just become an editor can write a knowledge product without signing in again', async () => {
  const data = createFakeData();
  data.signIn('zuri');
  signIn('zuri');
  const grants = jest
    .fn()
    .mockResolvedValueOnce({})
    .mockResolvedValue({ programmes: ['apet'] });
  replaceMemberData({ ...data, grants });
  jest.mocked(renewToken).mockResolvedValueOnce(true);
  await renderPage(writePath('knowledgeProduct'), { data, wide: false });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeTruthy();
});

test.each([
  ['an editor of its programme', { programmes: ['apet'] }],
  ['a reviewer', { role: 'reviewer' }],
])("%s can read and restore earlier versions of a colleague's item, except drafts", async (_, grants) => {
  const { id } = samples.knowledgeProduct;
  const product = { ...storedSample('knowledgeProduct'), programme: 'apet' };
  const version = (revision: number, more: object) => ({
    [`revisions/knowledge_products/items/${id}/versions/${revision}`]: {
      ...product,
      revision,
      savedAt: new Date('2026-11-01T08:00:00Z'),
      ...more,
    },
  });
  const data = createFakeData({
    documents: {
      [`knowledge_products/${id}`]: product,
      ...version(1, { title: 'A draft of a colleague', status: 'draft' }),
      ...version(2, { title: 'As it was at first' }),
    },
  });
  data.signIn('zuri', grants);
  signIn('zuri');
  replaceMemberData(data);
  const { user } = await renderPage(editPath('knowledgeProduct', id), { data, wide: false });
  await user.click(await button('Show earlier versions'));
  await user.click(await button('Compare with version 2'));
  expect(screen.queryByRole('button', { name: 'Compare with version 1' })).toBeNull();
  await user.click(await button('Use version 2'));
  expect(await screen.findByText('Version 2 is now in the form.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('As it was at first');
});
