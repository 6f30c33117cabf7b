import { answerFetch, json } from './testing/network';
import { appModule, hostApp, takeDown, type AppHost } from './testing/appHost';
import { installDialog } from '@adp/shared-ui/testing';
import { notify } from '@adp/app-contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { createRouterHolder, type RouterHolder } from './router/siteRouter';

let host: AppHost;
let holder: RouterHolder;
beforeEach(() => {
  host = hostApp();
  installDialog();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  holder.get().dispose();
  jest.restoreAllMocks();
  takeDown(host);
});

function open(path: string) {
  window.history.replaceState(null, '', path);
  const config = { apps: [host.app, { name: 'mfe_content', origin: null, owns: ['/articles'] }], social: {} };
  holder = createRouterHolder(config);
  const first = holder.get();
  render(<App config={config} holder={holder} />);
  return { first, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the page at the address shows, inside header and footer', async () => {
  open('/tiny');
  expect(await heading('Tiny')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('an app that does not answer shows so, and "Try again" shows its page once it answers', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerFetch(() => json({ message: 'no upstream' }, 502));
  const { user, first } = open('/tiny');
  expect(await heading('This part of the site is not responding')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('This part of the site is not responding')).toBeTruthy();

  answerFetch(() => json(host.manifest));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Tiny')).toBeTruthy();
  expect(window.location.pathname).toBe('/tiny');
  expect(holder.get()).not.toBe(first);
});

test('while an app does not answer, the menu and the rest of the site work', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerFetch(() => json({}, 404));
  const { user } = open('/tiny');
  await heading('This part of the site is not responding');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Articles' }));
  expect(await heading('Articles: not open yet')).toBeTruthy();
});

test('an app whose page throws is tried again with its live build', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('boom');
  };
  const broken = appModule({
    routes: { default: [{ path: '/tiny', lazy: () => Promise.resolve({ Component: Broken }) }] },
  });
  host.container.get.mockResolvedValueOnce(() => ({ app: broken }));
  const { user } = open('/tiny');
  expect(await heading('Internal Server Error')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Tiny')).toBeTruthy();
  expect(host.container.get).toHaveBeenCalledTimes(2);
});

test('an app that the retry of another does not concern is not loaded again', async () => {
  open('/tiny');
  await heading('Tiny');
  await act(async () => holder.retry('mfe_content'));
  expect(await heading('Tiny')).toBeTruthy();
  expect(host.container.get).toHaveBeenCalledTimes(1);
});

test('messages of any app are shown over whatever page there is', async () => {
  open('/tiny');
  await heading('Tiny');
  act(() => notify({ type: 'loading', text: 'Saving' }));
  await screen.findByRole('region', { name: 'Messages' });
  act(() => notify({ type: 'success', text: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('who no longer listens is not told of a new router', async () => {
  open('/tiny');
  await heading('Tiny');
  const heard = jest.fn();
  const stop = holder.subscribe(heard);
  await act(async () => holder.retry(undefined));
  stop();
  await act(async () => holder.retry(undefined));
  expect(heard).toHaveBeenCalledTimes(1);
});
