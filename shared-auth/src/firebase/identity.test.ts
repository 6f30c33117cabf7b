import { act } from '@testing-library/react';
import { followOtherTabs, settledSession } from '../session/restoreSession';
import { getSession } from '../session/sessionStore';
import { resetSession } from '../testing';
import { ready } from './identity';

const sdk = { currentUser: null as object | null, authStateReady: () => Promise.resolve() };
jest.mock('firebase/auth', () => ({ onIdTokenChanged: () => undefined }));
jest.mock('./app', () => ({ openAuth: () => Promise.resolve(sdk) }));
jest.mock('./providers', () => ({ providerIds: [] }));
jest.mock('./emailActions', () => ({}));
jest.mock('./signIn', () => ({}));

/** Reports to this tab that another tab has removed or stored the session. */
const dispatch = (newValue: string | null) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'adp.session', newValue }));
  });

let stop: () => void;
beforeEach(async () => {
  sdk.currentUser = { uid: 'u1', providerData: [], metadata: {}, isAnonymous: false };
  localStorage.setItem('adp.session', '1');
  resetSession();
  await ready();
  stop = followOtherTabs();
});
afterEach(() => stop());

test('a session that another tab removes and stores again is restored, although the SDK reports no change', async () => {
  dispatch(null);
  expect(getSession().status).toBe('signed-out');
  dispatch('1');
  expect(await settledSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
});

test('a session whose user the SDK does not have is signed out, and remains stored', async () => {
  dispatch(null);
  sdk.currentUser = null;
  dispatch('1');
  expect(await settledSession()).toMatchObject({ status: 'signed-out', ended: null });
  expect(localStorage.getItem('adp.session')).toBe('1');
});

test('the reason why a session ended remains visible', async () => {
  resetSession({ status: 'signed-out', ended: 'user-disabled' });
  await ready();
  expect(getSession().ended).toBe('user-disabled');
});
