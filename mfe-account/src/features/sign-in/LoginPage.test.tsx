import { connectNotices, type Notice } from '@adp/app-contract';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const mockSignIn = jest.fn<Promise<string | null>, [string, string]>();
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () => Promise.resolve({ signInWithPassword: mockSignIn, finishRedirect: () => Promise.resolve(null) }),
}));

let notices: Notice[];
let disconnect: () => void;
beforeEach(() => {
  notices = [];
  disconnect = connectNotices((notice) => notices.push(notice));
});
afterEach(() => disconnect());

test.each([
  [
    'could not be added to the account is named, with the way to add it',
    'google.com',
    [/but Google could not be added/],
  ],
  ['was added needs no message', null, []],
] as const)('a method that %s', async (_, unlinked, expected) => {
  mockSignIn.mockResolvedValue(unlinked);
  const { user } = await renderPage('/login');
  await user.type(await screen.findByLabelText('E-mail address'), 'amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'a sound password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(mockSignIn).toHaveBeenCalledWith('amina@example.org', 'a sound password'));
  await waitFor(() =>
    expect(notices.map(({ text }) => text)).toEqual(expected.map((words) => expect.stringMatching(words))),
  );
});
