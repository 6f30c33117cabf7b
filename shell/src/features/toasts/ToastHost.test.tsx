import { connectNotices, notify, type NoticeType } from '@adp/app-contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { TextProvider } from '../../text';
import { ToastHost } from './ToastHost';

const router = createMemoryRouter([{ path: '*', element: null }]);
const page = (
  <TextProvider>
    <ToastHost holder={{ get: () => router, subscribe: () => () => undefined }} />
  </TextProvider>
);

const show = () => render(page);

const notifyInAct = (type: NoticeType, text: string, id?: string) =>
  act(() => notify({ type, text, ...(id === undefined ? {} : { id }) }));

/** Waits for the toast with the given text, and returns it. */
const getToast = async (text: string, role: 'alert' | 'status' = 'status') => {
  const content = await screen.findByText(text);
  const toast = screen.getAllByRole(role).find((element) => element.contains(content));
  if (!toast) throw new Error(`"${text}" shows and is no ${role}`);
  return toast;
};

/** Returns the hidden bar whose animation determines the display time. Returns null if the message stays. */
const getProgressBar = (toast: HTMLElement, time = '3000') =>
  toast.querySelector<HTMLElement>(`[style*="animation-duration: ${time}ms"]`);

test('renders nothing before the first message', () => {
  const { container } = show();
  expect(container.childNodes).toHaveLength(0);
});

test('shows a message that was sent before the page was mounted', async () => {
  notify({ type: 'info', text: 'Said early' });
  show();
  expect(await getToast('Said early')).toBeTruthy();
});

test('shows all messages sent while the library was loading, in order', async () => {
  show();
  act(() => ['One', 'Two', 'Three'].forEach((text) => notify({ type: 'info', text })));
  await screen.findByText('Three');
  expect(screen.getAllByText(/^(One|Two|Three)$/).map((toast) => toast.firstChild?.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

test.each<[NoticeType, 'alert' | 'status']>([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['loading', 'status'],
  ['default', 'status'],
  ['error', 'alert'],
])('a message of the type %s has the role %s and its own style', async (type, role) => {
  show();
  await notifyInAct(type, `It is ${type}`);
  const toast = await getToast(`It is ${type}`, role);
  expect(toast.closest(`.${type}`)).not.toBeNull();
});

test.each<NoticeType>(['info', 'success', 'warning', 'default'])('%s disappears after 3000 ms', async (type) => {
  show();
  await notifyInAct(type, `Going: ${type}`);
  const toast = await getToast(`Going: ${type}`);
  const bar = getProgressBar(toast);
  expect(bar).not.toBeNull();
  // Dispatch the end of the animation, because jsdom runs no animations.
  if (bar) fireEvent.animationEnd(bar);
  await waitFor(() => expect(toast.closest('.exit')).not.toBeNull());
});

describe('with a display time chosen by the member', () => {
  afterEach(() => localStorage.clear());

  test.each(['6000', '10000'])('shows a message for %s ms', async (time) => {
    localStorage.setItem('adp.toastTime', time);
    show();
    await notifyInAct('info', `For ${time} ms`);
    const toast = await getToast(`For ${time} ms`);
    expect(getProgressBar(toast, time)).not.toBeNull();
    // Toasts.module.css reads this property to override the animation's duration.
    expect(toast.closest<HTMLElement>('.info')?.style.getPropertyValue('--toast-time')).toBe(`${time}ms`);
  });
});

test.each<[NoticeType, 'alert' | 'status']>([
  ['error', 'alert'],
  ['loading', 'status'],
])('a message of the type %s stays until it is closed', async (type, role) => {
  show();
  await notifyInAct(type, `Staying: ${type}`);
  const toast = await getToast(`Staying: ${type}`, role);
  expect(getProgressBar(toast)).toBeNull();
  const box = toast.closest<HTMLElement>(`.${type}`) ?? toast;
  await userEvent.click(within(box).getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(box.classList.contains('exit')).toBe(true));
});

test('a message replaces an earlier message with the same id', async () => {
  show();
  await notifyInAct('loading', 'Saving', 'save');
  await getToast('Saving');
  await notifyInAct('success', 'Saved', 'save');
  expect(await getToast('Saved')).toBeTruthy();
  expect(screen.queryByText('Saving')).toBeNull();
});

describe('a message with a link', () => {
  const saved = {
    type: 'success',
    id: 'save',
    text: 'Saved.',
    link: { to: '/saved', text: 'Show saved items' },
  } as const;
  const open = async (path: string) => {
    await act(() => router.navigate(path));
    show();
    act(() => notify(saved));
    const toast = await getToast('Saved.');
    return { toast, link: within(toast).getByRole('link', { name: 'Show saved items' }) };
  };

  test('stays, and opens the page of its link by keyboard', async () => {
    const { toast, link } = await open('/events');
    expect(getProgressBar(toast)).toBeNull();
    expect(link.getAttribute('href')).toBe('/saved');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved'));
    await waitFor(() => expect(toast.closest('.exit')).not.toBeNull());
  });

  test('stays while the same page shows other content, and goes with the page', async () => {
    const { toast } = await open('/events');
    await act(() => router.navigate('/events?country=KE'));
    expect(toast.closest('.exit')).toBeNull();
    await act(() => router.navigate('/articles'));
    await waitFor(() => expect(toast.closest('.exit')).not.toBeNull());
  });

  test('is replaced by a message without a link, which disappears by itself', async () => {
    const { toast } = await open('/events');
    await notifyInAct('success', 'Removed.', 'save');
    await getToast('Removed.');
    expect(screen.queryByRole('link', { name: 'Show saved items' })).toBeNull();
    await waitFor(() => expect(getProgressBar(toast)).not.toBeNull());
  });
});

test('the same message sent twice without an id is shown twice', async () => {
  show();
  await notifyInAct('info', 'Again');
  await notifyInAct('info', 'Again');
  await waitFor(() => expect(screen.getAllByText('Again')).toHaveLength(2));
});

test('messages that are sent after the page was unmounted are shown on the next page', async () => {
  const { unmount } = show();
  await notifyInAct('info', 'Here');
  await getToast('Here');
  unmount();
  notify({ type: 'info', text: 'Waiting' });
  const heard: string[] = [];
  connectNotices(({ text }) => heard.push(text))();
  expect(heard).toEqual(['Waiting']);
});

test('shows the first message in StrictMode', async () => {
  render(<StrictMode>{page}</StrictMode>);
  await notifyInAct('info', 'The very first');
  await screen.findByRole('region', { name: 'Messages' });
  await notifyInAct('info', 'The second');
  await getToast('The second');
  expect(screen.queryByText('The very first')).not.toBeNull();
});
