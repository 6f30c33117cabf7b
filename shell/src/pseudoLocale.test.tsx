import { untranslated } from '@adp/app-kit/untranslated';
import { holdUnsaved, notify } from '@adp/app-contract';
import type { FailureCause } from '@adp/shared-data/app-health';
import { toPseudoText } from '@adp/shared-ui/pseudo';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { countReloads } from './testing/reloads';
import { answerFetch, json } from './testing/network';
import { hostApp, takeDown, appModule, type AppHost } from './testing/appHost';
import { renderApp } from './testing/renderApp';
import { FatalPage } from './FatalPage';
import { AppError } from './features/errors/AppError';
import { NewBuildNotice } from './features/new-build/NewBuildNotice';
import { ToastHost } from './features/toasts/ToastHost';
import { AppLoadError } from './remotes/AppLoadError';
import { triedBuilds } from './reporting/reportError';
import { loadText, TextProvider } from './text';

const pseudo = (text: string) => toPseudoText(text, 'en-XA');
const social = {
  facebook: 'https://facebook.example/org',
  x: 'https://x.example/org',
  linkedin: 'https://linkedin.example/org',
  youtube: 'https://youtube.example/org',
};
const content = { name: 'mfe_content', origin: null, owns: ['/articles', '/events', '/new'] };

let host: AppHost;
beforeEach(async () => {
  document.documentElement.lang = 'en-XA';
  await loadText();
  const Component = () => <h1>{pseudo('A page')}</h1>;
  host = hostApp(
    appModule({ routes: [{ path: '/tiny', layout: 'cta', lazy: () => Promise.resolve({ Component }) }] }),
    ['/tiny', '/about', '/apet'],
  );
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.title = '';
  jest.restoreAllMocks();
  takeDown(host);
});

const open = (route: string, config = { apps: [host.app, content], social }) => renderApp({ route, config });

test('text outside the catalogs is detected', async () => {
  render(<p aria-label="Hidden words">{`${pseudo('Seen')} and words`}</p>);
  expect(untranslated(document.body)).toEqual([`${pseudo('Seen')} and words`, 'Hidden words']);
});

test('header, footer and call to action have no text outside the catalogs', async () => {
  open('/tiny');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('complementary')).toBeTruthy();
  expect(untranslated(document.body)).toEqual([]);
});

test('the menu has no text outside the catalogs', async () => {
  const { user } = open('/tiny');
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: pseudo('Menu') }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(untranslated(document.body)).toEqual([]);
});

test.each([
  ['a page that is missing', '/nowhere/at/all'],
  ['a section that is not open', '/articles'],
  ['a page of a section without a name that is not open', '/new/article'],
])('the page of %s has no text outside the catalogs', async (_, path) => {
  open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(untranslated(document.body, [path])).toEqual([]);
});

/** Reason of an error with the failed build, in the format of the error pages. */
const reason = 'mfe_tiny: why (b-0123456789)';
beforeEach(() => void triedBuilds.set('mfe_tiny', 'b-0123456789'));

const faults: [string, unknown][] = [
  ...(['manifest', 'refused'] as const).map((fault: FailureCause): [string, unknown] => [
    fault,
    new AppLoadError('mfe_tiny', fault, 'why'),
  ]),
  ['throws in render', new Error('why')],
];

test.each(faults)('the error page for "%s" has no text outside the catalogs except the reason', async (_, error) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Component = () => {
    throw error;
  };
  renderApp({
    route: '/x',
    pages: { default: [{ errorElement: <AppError app={host.app} />, children: [{ path: '/x', Component }] }] },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(untranslated(document.body, ['/x', reason])).toEqual([]);
});

test('the error page for offline visitors has no text outside the catalogs except the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  host.container.get.mockRejectedValue(new Error('why'));
  open('/tiny');
  await screen.findByRole('heading', { level: 1, name: pseudo('You are offline') });
  expect(untranslated(document.body, ['/tiny', reason])).toEqual([]);
});

test('the fatal error page has no text outside the catalogs except the error', async () => {
  render(<FatalPage error={new Error('The registry is not JSON.')} />);
  expect(await screen.findByRole('heading', { level: 1, name: pseudo('Internal Server Error') })).toBeTruthy();
  expect(untranslated(document.body, ['The registry is not JSON.'])).toEqual([]);
});

const show = (element: ReactElement) => render(<TextProvider>{element}</TextProvider>);

test('the offer of a newer build has no text outside the catalogs', async () => {
  jest.useFakeTimers();
  countReloads();
  answerFetch(() => json({ build: 'b-1111111111' }));
  show(<NewBuildNotice />);
  await act(() => jest.advanceTimersByTimeAsync(60 * 60 * 1000));
  expect(screen.getByRole('button', { name: pseudo('Later') })).toBeTruthy();
  expect(untranslated(document.body)).toEqual([]);
  const release = holdUnsaved('mfe_tiny');
  fireEvent.click(screen.getByRole('button', { name: pseudo('Reload the page') }));
  expect(untranslated(document.body)).toEqual([]);
  release();
  jest.useRealTimers();
});

test('a toast has no text outside the catalogs except the message', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  show(<ToastHost holder={{ get: () => router, subscribe: () => () => undefined }} />);
  act(() => notify({ type: 'error', text: pseudo('It did not work') }));
  expect(await screen.findByRole('button', { name: pseudo('Close this message') })).toBeTruthy();
  expect(untranslated(document.body, ['notification timer'])).toEqual([]);
});
