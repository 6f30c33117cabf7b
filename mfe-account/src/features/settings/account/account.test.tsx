import { resetSession } from '@adp/shared-auth/testing';
import { IdentityError } from '@adp/shared-auth/errors';
import { smallestUser } from '@adp/shared-data/testing';
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
  uid,
} from '../testing/renderSettings';

beforeEach(resetMocks);

const noChannels = { inApp: false };

test('the page has one heading and links to its sections', async () => {
  await renderSettings();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(links).toHaveLength(8);
  await screen.findByRole('table');
});

test('shows a message and a link to sign in when the session ends', async () => {
  await renderSettings();
  resetSession({ status: 'signed-out' });
  expect(await screen.findByText(/You are signed out/)).toBeTruthy();
  expect(describeElement(screen.getByRole('link', { name: 'Sign in' })).attribute('href')).toBe(
    '/login?next=%2Fsettings',
  );
});

describe('verifying the email address', () => {
  test('sends the email again, but not repeatedly', async () => {
    const { user } = await renderSettings({ user: { emailVerified: false } });
    await user.click(section('Account').getByRole('button', { name: 'Send the email again' }));
    await findStatus('Account', /The email was sent to .*ama@example.org/);
    await user.click(await section('Account').findByRole('button', { name: /Send the email again in \d+ seconds/ }));
    expect(mockIdentity.sendVerification).toHaveBeenCalledTimes(1);
  });

  test('links back to the page that the member was editing, on the page and in the email', async () => {
    const draft = '/new/article?draft=d1';
    const { user } = await renderSettings({
      user: { emailVerified: false },
      search: `?next=${encodeURIComponent(draft)}`,
    });
    await user.click(section('Account').getByRole('button', { name: 'Send the email again' }));
    await findStatus('Account', /The email was sent/);
    expect(mockIdentity.sendVerification).toHaveBeenCalledWith(draft);
    const back = section('Account').getByRole('link', { name: 'Continue where you left off' });
    expect(back.getAttribute('href')).toBe(draft);
  });

  test('shows an error without a network', async () => {
    mockIdentity.sendVerification.mockRejectedValueOnce(new IdentityError('network-request-failed'));
    const { user } = await renderSettings({ user: { emailVerified: false } });
    await user.click(section('Account').getByRole('button', { name: 'Send the email again' }));
    const alert = await section('Account').findByRole('alert');
    expect(describeElement(alert).text).toContain(
      'No connection. Nothing was lost. Try again when you are back online.',
    );
    expect(describeElement(alert).focused).toBe(true);
  });

  test('a verified email address is marked as verified', async () => {
    await renderSettings();
    expect(section('Account').getByText('Verified')).toBeTruthy();
    expect(section('Account').queryByRole('button', { name: /Send the email again/ })).toBeNull();
  });
});

describe('changing the email address', () => {
  const field = () => section('Account').getByRole('textbox', { name: 'New email address' });
  const send = () => section('Account').getByRole('button', { name: 'Send a link to the new address' });

  test('sends a link and explains when the email address changes', async () => {
    const { user, data } = await renderSettings();
    await user.type(field(), 'new@example.org');
    await user.click(send());
    await findStatus('Account', /We have sent a link to .*new@example.org.* will change when you open it/);
    expect(mockIdentity.changeEmail).toHaveBeenCalledWith('new@example.org');
    expect(await readNotifications(data)).toEqual([]);
  });

  test('adds a notification after the link has been opened', async () => {
    localStorage.setItem('adp.account.newAddress', JSON.stringify({ uid, email: 'ama@example.org' }));
    const { data } = await renderSettings();
    await findStatus('Account', /Your email address is now .*ama@example.org/);
    await waitFor(async () => expect(await readNotifications(data)).toEqual([['email_changed', undefined]]));
    expect(localStorage.getItem('adp.account.newAddress')).toBeNull();
  });

  test('an invalid email address stays in the field, and the error summary receives focus', async () => {
    const { user } = await renderSettings();
    await user.type(field(), 'nowhere');
    await user.click(send());
    expect(describeElement(await section('Account').findByRole('alert')).focused).toBe(true);
    expect(describeElement(field()).value).toBe('nowhere');
    expect(describeElement(field()).description).toMatch(/Enter an email address/);
    await user.clear(field());
    await user.type(field(), account.email ?? '');
    await user.click(send());
    expect(describeElement(field()).description).toBe('This is already your email address. Enter a different one.');
    expect(mockIdentity.changeEmail).not.toHaveBeenCalled();
  });

  test('an email address that is already in use shows an error and stays in the field', async () => {
    mockIdentity.changeEmail.mockRejectedValueOnce(new IdentityError('email-already-in-use'));
    const { user } = await renderSettings();
    await user.type(field(), 'new@example.org');
    await user.click(send());
    expect(describeElement(await section('Account').findByRole('alert')).text).toMatch(/already uses/);
    expect(describeElement(field()).value).toBe('new@example.org');
  });

  test('reauthenticates the member if the service requires it, then continues', async () => {
    mockIdentity.changeEmail.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
    const { user } = await renderSettings();
    await user.type(field(), 'new@example.org');
    await user.click(send());
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    const password = within(dialog).getByLabelText('Your password');
    expect(describeElement(password).focused).toBe(true);
    await user.type(password, 'secret{Enter}');
    await findStatus('Account', /We have sent a link/);
    expect(mockIdentity.reauthenticate).toHaveBeenCalledWith({ password: 'secret' });
    expect(mockIdentity.changeEmail).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(describeElement(send()).focused).toBe(true);
  });
});

describe('the dialog for reauthentication', () => {
  async function open(user: Parameters<typeof renderSettings>[0] = {}) {
    mockIdentity.changeEmail.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
    const view = await renderSettings(user);
    const field = section('Account').getByRole('textbox', { name: 'New email address' });
    await view.user.type(field, 'new@example.org{Enter}');
    const dialog = await screen.findByRole('dialog');
    return { ...view, dialog: within(dialog), field };
  }

  test('closes on Escape without an action, an error or lost input', async () => {
    const { user, field } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(describeElement(field).value).toBe('new@example.org');
    expect(section('Account').queryByRole('alert')).toBeNull();
    expect(mockIdentity.changeEmail).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(
        describeElement(section('Account').getByRole('button', { name: 'Send a link to the new address' })).attribute(
          'aria-disabled',
        ),
      ).toBeNull(),
    );
  });

  test('stays open with a wrong or missing password', async () => {
    mockIdentity.reauthenticate.mockRejectedValueOnce(new IdentityError('wrong-password'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(describeElement(dialog.getByLabelText('Your password')).description).toBe('Enter your password.');
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(describeElement(await dialog.findByRole('alert')).text).toContain(
      'The email address or the password is wrong.',
    );
    expect(describeElement(dialog.getByLabelText('Your password')).value).toBe('wrong');
  });

  test("offers the account's providers and continues after reauthentication with one of them", async () => {
    const { user, dialog } = await open({ user: { providerData: [google] } });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    expect(describeElement(dialog.getByRole('button', { name: 'Confirm with Google' })).focused).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Confirm with Google' }));
    await findStatus('Account', /We have sent a link/);
    expect(mockIdentity.reauthenticate).toHaveBeenCalledWith({ provider: 'google.com' });
  });

  test('sends a link that leads back to the settings, and continues after the link has been opened', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send me a link' }));
    expect(mockIdentity.sendSignInLink).toHaveBeenCalledWith('ama@example.org', '/settings#account');
    mockIdentity.hasRecentSignIn.mockResolvedValueOnce(false);
    await user.click(await dialog.findByRole('button', { name: 'I have opened the link' }));
    expect(await dialog.findByText(/has not been opened/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'I have opened the link' }));
    await findStatus('Account', /We have sent a link/);
  });
});

describe('the password', () => {
  const field = () => section('Account').getByLabelText('New password');

  test('can be changed, shows the rules during typing, and adds a notification', async () => {
    const { user, data } = await renderSettings();
    await user.type(field(), 'abc');
    expect(await section('Account').findByText('at least 6 characters')).toBeTruthy();
    await user.click(section('Account').getByRole('button', { name: 'Change password' }));
    expect(describeElement(field()).description).toMatch(/does not meet all the requirements/);
    expect(describeElement(field()).value).toBe('abc');
    await user.type(field(), 'defgh');
    await section('Account').findByRole('img', { name: 'done' });
    await user.click(section('Account').getByRole('button', { name: 'Change password' }));
    await findStatus('Account', /Your new password is now in use/);
    expect(mockIdentity.changePassword).toHaveBeenCalledWith('abcdefgh');
    await waitFor(async () => expect(await readNotifications(data)).toEqual([['password_changed', undefined]]));
  });

  test('can be set for an account without a password after reauthentication', async () => {
    mockIdentity.changePassword.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
    const { user, data } = await renderSettings({ user: { providerData: [google] } });
    await user.type(field(), 'abcdefgh');
    await section('Account').findByRole('img', { name: 'done' });
    await user.click(section('Account').getByRole('button', { name: 'Set a password' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm with Google' }));
    await findStatus('Account', /Your new password is now in use/);
    await waitFor(async () => expect(await readNotifications(data)).toEqual([['method_added', 'Email and password']]));
  });

  test('stays in the field with the reason if it is rejected', async () => {
    mockIdentity.changePassword.mockRejectedValueOnce(new IdentityError('weak-password'));
    const { user } = await renderSettings();
    await user.type(field(), 'abcdefgh');
    await section('Account').findByRole('img', { name: 'done' });
    await user.click(section('Account').getByRole('button', { name: 'Change password' }));
    expect(describeElement(await section('Account').findByRole('alert')).text).toMatch(
      /does not meet all the requirements/,
    );
    expect(describeElement(field()).value).toBe('abcdefgh');
  });

  test('requires an email address', async () => {
    await renderSettings({ user: { email: null, providerData: [google] } });
    expect(section('Account').getByText(/Add an email address to your account first/)).toBeTruthy();
    expect(section('Account').queryByLabelText('New password')).toBeNull();
  });

  test.each([
    [
      'who has disabled notifications',
      { notificationPrefs: { ...smallestUser.notificationPrefs, account: noChannels } },
      null,
    ],
    ['whose notification fails', {}, 503],
  ])('can be changed by a member %s', async (_, stored, status) => {
    const { user, data } = await renderSettings({ stored });
    await screen.findByRole('table');
    if (status) data.fail(status);
    await user.type(field(), 'abcdefgh');
    await section('Account').findByRole('img', { name: 'done' });
    await user.click(section('Account').getByRole('button', { name: 'Change password' }));
    await findStatus('Account', /Your new password is now in use/);
    data.fail(null);
    expect(await readNotifications(data)).toEqual([]);
  });
});
