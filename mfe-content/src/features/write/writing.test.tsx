import 'fake-indexeddb/auto';
import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData } from '@adp/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import { pictured, signIn, toValues } from '../../api/outbox/testing/written';
import { drafts } from '../../lib/drafts/drafts';
import { emptyDevice, newDraft } from '../../lib/drafts/testing/device';
import { memberKinds } from '../../lib/kinds';
import { editPath, writePath } from '../../paths';
import { renderPage } from '../../testing/renderPage';
import { samples, storedSample } from '../../testing/samples';

const { authorUid } = samples.article;
const item = `articles/${samples.article.id}`;

async function open(
  address: string,
  { uid = authorUid as string | null, documents = {} as Record<string, object> } = {},
) {
  const data = createFakeData({ documents });
  data.signIn(uid);
  if (uid === null) resetSession();
  else signIn(uid);
  replaceMemberData(data);
  return { ...(await renderPage(address, { data, wide: false })), data };
}

const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  emptyDevice();
});
afterEach(async () => {
  for (const { key } of await drafts.list()) await drafts.remove(key);
  resetSession();
});

test('the URL of a sent draft redirects to the page for editing its item', async () => {
  const { id, title: sent } = samples.article;
  const { router } = await open(writePath('article', id), { documents: { [item]: storedSample('article') } });
  await waitFor(async () => expect((await title()).value).toBe(sent));
  expect(router.state.location.pathname).toBe(editPath('article', id));
});

test.each(memberKinds)('submitting an empty form of a %s lists the errors and moves focus there', async (kind) => {
  const { user } = await open(writePath(kind, 'one'), { uid: null });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy();
  await user.click(await button('Publish'));
  await waitFor(() => {
    const [summary = document.body] = screen.getAllByRole('alert');
    expect(within(summary).getAllByRole('link').length).toBeGreaterThan(2);
    expect(document.activeElement).toBe(summary);
  });
});

test('a URL without a draft id is replaced by a URL with an id', async () => {
  const { router } = await open(writePath('article'), { uid: null });
  await title();
  expect(router.state.location.search).toMatch(/^\?draft=\w{20}$/);
  expect(router.state.historyAction).not.toBe('PUSH');
});

test('the preview marks the language of the title, and its placeholder has the language of the page', async () => {
  await drafts.save(newDraft({ key: 'mine', owner: null, values: { title: '', lang: 'fr' } }));
  const { user } = await open(writePath('article', 'mine'), { uid: null });
  await user.click(await button('Show the preview'));
  expect((await screen.findByText('Untitled')).getAttribute('lang')).toBeNull();
  await user.type(await title(), 'Un plan');
  expect((await screen.findByText('Un plan', { selector: 'p' })).getAttribute('lang')).toBe('fr');
});

test('the preview shows the card with the small size of a cover that is only on this device', async () => {
  const values = toValues('A plan', pictured('large', 'small'));
  await drafts.save(newDraft({ key: 'mine', owner: null, values }));
  const { user, container } = await open(writePath('article', 'mine'), { uid: null });
  await user.click(await button('Show the preview'));
  await waitFor(() =>
    expect(container.querySelector('article img')?.getAttribute('src')).toBe(`data:image/webp;base64,${btoa('small')}`),
  );
});

test("another member's draft on this device is not shown", async () => {
  await drafts.save(newDraft({ key: 'theirs', owner: 'somebody', values: { title: 'A secret plan' } }));
  await open(writePath('article', 'theirs'));
  expect(await screen.findByRole('heading', { name: 'This text belongs to another member' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('A secret plan');
});

test("the form of a signed-out member's draft asks to sign in, with a link that leads back", async () => {
  await drafts.save(newDraft({ key: 'mine', owner: authorUid, values: { title: 'My plan' } }));
  await open(writePath('article', 'mine'), { uid: null });
  const link = await within(await screen.findByRole('main')).findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/new/article?draft=mine')}`);
});

test("other drafts of the kind are listed with their times, except other members' drafts", async () => {
  for (const [key, owner] of [
    ['a', authorUid],
    ['b', null],
    ['c', 'somebody'],
  ] as const)
    await drafts.save(newDraft({ key, owner, values: { title: `Text ${key}` } }));
  await drafts.save(newDraft({ key: 'e', kind: 'event', owner: authorUid, values: { title: 'An event' } }));
  await open(writePath('article', 'new-one'));
  const list = await screen.findByRole('region', { name: 'You have 2 more unfinished texts on this device' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Text b', 'Text a']);
  expect(list.querySelectorAll('time[datetime]')).toHaveLength(2);
});

test('a conflicting change shows both versions, and the form continues with the chosen version', async () => {
  const stored = { ...storedSample('article'), title: 'Saved version' };
  await drafts.save(
    newDraft({
      key: samples.article.id,
      owner: authorUid,
      base: { version: 'an older one', status: 'published' },
      values: { ...newDraft().values, title: 'What I wrote', lang: 'en' },
    }),
  );
  const { user } = await open(editPath('article', samples.article.id), { documents: { [item]: stored } });
  const notice = await screen.findByRole('region', { name: 'This was changed elsewhere' });
  expect(notice.textContent).toContain('Saved version');
  expect(notice.textContent).toContain('What I wrote');
  expect((await title()).value).toBe('What I wrote');
  await user.click(within(notice).getByRole('button', { name: 'Use the saved version' }));
  await waitFor(async () => expect((await title()).value).toBe('Saved version'));
  expect(screen.queryByText('This was changed elsewhere')).toBeNull();
});

test("there is no form for another member's item", async () => {
  await open(editPath('article', samples.article.id), {
    uid: 'another',
    documents: { [item]: storedSample('article') },
  });
  expect(await screen.findByText(/This item is not in your account/)).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('an item that cannot be read shows an error and a button to retry', async () => {
  const data = createFakeData({ documents: { [item]: storedSample('article') } });
  data.signIn(authorUid);
  signIn(authorUid);
  replaceMemberData(data);
  data.fail('network');
  const { user } = await renderPage(editPath('article', samples.article.id), { data, wide: false });
  await screen.findByRole('alert');
  data.fail(null);
  await user.click(await button('Try again'));
  expect((await title()).value).toBe(samples.article.title);
});
