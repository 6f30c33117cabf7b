import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { renderApp } from '../../testing/renderApp';
import { RouteFocus } from './RouteFocus';

const page = (path: string, name: string) => ({
  path,
  element: (
    <>
      <title>{`${name} · Site`}</title>
      <h1>{name}</h1>
      <Link to="/other">On</Link>
      <Link to="#part">Part</Link>
      <p id="part">Part</p>
    </>
  ),
});

const pages = {
  default: [page('/first', 'First'), page('/other', 'Other'), { path: '/bare', element: <p>No heading</p> }],
  none: [page('/alone', 'Alone')],
};

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const getAnnouncement = () => screen.getByRole('status').textContent;

// This test must run first, because a document has only one first page.
test('leaves the focus on the first page to the browser, and moves it to the heading of the next page', async () => {
  const { user } = renderApp({ route: '/first', pages });
  expect(document.activeElement).toBe(document.body);
  expect(getAnnouncement()).toBe('');

  await user.click(screen.getByRole('link', { name: 'On' }));
  await waitFor(() => expect(document.activeElement).toBe(heading('Other')));
  expect(getAnnouncement()).toBe('Other · Site');
});

test('the heading can be focused but is not a tab stop', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  expect(heading('Other').getAttribute('tabindex')).toBe('-1');
});

test('treats going back as a new page', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(heading('First'));
  expect(getAnnouncement()).toBe('First · Site');
});

test('focuses the element that the page has marked, such as the item that the visitor has just left', async () => {
  const marked = {
    path: '/marked',
    element: (
      <>
        <title>Marked · Site</title>
        <h1>Marked</h1>
        <a href="/other" data-keyboard="">
          Here
        </a>
      </>
    ),
  };
  const { router } = renderApp({ route: '/first', pages: { default: [page('/first', 'First'), marked] } });
  await act(() => router.navigate('/marked'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Here' }));
  expect(getAnnouncement()).toBe('Marked · Site');
});

test('moves the focus to a page in another layout', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/alone'));
  expect(document.activeElement).toBe(heading('Alone'));
  expect(getAnnouncement()).toBe('Alone · Site');
});

test('moves the focus to the error page', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/nowhere'));
  expect(document.activeElement).toBe(heading('Page Not Found'));
  expect(getAnnouncement()).toBe('Page Not Found · African Digital Policy');
});

test('does not move the focus after a link to another part of the same page', async () => {
  const { user } = renderApp({ route: '/first', pages });
  const link = screen.getByRole('link', { name: 'Part' });
  await user.click(link);
  expect(document.activeElement).toBe(link);
});

test('announces the new page and focuses the linked part after a link to a part of another page', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other#part'));
  expect(document.activeElement).not.toBe(heading('Other'));
  expect(getAnnouncement()).toBe('Other · Site');
});

test('does not treat another query as a new page', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  screen.getByRole('link', { name: 'On' }).focus();
  await act(() => router.navigate('/other?page=2'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'On' }));
});

test('focuses the heading of the final page if an intermediate page redirects before it is shown', () => {
  const slowPage = (isPending: boolean) => (
    <MemoryRouter initialEntries={['/slow']}>
      <main>
        <h1>Slow</h1>
      </main>
      <RouteFocus isPending={isPending} />
    </MemoryRouter>
  );
  const { rerender } = render(slowPage(true));
  expect(document.activeElement).toBe(document.body);
  rerender(slowPage(false));
  expect(document.activeElement).toBe(heading('Slow'));
});

test('focuses the main part of a page without a heading', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/bare'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('focuses a heading that appears late, and announces its title', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const Late = lazy(() => arrived.then(() => ({ default: () => page('/late', 'Late').element })));
  const latePage = {
    path: '/late',
    element: (
      <Suspense fallback={<p>Coming</p>}>
        <Late />
      </Suspense>
    ),
  };
  const { router } = renderApp({ route: '/first', pages: { default: [page('/first', 'First'), latePage] } });
  await act(() => router.navigate('/late'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(getAnnouncement()).toBe('First · Site');
  await act(async () => {
    arrive();
    await arrived;
  });
  await waitFor(() => expect(document.activeElement).toBe(heading('Late')));
  expect(getAnnouncement()).toBe('Late · Site');
});

test('focuses a heading that replaces the first heading, unless the visitor has moved the focus', async () => {
  function Loading() {
    const [name, setName] = useState('Title of the link');
    return (
      <>
        <h1 key={name}>{name}</h1>
        <button onClick={() => setName(`${name}!`)}>Load</button>
      </>
    );
  }
  const { router, user } = renderApp({
    route: '/first',
    pages: { default: [page('/first', 'First'), { path: '/loading', element: <Loading /> }] },
  });
  await act(() => router.navigate('/loading'));
  expect(document.activeElement).toBe(heading('Title of the link'));
  act(() => screen.getByRole('button', { name: 'Load' }).click());
  await waitFor(() => expect(document.activeElement).toBe(heading('Title of the link!')));
  await user.click(screen.getByRole('button', { name: 'Load' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load' }));
});
