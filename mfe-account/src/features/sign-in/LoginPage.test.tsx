import { connectNotices, type Notice } from '@adp/app-contract';
import { screen, waitFor } from '@testing-library/react';
import { IdentityError } from '@adp/shared-auth/errors';
import { renderPage } from '../../testing/renderPage';

const mockRecaptcha = jest.fn(() => Promise.resolve());
const mockSignIn = jest.fn<Promise<string | null>, [string, string]>();
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () =>
    Promise.resolve({
      signInWithPassword: mockSignIn,
      finishRedirect: () => Promise.resolve(null),
      loadRecaptchaConfig: mockRecaptcha,
    }),
}));

let mockDownloads = 0;
jest.mock('./SendLinkForm', () => ({
  loadSendLinkForm: () => {
    mockDownloads += 1;
    if (mockDownloads === 1) return Promise.reject(new Error('It did not come.'));
    return jest.requireActual<{ loadSendLinkForm: () => Promise<unknown> }>('./SendLinkForm').loadSendLinkForm();
  },
}));

let notices: Notice[];
let disconnect: () => void;
beforeEach(() => {
  notices = [];
  disconnect = connectNotices((notice) => notices.push(notice));
});
afterEach(() => disconnect());

test.each([
  ['could not be linked is named in an error message', 'google.com', [/but Google could not be added/]],
  ['was linked causes no message', null, []],
] as const)('a sign-in method that %s', async (_, unlinked, expected) => {
  mockSignIn.mockResolvedValue(unlinked);
  const { user } = await renderPage('/login');
  await user.type(await screen.findByLabelText('Email address'), 'amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'a sound password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(mockSignIn).toHaveBeenCalledWith('amina@example.org', 'a sound password'));
  await waitFor(() =>
    expect(notices.map(({ text }) => text)).toEqual(expected.map((words) => expect.stringMatching(words))),
  );
});

test('the reCAPTCHA configuration is loaded once, before the form is submitted', async () => {
  mockRecaptcha.mockClear();
  await renderPage('/login');
  await screen.findByLabelText('Email address');
  await waitFor(() => expect(mockRecaptcha).toHaveBeenCalledTimes(1));
});

test('the email link form can be retried after it fails to load, and a password still signs in', async () => {
  const { user } = await renderPage('/login');
  await user.type(await screen.findByLabelText('Email address'), 'amina@example.org');
  expect(mockDownloads).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign in with a password' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('amina@example.org');
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
});

test('a member whose password no longer meets the requirements is asked to reset it', async () => {
  mockSignIn.mockRejectedValueOnce(new IdentityError('password-outdated'));
  const { user } = await renderPage('/login');
  await user.type(await screen.findByLabelText('Email address'), 'amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no longer meets the requirements of this site');
  expect(screen.queryByText(/requirements below/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set a new password' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
});
