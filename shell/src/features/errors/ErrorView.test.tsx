import type { FailureCause } from '@adp/shared-data/app-health';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { AppLoadError } from '../../remotes/AppLoadError';
import { AppError } from './AppError';

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page of the app whose loader or component throws. */
function open(thrown: unknown, where: 'loader' | 'component' = 'loader') {
  const fail = () => {
    throw thrown;
  };
  const page = where === 'loader' ? { path: '/tiny', loader: fail } : { path: '/tiny', Component: fail };
  return renderApp({
    route: '/tiny',
    pages: { default: [{ errorElement: <AppError app={app} />, children: [page] }] },
  });
}

test.each<[FailureCause, string, RegExp]>([
  ['manifest', 'This part of the site is not responding', /^The rest of the site works/],
  ['entry', 'This part of the site is not responding', /^The rest of the site works/],
  ['throws', 'This part of the site is not responding', /^The rest of the site works/],
  ['refused', 'This part of the site is being updated', /^It is not yet compatible with this version of the site/],
])('shows a text for the error kind "%s", with the reason for a bug report', async (kind, title, text) => {
  open(new AppLoadError('mfe_tiny', kind, 'because'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Details for a bug report: mfe_tiny: because')).toBeTruthy();
});

test('the error page shows that the visitor is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(new AppLoadError('mfe_tiny', 'manifest', 'Failed to fetch'));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy();
  expect(screen.getByText(/^This page is not saved on this device/)).toBeTruthy();
});

test('a page that throws leaves header, menu and footer working', async () => {
  open(new Error('boom'), 'component');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('500')).toBeTruthy();
  expect(main.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeTruthy();
  expect(main.getByText('Something went wrong on our side. It was not your fault.')).toBeTruthy();
  expect(main.getByText('Details for a bug report: mfe_tiny: boom')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test.each([
  ['an error', new Error('boom'), 'component'],
  ['a response', new Response('busy', { status: 503 }), 'loader'],
] as const)('"Try again" after %s retries the app that owns the page', async (_, thrown, where) => {
  const { user, retry } = open(thrown, where);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(retry).toHaveBeenCalledWith('mfe_tiny');
});

test('uses the title of the error as the document title', async () => {
  open(new Error('boom'), 'component');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Internal Server Error · African Digital Policy');
});

test('reports an error', async () => {
  const error = new AppLoadError('mfe_tiny', 'entry', 'gone');
  open(error);
  await screen.findByRole('heading', { level: 1 });
  expect(logged.mock.calls).toContainEqual(['A page could not be shown', error]);
});

test.each([
  [404, 'Page Not Found'],
  [410, 'Page Removed'],
])('does not report a missing page (status %i)', async (status, name) => {
  open(new Response(null, { status }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['/th%C3%A8mes', '/thèmes'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the missing page %s is shown with the path %s', async (route, path) => {
  // The router logs a warning for malformed paths.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp({ route, pages: {} });
  expect(await screen.findByText(`Page not found: ${path}`)).toBeTruthy();
});

test('shows the error page with the status of a response that an app throws', async () => {
  open(new Response('busy', { status: 503 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('503')).toBeTruthy();
  expect(logged.mock.calls).toContainEqual(['A page could not be shown', 'status 503']);
});

test('shows the error page with header and menu for an error of the shell', async () => {
  renderApp({
    route: '/x',
    pages: {
      none: [
        {
          path: '/x',
          loader: () => {
            throw new Error('the shell broke');
          },
        },
      ],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('Details for a bug report: the shell broke')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});
