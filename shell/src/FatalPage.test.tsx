import { render, screen, within } from '@testing-library/react';
import { FatalPage } from './FatalPage';

test.each([
  ['an error', new Error('The registry is not JSON.'), 'The registry is not JSON.'],
  ['something else', 'no root', 'no root'],
])('%s that left no page shows as the error page, with what is known of it', async (_, error, description) => {
  render(<FatalPage error={error} />);
  expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('Error 500')).toBeTruthy();
  expect(screen.getByText(`Details for a bug report: ${description}`)).toBeTruthy();
});

test('it leads to no page that might be as broken', async () => {
  render(<FatalPage error={new Error('boom')} />);
  await screen.findByRole('heading');
  expect(screen.queryByRole('link')).toBeNull();
});
