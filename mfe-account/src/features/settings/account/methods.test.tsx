import { IdentityError } from '@adp/shared-auth/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { mockIdentity } from '../testing/identity';
import {
  account,
  google,
  renderSettings,
  resetMocks,
  findStatus,
  section,
  describeElement,
  readNotifications,
} from '../testing/renderSettings';

beforeEach(resetMocks);

describe('sign-in methods', () => {
  const methods = () => section('Sign-in methods');

  test('are listed with their email addresses, and the last one cannot be removed', async () => {
    await renderSettings();
    const only = methods().getByRole('button', { name: 'Remove Email and password' });
    expect(describeElement(only).disabled).toBe(true);
    expect(describeElement(only).description).toMatch(/only sign-in method/);
    expect(methods().getByText('ama@example.org')).toBeTruthy();
    expect(methods().getByText(/20 November 2026/)).toBeTruthy();
  });

  test('include a linked provider, with a notification', async () => {
    const { user, data } = await renderSettings();
    await user.click(methods().getByRole('button', { name: 'Connect GitHub' }));
    await findStatus('Sign-in methods', /sign in with GitHub too/);
    expect(mockIdentity.linkProvider).toHaveBeenCalledWith('github.com', 'popup');
    await waitFor(async () => expect(await readNotifications(data)).toEqual([['method_added', 'GitHub']]));
  });

  test('can be linked by redirect if no pop-up opens', async () => {
    mockIdentity.linkProvider.mockRejectedValueOnce(new IdentityError('popup-blocked'));
    const { user } = await renderSettings();
    await user.click(methods().getByRole('button', { name: 'Connect Google' }));
    await user.click(await methods().findByRole('button', { name: 'Continue in this window' }));
    await waitFor(() => expect(mockIdentity.linkProvider).toHaveBeenLastCalledWith('google.com', 'redirect'));
    expect(sessionStorage.getItem('adp.account.linking')).toBe('google.com');
  });

  test('include a provider that was linked by redirect', async () => {
    sessionStorage.setItem('adp.account.linking', 'google.com');
    mockIdentity.finishRedirect.mockResolvedValueOnce(true);
    await renderSettings();
    await findStatus('Sign-in methods', /sign in with Google too/);
    expect(mockIdentity.finishRedirect).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('adp.account.linking')).toBeNull();
  });

  test('show the error of a failed redirect', async () => {
    sessionStorage.setItem('adp.account.linking', 'google.com');
    mockIdentity.finishRedirect.mockRejectedValueOnce(new IdentityError('credential-already-in-use'));
    await renderSettings();
    expect(describeElement(await methods().findByRole('alert')).text).toMatch(/already uses this/);
  });

  test('show no error when the member closes the pop-up', async () => {
    mockIdentity.linkProvider.mockRejectedValueOnce(new IdentityError('popup-closed-by-user'));
    const { user } = await renderSettings();
    await user.click(methods().getByRole('button', { name: 'Connect Google' }));
    await methods().findByRole('button', { name: 'Connect Google' });
    expect(methods().queryByRole('alert')).toBeNull();
  });

  test('can be removed, even after a failed attempt', async () => {
    mockIdentity.unlinkProvider.mockRejectedValueOnce(new IdentityError('network-request-failed'));
    const { user, data } = await renderSettings({ user: { providerData: [...account.providerData, google] } });
    expect(methods().getByText('ama@gmail.example')).toBeTruthy();
    await user.click(methods().getByRole('button', { name: 'Remove Google' }));
    await user.click(await methods().findByRole('button', { name: 'Try again' }));
    await findStatus('Sign-in methods', /no longer sign in with Google/);
    await waitFor(async () => expect(await readNotifications(data)).toEqual([['method_removed', 'Google']]));
  });

  test('require reauthentication if the service asks for it', async () => {
    mockIdentity.unlinkProvider.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
    const { user } = await renderSettings({ user: { providerData: [...account.providerData, google] } });
    await user.click(methods().getByRole('button', { name: 'Remove Google' }));
    await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
    await findStatus('Sign-in methods', /no longer sign in with Google/);
  });
});

test('a member who signs in with email links can set a password', async () => {
  const emailLink = { providerId: 'emailLink', email: 'ama@example.org', displayName: null };
  mockIdentity.changePassword.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
  const { user } = await renderSettings({ user: { providerData: [emailLink] } });
  expect(section('Sign-in methods').getByText('Email link')).toBeTruthy();
  await user.type(section('Account').getByLabelText('New password'), 'long enough');
  await user.click(section('Account').getByRole('button', { name: 'Set a password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Send me a link' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Use a password' }));
  expect(dialog.getByLabelText('Your password')).toBeTruthy();
});
