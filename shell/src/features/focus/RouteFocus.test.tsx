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

// The first page of a visit comes once in the life of a document, so this test stands first.
test("the first page leaves the keyboard where the browser puts it, and is not announced; the next page's heading takes it", async () => {
  const { user } = renderApp({ route: '/first', pages });
  expect(document.activeElement).toBe(document.body);
  expect(getAnnouncement()).toBe('');

  await user.click(screen.getByRole('link', { name: 'On' }));
  await waitFor(() => expect(document.activeElement).toBe(heading('Other')));
  expect(getAnnouncement()).toBe('Other · Site');
});

test('the heading can hold the keyboard and is no stop of it', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  expect(heading('Other').getAttribute('tabindex')).toBe('-1');
});

test('going back counts as a new page as well', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(heading('First'));
  expect(getAnnouncement()).toBe('First · Site');
});

test('a page can mark where the keyboard goes on, such as the item that the visitor comes back from', async () => {
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

test('a page in another layout takes the keyboard too', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/alone'));
  expect(document.activeElement).toBe(heading('Alone'));
  expect(getAnnouncement()).toBe('Alone · Site');
});

test('the error page takes the keyboard too', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/nowhere'));
  expect(document.activeElement).toBe(heading('Page Not Found'));
  expect(getAnnouncement()).toBe('Page Not Found · African Digital Policy');
});

test('another part of the same page leaves the keyboard where it is', async () => {
  const { user } = renderApp({ route: '/first', pages });
  const link = screen.getByRole('link', { name: 'Part' });
  await user.click(link);
  expect(document.activeElement).toBe(link);
});

test('a link to a part of another page announces that page and leaves the keyboard to the part', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other#part'));
  expect(document.activeElement).not.toBe(heading('Other'));
  expect(getAnnouncement()).toBe('Other · Site');
});

test('another query of the same page is no new page', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/other'));
  screen.getByRole('link', { name: 'On' }).focus();
  await act(() => router.navigate('/other?page=2'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'On' }));
});

test('a page that moves on before a slow device has shown it has the keyboard at its heading once it rests', () => {
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

test('a page without a heading takes the keyboard itself', async () => {
  const { router } = renderApp({ route: '/first', pages });
  await act(() => router.navigate('/bare'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a heading that comes after its page takes the keyboard, and its title is announced', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const Late = lazy(() => arrived.then(() => ({ default: () => page('/late', 'Late').element })));
  const late = {
    path: '/late',
    element: (
      <Suspense fallback={<p>Coming</p>}>
        <Late />
      </Suspense>
    ),
  };
  const { router } = renderApp({ route: '/first', pages: { default: [page('/first', 'First'), late] } });
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

test('the heading of what a page loads takes over from the one that stood there before, unless the visitor has moved on', async () => {
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
