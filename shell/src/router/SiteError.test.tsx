import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { AppLoadError } from '../remotes/AppLoadError';
import { SiteError } from './SiteError';

// Simulates that the chunk of the error page does not load.
jest.mock('../features/errors/ErrorPage', () => {
  throw new Error('no network');
});

test('reports an error even if the error page does not load, and "Try again" retries the failed app', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new AppLoadError('mfe_tiny', 'manifest', 'because');
  const fail = () => {
    throw error;
  };
  const pages = { default: [{ errorElement: <SiteError />, children: [{ path: '/tiny', loader: fail }] }] };
  const { user, retry } = renderApp({ route: '/tiny', pages });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
  expect(logged.mock.calls).toContainEqual(['Neither a page nor its error could be shown', error]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledWith('mfe_tiny');
  logged.mockRestore();
});
