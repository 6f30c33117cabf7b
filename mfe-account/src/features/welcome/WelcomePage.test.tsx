import { resetSession } from '@adp/shared-auth/testing';
import { users } from '@adp/shared-data/member';
import { createFakeData } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { memberSession } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

const getLink = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a visitor sees the benefits, and signing up and signing in lead back to the steps', async () => {
  const { container, router } = await renderPage('/welcome?next=%2Fnew');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A page of your own',
    'A place to publish',
    'Control over your data',
  ]);
  expect(getLink('Create an account')).toBe('/sign-up?next=%2Fnew');
  expect(getLink('Sign in')).toBe(`/login?next=${encodeURIComponent('/welcome?next=%2Fnew')}`);
  expect(router.state.location.pathname).toBe('/welcome');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('a visitor with an anonymous session sees the benefits too', async () => {
  await renderPage('/welcome', { session: memberSession('guest', { isAnonymous: true }) });
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeTruthy();
});

test('a new member is asked only for data that the site needs', async () => {
  const { user, router, data } = await renderPage('/welcome?next=%2Fpeople', { session: memberSession('amina-uid') });
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  await user.clear(name);
  await user.type(name, 'Amina Diallo');
  await screen.findByText('This username is available.');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people'));
  expect((await data.reader.getMine(users, 'amina-uid'))?.item).toMatchObject({ name: 'Amina Diallo', interests: [] });
});

test('for a new member, the document and the suggested username are each read once', async () => {
  const data = createFakeData();
  const reads = [jest.spyOn(data.reader, 'getMine'), jest.spyOn(data.reader, 'isUsernameFree')];
  jest.useFakeTimers({ advanceTimers: true });
  await renderPage('/welcome', { session: memberSession('new-uid'), data });
  await screen.findByText('This username is available.');
  // Wait longer than the debounce.
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('signing in on the way to the welcome page opens that page only once', async () => {
  const next = encodeURIComponent('/welcome?next=%2Fnew');
  const { router } = await renderPage(`/login?next=${next}`, { session: memberSession('amina-uid') });
  await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
  expect(router.state.location.search).toBe('?next=%2Fnew');
});

test.each([
  ['with a confirmed email address', {}, true],
  ['with an unconfirmed email address', { emailVerified: false }, false],
  [
    'with a provider',
    { emailVerified: false, providerData: [{ providerId: 'google.com', email: null, displayName: null }] },
    true,
  ],
])('a member %s is asked for a picture only if uploads are allowed', async (_, changes, isOffered) => {
  await renderPage('/welcome', { session: memberSession('amina-uid', changes) });
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Choose a picture' }) !== null).toBe(isOffered);
  expect(screen.queryByText(/^To add a picture, verify/) !== null).toBe(!isOffered);
});
