import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () =>
    Promise.resolve({ getCodeEmail: () => Promise.resolve('amina@example.org'), applyCode: () => Promise.resolve() }),
}));

test('the page for a confirmed email address does not promise publication', async () => {
  await renderPage('/authorization?mode=verifyEmail&oobCode=code');
  expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeTruthy();
  expect(screen.queryByText(/can publish/)).toBeNull();
  expect(screen.getByText(/a reviewer will check yours before they are published/)).toBeTruthy();
});
