import { getSession } from '@adp/shared-auth';
import { users } from '@adp/shared-data/member';
import { alertSettings } from '@adp/shared-data/alerts';
import { notifications } from '@adp/shared-data/notification';
import type { smallestUser, FakeData } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { holdRequests } from '../../../testing/holdRequests';
import { mockIdentity } from '../testing/identity';
import {
  frontPage,
  renderSettings,
  resetMocks,
  findStatus,
  section,
  setOnline,
  describeElement,
  uid,
} from '../testing/renderSettings';

beforeEach(resetMocks);

const storedNow = async (data: FakeData) => (await data.reader.getMine(users, uid))?.item;

/** Changes the document as another device would, after the page has read it. */
async function changeElsewhere(data: FakeData, change: Partial<typeof smallestUser>) {
  const before = await data.reader.getMine(users, uid);
  if (!before) throw new Error('no document');
  const { createdAt, updatedAt, revision, ...draft } = before.item;
  await data.writer.saveMember({ uid, before, user: { ...draft, ...change } });
}

describe('a new member', () => {
  test('is linked to the welcome page and can delete the account', async () => {
    await renderSettings({ stored: null });
    for (const name of ['Sign out on all devices', 'Notifications', 'Privacy'])
      expect(describeElement(await section(name).findByRole('link', { name: 'Choose a name' })).attribute('href')).toBe(
        '/welcome?next=%2Fsettings',
      );
    expect(section('Delete account').queryByRole('group')).toBeNull();
  });
});

test('can retry a failed read of the document', async () => {
  const { user, data } = await renderSettings({ prepare: (platform) => setOnline(platform, false) });
  const again = await section('Privacy').findByRole('button', { name: 'Try again' });
  expect(describeElement(section('Privacy').getByRole('alert')).text).toContain('You are offline');
  setOnline(data, true);
  await user.click(again);
  expect(describeElement(await section('Privacy').findByRole('radio', { name: /^Everyone/ })).checked).toBe(true);
});

describe('signing out on all devices', () => {
  const start = () => section('Sign out on all devices').findByRole('button', { name: 'Sign out on all devices' });
  const sure = async () => within(await screen.findByRole('dialog', { name: 'Sign out on all devices?' }));

  test('explains when other devices are signed out', async () => {
    await renderSettings();
    expect(section('Sign out on all devices').getByText(/when it next opens a page of this site/)).toBeTruthy();
    expect(section('Sign out on all devices').getByText(/immediately ends all other sessions/)).toBeTruthy();
  });

  test('stores the time, adds a notification and signs out on this device', async () => {
    const view = await renderSettings();
    const { user, data } = view;
    await user.click(await start());
    await user.click((await sure()).getByRole('button', { name: 'Sign out on all devices' }));
    await frontPage(view);
    // The stored time is in whole seconds of the service's clock, like sign-in times.
    expect(await storedNow(data)).toMatchObject({ signedOutBefore: new Date('2026-11-21T12:00:00Z') });
    expect(mockIdentity.signOutEverywhere).toHaveBeenCalledTimes(1);
    const { items } = await data.reader.listMine(notifications, uid);
    expect(items.map(({ event }) => event)).toEqual(['signed_out_everywhere']);
  });

  test('has no effect before it is confirmed', async () => {
    const { user, data } = await renderSettings();
    await user.click(await start());
    expect(describeElement((await sure()).getByRole('button', { name: 'Cancel' })).focused).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(describeElement(await start()).focused).toBe(true);
    expect((await storedNow(data))?.revision).toBe(1);
  });

  test('succeeds after a change on another device and preserves that change', async () => {
    const view = await renderSettings();
    const { user, data } = view;
    await start();
    await changeElsewhere(data, { company: 'Elsewhere' });
    await user.click(await start());
    await user.click((await sure()).getByRole('button', { name: 'Sign out on all devices' }));
    await frontPage(view);
    expect(await storedNow(data)).toMatchObject({ company: 'Elsewhere' });
  });

  test('does not sign out if the time could not be stored', async () => {
    const { user, data } = await renderSettings();
    await start();
    setOnline(data, false);
    await user.click(await start());
    await user.click((await sure()).getByRole('button', { name: 'Sign out on all devices' }));
    expect(describeElement(await section('Sign out on all devices').findByRole('alert')).text).toContain(
      'You are offline',
    );
    expect(mockIdentity.signOutEverywhere).not.toHaveBeenCalled();
  });
});

describe('notifications', () => {
  const box = (name: string) => section('Notifications').findByRole('checkbox', { name });
  const save = () => section('Notifications').getByRole('button', { name: 'Save' });

  test('are saved by topic and take effect on the rest of the site', async () => {
    const { user, data } = await renderSettings();
    expect(describeElement(await box('Your published content: On the site')).checked).toBe(true);
    await user.click(await box('Your published content: On the site'));
    await user.click(save());
    await findStatus('Notifications', /^Saved\.$/);
    const prefs = {
      account: { inApp: true },
      content: { inApp: false },
      deadlines: { inApp: true },
    };
    expect((await storedNow(data))?.notificationPrefs).toEqual(prefs);
    expect(getSession().profile?.notificationPrefs).toEqual(prefs);
    // The second change must be based on the document version that the first change produced.
    await user.click(await box('Your account: On the site'));
    await user.click(save());
    await waitFor(async () => expect((await storedNow(data))?.revision).toBe(3));
  });

  test('emails of a topic and their times are saved in settings of their own', async () => {
    const { user, data } = await renderSettings();
    await user.click(await box('Your account: By email'));
    await user.selectOptions(section('Notifications').getByLabelText('Day of weekly emails'), 'Friday');
    await user.click(save());
    await findStatus('Notifications', /^Saved\.$/);
    await waitFor(async () =>
      expect((await data.reader.getMine(alertSettings, uid))?.item).toMatchObject({
        email: { account: true, content: false, deadlines: true },
        digestDay: 5,
      }),
    );
  });

  test('on the site and by email are saved together, and only what has changed is written', async () => {
    const { user, data } = await renderSettings();
    await user.click(await box('Your account: By email'));
    await user.click(await box('Your account: On the site'));
    await user.click(save());
    await findStatus('Notifications', /^Saved\.$/);
    expect((await storedNow(data))?.notificationPrefs.account).toEqual({ inApp: false });
    expect((await data.reader.getMine(alertSettings, uid))?.item.email.account).toBe(true);
    await user.click(await box('Your account: By email'));
    expect(section('Notifications').queryByText('Saved.')).toBeNull();
    await user.click(save());
    await findStatus('Notifications', /^Saved\.$/);
    expect((await storedNow(data))?.revision).toBe(2);
  });

  test('keep the choice if saving fails', async () => {
    const { user, data } = await renderSettings();
    await user.click(await box('Your published content: On the site'));
    setOnline(data, false);
    await user.click(save());
    const alert = await section('Notifications').findByRole('alert');
    expect(describeElement(alert).text).toContain('You are offline. Nothing was lost');
    expect(describeElement(alert).focused).toBe(true);
    expect(describeElement(await box('Your published content: On the site')).checked).toBe(false);
    setOnline(data, true);
    await user.click(save());
    await findStatus('Notifications', /^Saved\.$/);
  });
});

describe('privacy', () => {
  const choice = (name: RegExp) => section('Privacy').findByRole('radio', { name });
  const listed = () => section('Privacy').getByRole('checkbox', { name: /^List me in the directory/ });
  const save = () => section('Privacy').getByRole('button', { name: 'Save' });

  test('stores the visibility of the profile and its listing in the directory', async () => {
    const { user, data } = await renderSettings();
    expect(describeElement(await choice(/^Everyone/)).checked).toBe(true);
    await user.click(listed());
    await user.click(save());
    await findStatus('Privacy', /^Saved\.$/);
    expect(await storedNow(data)).toMatchObject({ visibility: 'public', listed: true });
  });

  test('clears the listing of a non-public profile and explains why', async () => {
    const { user, data, container } = await renderSettings({ stored: { listed: true } });
    await user.click(await choice(/^Members/));
    expect(describeElement(listed()).disabled).toBe(true);
    expect(describeElement(listed()).checked).toBe(false);
    expect(describeElement(listed()).description).toMatch(/Only profiles that everyone can see/);
    await user.click(save());
    await findStatus('Privacy', /^Saved\.$/);
    expect(await storedNow(data)).toMatchObject({ visibility: 'members', listed: false });
    expect(await axeViolations(container)).toEqual([]);
  });

  test('loads the newer document after a conflict and saves the choice on the second attempt', async () => {
    const { user, data } = await renderSettings();
    await user.click(await choice(/^Only me/));
    await changeElsewhere(data, { visibility: 'members', company: 'Elsewhere' });
    await user.click(save());
    expect(describeElement(await section('Privacy').findByRole('alert')).text).toContain(
      'These settings were changed in another window',
    );
    expect(section('Privacy').getByText('Changed elsewhere: Members.')).toBeTruthy();
    expect(describeElement(await choice(/^Only me/)).checked).toBe(true);
    await user.click(save());
    await findStatus('Privacy', /^Saved\.$/);
    expect(await storedNow(data)).toMatchObject({ visibility: 'hidden', company: 'Elsewhere' });
  });

  test('keeps a choice that was made while another one was being saved', async () => {
    const { user, data } = await renderSettings();
    const answer = holdRequests(data.writer, 'saveMember');
    await user.click(await choice(/^Only me/));
    await user.click(save());
    await user.click(await choice(/^Members/));
    answer();
    await waitFor(async () => expect(await storedNow(data)).toMatchObject({ visibility: 'hidden' }));
    expect(describeElement(await choice(/^Members/)).checked).toBe(true);
    await user.click(save());
    await findStatus('Privacy', /^Saved\.$/);
    expect(await storedNow(data)).toMatchObject({ visibility: 'members' });
  });

  test('keeps a choice that was made while another one was being refused', async () => {
    const { user, data } = await renderSettings();
    await choice(/^Only me/);
    await changeElsewhere(data, { company: 'Elsewhere' });
    const answer = holdRequests(data.writer, 'saveMember');
    const read = jest.spyOn(data.reader, 'getMine');
    await user.click(await choice(/^Only me/));
    await user.click(save());
    await user.click(await choice(/^Members/));
    read.mockClear();
    answer();
    // After the conflict, the newer document is read.
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(() => read.mock.results[0]?.value as Promise<void>);
    expect(describeElement(await choice(/^Members/)).checked).toBe(true);
  });

  test('shows an error if the service fails', async () => {
    const { user, data } = await renderSettings();
    await user.click(await choice(/^Only me/));
    data.fail(503);
    await user.click(save());
    expect(describeElement(await section('Privacy').findByRole('alert')).text).toContain(
      'Something went wrong. Nothing was lost',
    );
    expect(describeElement(await choice(/^Only me/)).checked).toBe(true);
  });
});

test('two sections can save at the same time', async () => {
  const { user, data } = await renderSettings();
  await user.click(await section('Privacy').findByRole('radio', { name: /^Only me/ }));
  await user.click(section('Notifications').getByRole('checkbox', { name: 'Your published content: On the site' }));
  const [first, second] = ['Notifications', 'Privacy'].map((name) =>
    section(name).getByRole('button', { name: 'Save' }),
  );
  first?.click();
  second?.click();
  await findStatus('Notifications', /^Saved\.$/);
  await findStatus('Privacy', /^Saved\.$/);
  expect(await storedNow(data)).toMatchObject({
    visibility: 'hidden',
    notificationPrefs: { content: { inApp: false } },
  });
});
