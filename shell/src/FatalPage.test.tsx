import { render, screen, within } from '@testing-library/react';
import { FatalPage } from './FatalPage';

test.each([
  ['an error', new Error('The registry is not JSON.'), 'The registry is not JSON.'],
  ['something else', 'no root', 'no root'],
])('shows the error page with the details of %s if there is no router', async (_, error, description) => {
  render(<FatalPage error={error} />);
  expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('Error 500')).toBeTruthy();
  expect(screen.getByText(`Details for a bug report: ${description}`)).toBeTruthy();
});

test('does not link to pages of the site, which may also be broken', async () => {
  render(<FatalPage error={new Error('boom')} />);
  await screen.findByRole('heading');
  expect(screen.queryByRole('link')).toBeNull();
});
