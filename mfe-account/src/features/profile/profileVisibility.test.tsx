import { getSession, settledSession } from '@adp/shared-auth';
import type * as authModule from '@adp/shared-auth';
import { resetSession } from '@adp/shared-auth/testing';
import { appeals } from '@adp/shared-data/moderation';
import { createFakeData, smallestUser } from '@adp/shared-data/testing';
import { installDialog } from '@adp/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { memberSession, profileDocuments } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';
import { loadProfile } from './page';

jest.mock('@adp/shared-auth', () => {
  const actual = jest.requireActual<typeof authModule>('@adp/shared-auth');
  return { ...actual, settledSession: jest.fn(actual.settledSession) };
});

const heading = () => screen.findByRole('heading', { level: 1, name: 'Amina Diallo' });
const notFound = () => screen.findByText('404');

afterEach(() => {
  jest.mocked(settledSession).mockClear();
  jest.restoreAllMocks();
  resetSession();
});

const members = profileDocuments({ visibility: 'members', listed: false });
const hidden = profileDocuments({ visibility: 'hidden', listed: false });

test.each([
  ['that does not exist', {}],
  ['that only members may see', members],
  ['that is hidden', hidden],
])('a profile %s is a 404 for visitors', async (_, documents) => {
  await renderPage('/amina', { documents });
  expect(await notFound()).toBeTruthy();
});

test('a profile for members is visible to members but not to visitors with an anonymous session', async () => {
  await renderPage('/amina', { documents: members, session: memberSession('other') });
  expect(await heading()).toBeTruthy();
  document.body.replaceChildren();
  await renderPage('/amina', { documents: members, session: memberSession('guest', { isAnonymous: true }) });
  expect(await notFound()).toBeTruthy();
});

test("the member's own profile can be shared but not reported", async () => {
  await renderPage('/amina', { documents: profileDocuments(), session: memberSession('amina-uid') });
  await heading();
  expect(screen.getByText('Share this profile')).toBeTruthy();
  expect(screen.queryByText(/^Report/)).toBeNull();
  document.body.replaceChildren();
  await renderPage('/amina', { documents: profileDocuments(), session: memberSession('other') });
  await heading();
  expect(screen.getByText(/^Report/)).toBeTruthy();
});

test('a hidden profile is visible only to its owner, with a notice, and cannot be shared', async () => {
  await renderPage('/amina', { documents: hidden, session: memberSession('amina-uid') });
  await heading();
  expect(screen.getByText(/Only you can see it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/edit-profile');
  expect(screen.queryByText('Share this profile')).toBeNull();
  document.body.replaceChildren();
  await renderPage('/amina', { documents: hidden, session: memberSession('other') });
  expect(await notFound()).toBeTruthy();
});

test('a profile with an unconfirmed email address is visible only to its owner until the confirmation', async () => {
  const documents = profileDocuments({ unconfirmed: true });
  const session = { ...memberSession('amina-uid', { emailVerified: false }) };
  await renderPage('/amina', { documents, session });
  await heading();
  expect(screen.getByText(/Others can see it once you verify your email address/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe('/settings');
  expect(screen.queryByText('Share this profile')).toBeNull();
  // Another part of the page has already saved the profile.
  const { username, name, notificationPrefs } = { ...smallestUser, username: 'amina', name: 'Amina Diallo' };
  act(() => resetSession({ ...memberSession('amina-uid'), profile: { username, name, notificationPrefs } }));
  expect(screen.queryByText(/confirmed your email address/)).toBeNull();
  expect(screen.getByText('This is your profile.')).toBeTruthy();
  expect(screen.getByText('Share this profile')).toBeTruthy();
  document.body.replaceChildren();
  await renderPage('/amina', { documents, session: memberSession('other') });
  expect(await notFound()).toBeTruthy();
});

describe('a profile that reviewers hide', () => {
  const removal = {
    authorUid: 'amina-uid',
    username: 'amina',
    title: 'Amina Diallo',
    status: 'removed',
    revision: 1,
  };
  const at = new Date('2026-11-20T08:00:00Z');
  const reason = 'It is of somebody else.';
  const removed = {
    ...profileDocuments({ removed: true }),
    'tombstones/profiles/items/amina': { removedAt: at, reason },
    'profile_removals/amina-uid': { ...removal, reason, at },
  };

  test.each([
    ['a visitor', {}],
    ['another member', { session: memberSession('other') }],
  ])('is a 410 for %s, with date and reason', async (_, session) => {
    await renderPage('/amina', { documents: removed, ...session });
    expect(await notFound()).toBeTruthy();
    const thrown: unknown = await loadProfile('amina').catch((response: unknown) => response);
    if (!(thrown instanceof Response)) throw new Error('It has answered.');
    expect(thrown.status).toBe(410);
    expect(await thrown.json()).toEqual({ kind: 'profile', removedAt: at.toISOString(), reason, id: 'amina' });
  });

  test('shows the reason to its owner, who can appeal once', async () => {
    installDialog();
    const { data, user } = await renderPage('/amina', {
      documents: removed,
      session: memberSession('amina-uid'),
    });
    await heading();
    expect(await screen.findByText(/^This is your profile. Reviewers hid it on 20 November 2026/)).toBeTruthy();
    expect(screen.getByText(/^Reason from the reviewer: .*somebody else/)).toBeTruthy();
    expect(screen.queryByText('Share this profile')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    await send();
    expect(dialog.getByText('Enter the reasons for your appeal.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reasons for your appeal'), ' It is my own name. ');
    await send();
    const outcome = await screen.findByText('You have appealed. A reviewer will decide.');
    expect(document.activeElement).toBe(outcome);
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    const sent = await data.reader.getMine(appeals, 'profile_removals_amina-uid');
    expect(sent?.item).toMatchObject({ status: 'open', text: 'It is my own name.', authorUid: 'amina-uid' });
  });
});

test.each([
  ['public', 'This is your profile.'],
  ['members', 'This is your profile. Only signed-in members can see it.'],
] as const)('the owner sees the visibility of a profile that is %s', async (visibility, words) => {
  await renderPage('/amina', {
    documents: profileDocuments({ visibility, listed: false }),
    session: memberSession('amina-uid'),
  });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('content for members disappears with the session', async () => {
  const { data } = await renderPage('/amina', { documents: members, session: memberSession('other') });
  await heading();
  data.signIn(null);
  resetSession({ status: 'signed-out' });
  expect(await notFound()).toBeTruthy();
  expect(screen.queryByText('Amina Diallo')).toBeNull();
});

test('a public profile is shown before the session has been restored', async () => {
  await renderPage('/amina', { documents: profileDocuments(), session: { status: 'restoring' } });
  expect(await heading()).toBeTruthy();
  expect(getSession().status).toBe('restoring');
  expect(settledSession).not.toHaveBeenCalled();
});

test('a profile for members is shown only after the session has been restored', async () => {
  const data = createFakeData({ documents: members });
  jest.mocked(settledSession).mockImplementationOnce(() => {
    data.signIn('other');
    resetSession(memberSession('other'));
    return Promise.resolve(getSession());
  });
  await renderPage('/amina', { data, session: { status: 'restoring' } });
  expect(await heading()).toBeTruthy();
});
