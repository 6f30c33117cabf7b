import { connectNotices } from '@adp/app-contract';
import type * as authModule from '@adp/shared-auth';
import { getSession, loadIdentity, renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { resetSession } from '@adp/shared-auth/testing';
import { profiles } from '@adp/shared-data/member';
import {
  installFakeData,
  memberDocuments,
  replaceMemberData,
  signInForTest,
  testUser,
  type FakeData,
} from '@adp/shared-store/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { loadText } from '../../text';

jest.mock('@adp/shared-auth/grants', () => ({ readGrants: jest.fn(() => Promise.resolve({ programmes: [] })) }));
jest.mock('@adp/shared-auth', () => {
  const actual = jest.requireActual<typeof authModule>('@adp/shared-auth');
  return { ...actual, loadIdentity: jest.fn(actual.loadIdentity), renewToken: jest.fn(() => Promise.resolve(false)) };
});

const account = { name: 'mfe_account', origin: 'https://account.example', owns: ['/login'] };
const pages = {
  default: [
    { path: '/here', element: <h1>Front page</h1> },
    { path: '/next', element: <h1>Next</h1> },
  ],
  header: [{ path: '/list', element: <h1>List</h1> }],
};
const unread = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `notifications/n${index}`,
      {
        uid: testUser.uid,
        topic: 'account',
        event: 'joined',
        read: false,
        createdAt: new Date('2026-01-05T08:00:00Z'),
      },
    ]),
  );

let data: FakeData;
function open(documents: Readonly<Record<string, object>>) {
  data = installFakeData({ documents });
  return renderApp({ route: '/here', config: { apps: [account] }, pages });
}

// Load the menu's code first, because compiling it takes longer than a query's timeout.
beforeAll(() => Promise.all([loadText(), import('./MemberMenu')]));
afterEach(() => {
  act(() => signInForTest(null));
  replaceMemberData(undefined);
});

test('shows a link to sign in to visitors', async () => {
  renderApp({ route: '/here', config: { apps: [account] }, pages });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?next=%2Fhere');
});

test("shows a member's name, profile and unread notifications, fetched once per page", async () => {
  const reads = () => jest.mocked(data.reader.getMine).mock.calls.length;
  const { user } = open({ ...memberDocuments({ name: 'Amina B.', username: 'amina-b' }), ...unread(12) });
  jest.spyOn(data.reader, 'getMine');
  const button = await screen.findByRole('button', { name: /Amina B\..*9\+ unread/ });
  await user.click(button);
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/amina-b');
  expect(reads()).toBe(1);
});

test('fetches the number of unread notifications again on the next page', async () => {
  const { router } = open({ ...memberDocuments({ name: 'Amina B.' }), ...unread(1) });
  expect(await screen.findByRole('button', { name: /1 unread/ })).toBeTruthy();
  for (const [path, document] of Object.entries(unread(2))) data.put(path, document);
  await act(() => router.navigate('/next'));
  await waitFor(() => expect(screen.getByRole('button', { name: /2 unread/ })).toBeTruthy());
});

test("links a member without a profile to the welcome page, and shows the account's name", async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: /Amina/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/welcome'));
});

test('fetches the registry only for members with a role, and links to the apps of that role', async () => {
  const links = [
    { path: '/desk', label: { en: 'The desk' }, roles: ['reviewer'] },
    { path: '/login/edit', label: { en: 'Edit', fr: 'Modifier' }, programmes: ['apet'] },
  ];
  const registry = {
    apps: [
      { ...account, links: links.slice(1) },
      { name: 'mfe_desk', links: links.slice(0, 1) },
    ],
  };
  const fetchJson = jest.fn(() => Promise.resolve(new Response(JSON.stringify({ registry }))));
  Object.assign(globalThis, { fetch: fetchJson });
  jest.mocked(readGrants).mockResolvedValueOnce({ programmes: [] });
  const { user } = open(memberDocuments({ name: 'Amina B.' }));
  const button = await screen.findByRole('button', { name: /Amina B\./ });
  await user.click(button);
  expect(fetchJson).not.toHaveBeenCalled();
  jest.mocked(readGrants).mockResolvedValueOnce({ role: 'reviewer', programmes: ['apet'] });
  await user.click(button);
  await user.click(button);
  expect((await screen.findByRole('link', { name: 'The desk' })).getAttribute('href')).toBe('/desk');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/login/edit');
});

test('renews the token to detect a new role, without a new sign-in', async () => {
  const links = [{ path: '/desk', label: { en: 'The desk' }, roles: ['reviewer'] }];
  const registry = { apps: [{ name: 'mfe_desk', links }] };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(new Response(JSON.stringify({ registry })))) });
  jest.mocked(renewToken).mockImplementationOnce(() => {
    jest.mocked(readGrants).mockResolvedValueOnce({ role: 'reviewer', programmes: [] });
    return Promise.resolve(true);
  });
  const { user } = open({ ...memberDocuments({ name: 'Amina B.' }), ...unread(1) });
  await user.click(await screen.findByRole('button', { name: /Amina B\..*1 unread/ }));
  expect(await screen.findByRole('link', { name: 'The desk' })).toBeTruthy();
});

test.each([
  [
    'user-disabled',
    'us@site.example',
    /^This account has been closed.* write to .?us@site\.example.?\. Anything you were writing is saved/,
  ],
  ['user-disabled', undefined, /^This account has been closed, so you have been signed out\. Anything you were/],
  ['user-token-expired', 'us@site.example', /^Your session has ended\. .*Sign in again/],
] as const)('shows that a session ended with %s, with the contact %s', async (ended, contact, message) => {
  const notices: string[] = [];
  const disconnect = connectNotices(({ text }) => notices.push(text));
  renderApp({ route: '/here', config: { apps: [account], ...(contact && { contact }) }, pages });
  act(() => resetSession({ status: 'signed-out', ended }));
  await waitFor(() => expect(notices).toEqual([expect.stringMatching(message)]));
  disconnect();
});

test('shows only once that a session ended, even if another layout renders a new header', async () => {
  const notices: string[] = [];
  const disconnect = connectNotices(({ text }) => notices.push(text));
  const { router } = renderApp({ route: '/here', config: { apps: [account] }, pages });
  const end = () => act(() => resetSession({ status: 'signed-out', ended: 'user-token-expired' }));
  end();
  await waitFor(() => expect(notices).toHaveLength(1));
  await act(() => router.navigate('/list'));
  expect(screen.getByRole('heading', { name: 'List' })).toBeTruthy();
  // Let the header's effects finish.
  await act(() => import('./MemberMenu'));
  expect(notices).toHaveLength(1);
  act(() => signInForTest(null));
  end();
  await waitFor(() => expect(notices).toHaveLength(2));
  disconnect();
});

test('the menu stays closed after going back and forward to the page on which it was open', async () => {
  const { router, user } = open(memberDocuments({ name: 'Amina B.' }));
  await act(() => router.navigate('/next'));
  const button = await screen.findByRole('button', { name: /Amina B\./ });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Front page' });
  await act(() => router.navigate(1));
  await screen.findByRole('heading', { name: 'Next' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('shows the sign-in link and no data of the member after signing out', async () => {
  open(memberDocuments({ name: 'Amina B.' }));
  await screen.findByRole('button', { name: /Amina B\./ });
  act(() => signInForTest(null));
  expect(screen.queryByText(/Amina B\./)).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

describe('a profile with an unconfirmed email address', () => {
  const isVerified = jest.fn<Promise<boolean>, []>();
  const seen = () => data.reader.get(profiles, 'amina-b');
  beforeEach(() => {
    isVerified.mockReset().mockResolvedValue(false);
    jest.mocked(loadIdentity).mockResolvedValue({ isVerified } as never);
  });

  test('is published when the address is confirmed in any tab', async () => {
    open(memberDocuments({ name: 'Amina B.', username: 'amina-b', unconfirmed: true }));
    await screen.findByRole('button', { name: /Amina B\./ });
    await waitFor(() => expect(isVerified).toHaveBeenCalledTimes(1));
    expect(await seen()).toBeNull();
    isVerified.mockRejectedValueOnce(new Error('no network'));
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(isVerified).toHaveBeenCalledTimes(2));
    expect(await seen()).toBeNull();
    isVerified.mockResolvedValue(true);
    fireEvent(window, new Event('focus'));
    await waitFor(async () => expect(await seen()).toMatchObject({ name: 'Amina B.' }));
    // Once the profile is confirmed, the slot no longer checks the account.
    await waitFor(() => expect(getSession().profile).toMatchObject({ unconfirmed: undefined }));
    isVerified.mockClear();
    fireEvent(window, new Event('focus'));
    expect(isVerified).not.toHaveBeenCalled();
  });

  test('is not checked again after the address was confirmed', async () => {
    open(memberDocuments({ name: 'Amina B.', username: 'amina-b' }));
    await screen.findByRole('button', { name: /Amina B\./ });
    fireEvent(window, new Event('focus'));
    expect(isVerified).not.toHaveBeenCalled();
  });
});
