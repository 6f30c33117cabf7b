import { notify } from '@adp/app-contract';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { ToastHost } from './ToastHost';

jest.mock('./Toasts', () => {
  throw new Error('Loading chunk toasts failed');
});

test('leaves the page unchanged if the toast library fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: null }]);
  render(
    <>
      <h1>Page</h1>
      <ToastHost holder={{ get: () => router, subscribe: () => () => undefined }} />
    </>,
  );
  await act(async () => notify({ type: 'info', text: 'Saved' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeTruthy();
});
