import { screen, waitFor } from '@testing-library/react';
import { connectNotices, type Notice } from '@adp/app-contract';
import { renderApp } from '../../testing/renderApp';

jest.mock('./Menu', () => {
  throw new Error('the chunk did not come');
});

test('where the menu does not come, a message says so and the page stays usable', async () => {
  const notices: Notice[] = [];
  const { user } = renderApp({ route: '/start', pages: { default: [{ path: '/start', element: <h1>Start</h1> }] } });
  connectNotices((notice) => notices.push(notice));
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ type: 'error', text: expect.stringMatching(/^The menu could not be loaded/) });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(opener.closest('[inert]')).toBeNull();
});
