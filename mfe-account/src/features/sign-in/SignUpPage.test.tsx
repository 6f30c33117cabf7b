import { IdentityError } from '@adp/shared-auth/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const mockSignUp = jest.fn<Promise<void>, unknown[]>();
const mockPasswordRules = (password: string) =>
  Promise.resolve([
    { rule: 'length', count: 6, met: password.length >= 6 },
    { rule: 'maximum', count: 30, met: password.length <= 30 },
  ]);
jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () =>
    Promise.resolve({
      signUp: mockSignUp,
      passwordRules: mockPasswordRules,
      finishRedirect: () => Promise.resolve(false),
      loadRecaptchaConfig: () => Promise.resolve(),
    }),
}));

beforeEach(() => {
  mockSignUp.mockReset();
  mockSignUp.mockResolvedValue();
});

async function open() {
  const view = await renderPage('/sign-up?next=%2Fnew%2Farticle');
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create the account' }));
  return { ...view, submit };
}
const describedBy = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('all errors are shown at once, above the form and beside their fields', async () => {
  const { user, submit } = await open();
  await user.type(screen.getByLabelText('Email address'), 'nobody');
  await user.type(screen.getByLabelText('Password'), 'short');
  await submit();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Enter your name/),
    expect.stringMatching(/^Enter an email address/),
    'The password does not meet all the requirements below.',
  ]);
  expect(describedBy('Name')).toMatch(/Enter your name/);
  expect(describedBy('Email address')).toMatch(/Enter an email address/);
  expect(describedBy('Password')).toMatch(/does not meet all the requirements/);
  expect(mockSignUp).not.toHaveBeenCalled();
});

test('the maximum password length is shown before typing', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Password'));
  expect(await screen.findByText('at most 30 characters')).toBeTruthy();
});

test('an email address that already has an account is an error of the email field', async () => {
  mockSignUp.mockRejectedValue(new IdentityError('email-already-in-use'));
  const { user, submit } = await open();
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.type(screen.getByLabelText('Email address'), 'amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await submit();
  await waitFor(() => expect(describedBy('Email address')).toMatch(/Another account already uses this/));
  expect(mockSignUp).toHaveBeenCalledWith({
    email: 'amina@example.org',
    password: 'long enough',
    name: 'Amina',
    next: '/new/article',
  });
});

test('the terms precede every way to create an account', async () => {
  await open();
  const statement = screen.getByText(/^By creating an account, here or through another service, you accept/);
  const links = ['Terms of use', 'Privacy notice'].map((name) => screen.getByRole('link', { name: new RegExp(name) }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  for (const name of ['Create the account', 'Continue with Google'])
    expect(statement.compareDocumentPosition(screen.getByRole('button', { name }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
});
