import { IdentityError } from '@adp/shared-auth/errors';
import { articles } from '@adp/shared-data/article';
import { DataError } from '@adp/shared-data/client';
import { users } from '@adp/shared-data/member';
import { smallest } from '@adp/shared-data/testing';
import { connectNotices } from '@adp/app-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { mockIdentity, mockStore } from '../testing/identity';
import { emptyDevice, keysIn, storeDrafts } from '../../../testing/draftDatabase';
import {
  account,
  frontPage,
  google,
  renderSettings,
  resetMocks,
  findStatus,
  section,
  describeElement,
  setOnline,
  uid,
} from '../testing/renderSettings';

beforeEach(resetMocks);

describe('downloading the data', () => {
  const start = () => section('Download my data').getByRole('button', { name: /data/ });
  const saved: { readonly name: string; readonly url: string }[] = [];
  let blob: Blob | undefined;

  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, url: this.href });
    });
    URL.createObjectURL = (created: Blob) => {
      blob = created;
      return 'blob:one';
    };
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => jest.restoreAllMocks());

  const readText = (file: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(file);
    });

  test('saves a file with the documents and the account', async () => {
    mockStore.memberExport.mockResolvedValueOnce({ user: { username: 'ama' }, articles: [{ id: 'a1' }] });
    const { user } = await renderSettings();
    await screen.findByRole('table');
    await user.click(start());
    await findStatus('Download my data', /The file is ready: \d+ bytes/);
    const today = new Date();
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) =>
      String(part).padStart(2, '0'),
    );
    expect(saved).toEqual([{ name: `my-data-ama-${day.join('-')}.json`, url: 'blob:one' }]);
    if (!blob) throw new Error('no file');
    expect(JSON.parse(await readText(blob))).toEqual({
      account: expect.objectContaining({
        email: account.email,
        signInMethods: account.providerData,
        lastLoginAt: '2026-11-20T09:30:00.000Z',
      }),
      user: { username: 'ama' },
      articles: [{ id: 'a1' }],
    });
    expect(
      describeElement(section('Download my data').getByRole('link', { name: /^Save .* again$/ })).attribute('href'),
    ).toBe('blob:one');
  });

  test('shows an error with a retry if the data could not be collected', async () => {
    mockStore.memberExport.mockRejectedValueOnce(new DataError('offline'));
    const { user } = await renderSettings();
    await user.click(start());
    expect(describeElement(await section('Download my data').findByRole('alert')).text).toContain('You are offline');
    expect(saved).toEqual([]);
    await user.click(start());
    await findStatus('Download my data', /The file is ready/);
    expect(section('Download my data').queryByRole('alert')).toBeNull();
  });
});

describe('deleting the account', () => {
  const part = () => section('Delete account');
  const start = (name = 'Delete my account') => part().findByRole('button', { name });
  const documents = { 'articles/a1': { ...smallest.article, authorUid: uid } };
  const notices: string[] = [];
  let disconnect: () => void = jest.fn();

  beforeEach(() => {
    notices.length = 0;
    disconnect = connectNotices(({ text }) => notices.push(text));
  });
  afterEach(() => disconnect());

  async function choose(user: Awaited<ReturnType<typeof renderSettings>>['user'], content: RegExp) {
    await user.click(await part().findByRole('radio', { name: content }));
    await user.click(part().getByRole('checkbox', { name: /cannot be undone/ }));
    await user.click(await start());
  }

  test('can keep publications under "Former member" and opens the home page', async () => {
    localStorage.setItem(`adp.account.draft.${uid}.profile`, '{}');
    localStorage.setItem('adp.account.draft.somebody.profile', '{}');
    localStorage.setItem('adp.content.draft.a', JSON.stringify({ key: 'a', owner: uid }));
    emptyDevice();
    await storeDrafts('adp.content.drafts', [
      { key: 'a', owner: uid },
      { key: 'b', owner: 'somebody' },
    ]);
    const view = await renderSettings({ documents });
    const { user, data } = view;
    await choose(user, /^Keep it on the site/);
    await frontPage(view);
    expect(await data.reader.get(articles, 'a1')).toMatchObject({ authorName: 'Former member' });
    expect(await data.reader.getMine(users, uid)).toBeNull();
    expect(mockStore.removePictures).toHaveBeenCalledWith(uid, { exceptCovers: true });
    expect(mockIdentity.deleteAccount).toHaveBeenCalledTimes(1);
    // Public pages fetch fresh data after the deletion.
    expect(Object.keys(localStorage).sort()).toEqual(['adp.account.draft.somebody.profile', 'adp.changedAt']);
    await waitFor(async () => expect(await keysIn('adp.content.drafts')).toEqual(['b']));
    expect(notices).toEqual(['Your account has been deleted. Thank you for being a member.']);
  });

  test('can remove publications', async () => {
    const view = await renderSettings({ documents });
    const { user, data } = view;
    await choose(user, /^Delete it/);
    await frontPage(view);
    expect(await data.reader.get(articles, 'a1')).toBeNull();
    expect(mockStore.removePictures).toHaveBeenCalledWith(uid, { exceptCovers: false });
  });

  test('requires a choice and a confirmation first', async () => {
    const { user } = await renderSettings();
    await user.click(await start());
    const summary = await part().findByRole('alert');
    expect(describeElement(summary).focused).toBe(true);
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: /Confirm that you understand/ }));
    expect(describeElement(part().getByRole('checkbox', { name: /cannot be undone/ })).focused).toBe(true);
    expect(mockIdentity.hasRecentSignIn).not.toHaveBeenCalled();
  });

  test('reauthenticates after an old sign-in, then continues', async () => {
    mockIdentity.hasRecentSignIn.mockResolvedValueOnce(false);
    const view = await renderSettings({ user: { providerData: [google] } });
    const { user, data } = view;
    await choose(user, /^Delete it/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await data.reader.getMine(users, uid)).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send me a link' }));
    expect(mockIdentity.sendSignInLink).toHaveBeenCalledWith('ama@example.org', '/settings#delete');
    await user.click(dialog.getByRole('button', { name: 'Confirm with Google' }));
    await frontPage(view);
  });

  test('deletes nothing without reauthentication', async () => {
    mockIdentity.hasRecentSignIn.mockResolvedValueOnce(false);
    const { user, data } = await renderSettings();
    await choose(user, /^Delete it/);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(describeElement(await start()).attribute('aria-disabled')).toBeNull());
    expect(part().queryByRole('alert')).toBeNull();
    expect(await data.reader.getMine(users, uid)).not.toBeNull();
    expect(describeElement(part().getByRole('radio', { name: /^Delete it/ })).checked).toBe(true);
  });

  test('lists the remaining steps after a failure and resumes with them', async () => {
    mockStore.removePictures.mockRejectedValueOnce(new DataError('offline'));
    const view = await renderSettings({ documents });
    const { user, data } = view;
    await choose(user, /^Delete it/);
    const summary = await part().findByRole('alert');
    expect(describeElement(summary).focused).toBe(true);
    expect(describeElement(summary).text).toContain('Not everything has been deleted yet');
    expect(within(summary).getByText('your pictures')).toBeTruthy();
    expect(within(summary).queryByText(/your profile/)).toBeNull();
    expect(await data.reader.getMine(users, uid)).toBeNull();
    expect(mockIdentity.deleteAccount).not.toHaveBeenCalled();
    expect(describeElement(part().getByRole('radio', { name: /^Delete it/ })).disabled).toBe(true);
    await user.click(await start('Continue deleting'));
    await frontPage(view);
    expect(mockIdentity.deleteAccount).toHaveBeenCalledTimes(1);
  });

  test('continues after reauthentication that the last step required', async () => {
    mockIdentity.deleteAccount.mockRejectedValueOnce(new IdentityError('requires-recent-login'));
    const view = await renderSettings();
    const { user } = view;
    await choose(user, /^Delete it/);
    await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
    await frontPage(view);
    expect(mockIdentity.deleteAccount).toHaveBeenCalledTimes(2);
  });

  test('a failure at the start deletes nothing', async () => {
    const { user, data } = await renderSettings();
    await part().findByRole('radio', { name: /^Delete it/ });
    setOnline(data, false);
    await choose(user, /^Delete it/);
    const summary = await part().findByRole('alert');
    expect(describeElement(summary).text).toContain('You are offline. Nothing was lost');
    expect(describeElement(summary).text).not.toContain('Not everything');
    expect(describeElement(part().getByRole('radio', { name: /^Delete it/ })).disabled).toBe(false);
  });

  test('deletes the pictures and the account of a member without a document', async () => {
    const view = await renderSettings({ stored: null });
    const { user } = view;
    await user.click(await part().findByRole('checkbox', { name: /cannot be undone/ }));
    await user.click(await start());
    await frontPage(view);
    expect(mockStore.removePictures).toHaveBeenCalledTimes(1);
    expect(mockIdentity.deleteAccount).toHaveBeenCalledTimes(1);
  });
});
