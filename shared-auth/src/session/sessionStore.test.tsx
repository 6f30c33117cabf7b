import { act, render, screen } from '@testing-library/react';
import { isMember, refuseVisitors } from '../guard/requireMember';
import { useSignedInUser } from '../member';
import { resetSession } from '../testing';
import { followOtherTabs, restoreSession, settledSession } from './restoreSession';
import { clearSession, getSession, setSession, useSession, type SessionUser } from './sessionStore';
import { rememberSession } from './storedSession';

const ready = jest.fn<Promise<void>, []>();
jest.mock('../firebase/identity', () => ({ ready: () => ready() }));

const user: SessionUser = {
  uid: 'u1',
  displayName: 'Amina',
  photoURL: null,
  email: 'amina@example.org',
  emailVerified: true,
  phoneNumber: null,
  tenantId: null,
  isAnonymous: false,
  providerData: [],
  createdAt: null,
  lastLoginAt: null,
};

beforeEach(() => {
  localStorage.clear();
  ready.mockReset();
  ready.mockImplementation(async () => setSession({ status: 'signed-in', user }));
  resetSession();
});

test('a browser without a session does not load the sign-in code', async () => {
  expect(getSession().status).toBe('signed-out');
  await restoreSession();
  expect((await settledSession()).status).toBe('signed-out');
  expect(ready).not.toHaveBeenCalled();
});

test('a browser with a stored session restores the session', async () => {
  rememberSession();
  expect(getSession().status).toBe('restoring');
  const session = await settledSession();
  expect([session.status, session.user?.uid, isMember(session)]).toEqual(['signed-in', 'u1', true]);
});

test('a page whose sign-in code does not load shows a signed-out visitor, and the session remains stored', async () => {
  rememberSession();
  ready.mockRejectedValue(new Error('no network'));
  expect((await settledSession()).status).toBe('signed-out');
  expect(localStorage.length).toBe(1);
});

test('signing out clears all data of the member', () => {
  rememberSession();
  setSession({ status: 'signed-in', user, profile: null });
  clearSession('user-disabled');
  expect(getSession()).toEqual({
    status: 'signed-out',
    user: null,
    profile: undefined,
    ended: 'user-disabled',
  });
  expect(localStorage.length).toBe(0);
});

describe('a change in another tab', () => {
  const stored = (newValue: string | null, key: string | null = 'adp.session') =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      await Promise.resolve();
    });
  let stop: () => void;
  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  test('signs this tab in', async () => {
    expect(getSession().status).toBe('signed-out');
    await stored('1');
    await settledSession();
    expect(getSession().status).toBe('signed-in');
  });

  test.each([['adp.session'], [null]])('signs this tab out if the key %s is removed', async (key) => {
    setSession({ status: 'signed-in', user });
    await stored(null, key);
    expect(getSession()).toMatchObject({ status: 'signed-out', user: null });
  });

  test('has no effect if it concerns another key', async () => {
    setSession({ status: 'signed-in', user });
    await stored(null, 'another.key');
    expect(getSession().status).toBe('signed-in');
  });
});

describe('the guard of members’ pages', () => {
  test('redirects a visitor to the sign-in page, which leads back with query and hash', async () => {
    expect(await refuseVisitors('/settings?a=b#privacy')).toBe('/login?next=%2Fsettings%3Fa%3Db%23privacy');
  });

  test('redirects an anonymous visitor', async () => {
    resetSession({ status: 'signed-in', user: { ...user, isAnonymous: true } });
    expect(await refuseVisitors('/settings')).toContain('/login');
  });

  test('waits for the session and admits a member', async () => {
    rememberSession();
    expect(await refuseVisitors('/settings')).toBeUndefined();
  });
});

function Status() {
  const { status } = useSession();
  return <p>{status}</p>;
}

test('useSession follows changes to the session', () => {
  render(<Status />);
  expect(screen.getByText('signed-out')).toBeTruthy();
  act(() => setSession({ status: 'signed-in', user }));
  expect(screen.getByText('signed-in')).toBeTruthy();
});

test('useSignedInUser throws with advice on a page without a guard', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Page() {
    return <p>{useSignedInUser().uid}</p>;
  }
  expect(() => render(<Page />)).toThrow(/give it the access "members", or use useSession/);
  error.mockRestore();
});
