import { resetSession } from '@adp/shared-auth/testing';
import { IdentityError } from '@adp/shared-auth/errors';
import { screen, waitFor } from '@testing-library/react';
import { memberSession } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

const mockIdentity = {
  getLinkEmail: jest.fn<string | null, []>(),
  signInWithLink: jest.fn<Promise<string | null>, [string, string]>(),
};
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () => Promise.resolve(mockIdentity),
}));

const path = '/authorization?mode=signIn&oobCode=code&next=%2Fpeople';
const mismatch = () => new IdentityError('link-address-mismatch');
const fillIn = async (user: Awaited<ReturnType<typeof renderPage>>['user'], email: string) => {
  const field = await screen.findByLabelText('Email address');
  await user.clear(field);
  await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

beforeEach(() => {
  mockIdentity.getLinkEmail.mockReset().mockReturnValue(null);
  mockIdentity.signInWithLink.mockReset().mockResolvedValue(null);
});
afterEach(() => resetSession());

test('on another device, a wrong email address is rejected and the right one signs in', async () => {
  mockIdentity.signInWithLink.mockRejectedValueOnce(mismatch());
  const { user } = await renderPage(path);
  await fillIn(user, 'other@example.org');
  expect((await screen.findByRole('alert')).textContent).toMatch(/The link was sent to a different email address/);
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/login?next=%2Fpeople');
  mockIdentity.signInWithLink.mockImplementationOnce(() => {
    resetSession(memberSession('amina-uid'));
    return Promise.resolve(null);
  });
  await fillIn(user, 'amina@example.org');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are signed in'));
});

test('a browser that has since requested a link for a different email address asks for the address again', async () => {
  mockIdentity.getLinkEmail.mockReturnValue('later@example.org');
  mockIdentity.signInWithLink.mockRejectedValueOnce(mismatch());
  await renderPage(path);
  expect(await screen.findByLabelText('Email address')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toMatch(/The link was sent to a different email address/);
  expect(screen.queryByText(/in a different browser/)).toBeNull();
});
