import { render, screen } from '@testing-library/react';
import { FatalPage } from './FatalPage';

test.each([
  ['an error', new Error('The registry is not JSON.'), 'The registry is not JSON.'],
  ['something else', 'no root', 'no root'],
])('%s that left no page shows as the error page, with what is known of it', (_, error, description) => {
  render(<FatalPage error={error} />);
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
  expect(screen.getByText('Error 500')).toBeTruthy();
  expect(screen.getByText(`Details for a bug report: ${description}`)).toBeTruthy();
});

test('it leads to no page that might be as broken', () => {
  render(<FatalPage error={new Error('boom')} />);
  expect(screen.queryByRole('link')).toBeNull();
});
