import { resetSession } from '@adp/shared-auth/testing';
import { DataError, type DataErrorCode } from '@adp/shared-data/client';
import { profiles, toMemberDocuments, users } from '@adp/shared-data/member';
import { createFakeData, smallestUser } from '@adp/shared-data/testing';
import { toUserDraft } from '@adp/shared-store';
import { screen, waitFor, within } from '@testing-library/react';
import { holdRequests } from '../../testing/holdRequests';
import { memberSession } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

const uid = 'amina-uid';

afterEach(() => {
  localStorage.clear();
  resetSession();
});

/** Opens the form with a new picture and saves it. */
async function saveWithPicture(code: DataErrorCode, emailVerified = true) {
  const { username } = smallestUser;
  const data = createFakeData({
    documents: toMemberDocuments(uid, smallestUser),
  });
  jest.spyOn(data.files, 'uploadPicture').mockRejectedValue(new DataError(code));
  const texts = { name: 'Amina', username, position: '', company: '', description: '', country: '' };
  const picture = { dataUrl: 'data:image/webp;base64,AA==' };
  const draft = { values: { ...texts, languages: [], expertise: [], links: [], picture }, savedAt: new Date() };
  localStorage.setItem(`adp.account.draft.${uid}.profile`, JSON.stringify(draft));
  const view = await renderPage('/edit-profile', { data, session: memberSession(uid, { emailVerified }) });
  await view.user.click(await screen.findByRole('button', { name: 'Continue with my version' }));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  return view;
}

test.each([
  ['denied', true, /You are not allowed to upload this picture now/],
  ['denied', false, /To add a picture, verify your email address/],
  ['quota', true, /There is no storage space left for pictures/],
  ['upload-limit', true, /the limit of 60 pictures a day/],
  ['invalid', true, /was not accepted/],
] as const)(
  'the error for a picture rejected as %s (verified: %s) is shown next to the picture',
  async (code, isVerified, words) => {
    await saveWithPicture(code, isVerified);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: words }).getAttribute('href')).toBe('#picture');
    // An unverified member gets no separate error, because the picture field already explains the requirement.
    if (!isVerified) return;
    const chooser = screen.getByRole('button', { name: 'Choose another picture' });
    expect(document.getElementById(chooser.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  },
);

test('a member with an unconfirmed email address cannot choose a picture and is told why', async () => {
  const data = createFakeData({ documents: toMemberDocuments(uid, smallestUser) });
  await renderPage('/edit-profile', { data, session: memberSession(uid, { emailVerified: false }) });
  const picture = within(await screen.findByRole('group', { name: 'Picture' }));
  expect(picture.queryByRole('button')).toBeNull();
  expect(picture.getByText(/To add a picture, verify your email address/).id).toBe('picture');
});

test('the other fields can be saved when the picture is rejected', async () => {
  const { user } = await saveWithPicture('quota');
  await screen.findByRole('alert');
  await user.click(
    within(screen.getByRole('group', { name: 'Picture' })).getByRole('button', { name: 'Remove picture' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeTruthy());
});

test('fields cannot be changed while they are being saved', async () => {
  const data = createFakeData({ documents: toMemberDocuments(uid, smallestUser) });
  const answer = holdRequests(data.writer, 'saveMember');
  const { user } = await renderPage('/edit-profile', { data, session: memberSession(uid) });
  const organisation = await screen.findByRole('textbox', { name: /^Organisation/ });
  await user.type(organisation, 'AUDA');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(organisation.closest('[inert]')).toBeTruthy();
  answer();
  await screen.findByText('Saved.');
  expect(organisation.closest('[inert]')).toBeNull();
});

test('confirming the email address in another tab causes no conflict', async () => {
  const user = { ...smallestUser, unconfirmed: true as const };
  const data = createFakeData({ documents: toMemberDocuments(uid, user) });
  data.signIn(uid);
  const view = await renderPage('/edit-profile', { data, session: memberSession(uid) });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await view.user.clear(name);
  await view.user.type(name, 'Amina B.');
  const before = await data.reader.getMine(users, uid);
  await data.writer.saveMember({ uid, before, user: toUserDraft(user) });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeTruthy());
  expect(await data.reader.get(profiles, user.username)).toMatchObject({ name: 'Amina B.' });
});
