import { notify } from '@adp/app-contract';
import { act, render, screen } from '@testing-library/react';
import { ToastHost } from './ToastHost';

jest.mock('./Toasts', () => {
  throw new Error('Loading chunk toasts failed');
});

test('a page whose messages do not load stays as it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <h1>Page</h1>
      <ToastHost />
    </>,
  );
  await act(async () => notify({ type: 'info', text: 'Saved' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeTruthy();
});
