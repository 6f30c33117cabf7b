import { screen, within } from '@testing-library/react';
import { comingSoonContent, renderApp } from '../../testing/renderApp';
import texts from '../../messages/errors-en.json';
import { addTexts } from '../../text';
import { StatusPage } from './StatusPage';

beforeAll(() => addTexts(texts));

const open = (page: { status: number; description?: string; removal?: unknown }) =>
  renderApp({
    route: '/some/path',
    config: {
      apps: [comingSoonContent, { name: 'mfe_programmes', origin: 'https://p.example', owns: ['/apet', '/about'] }],
    },
    pages: { default: [{ path: '/some/path', element: <StatusPage path="/some/path" {...page} /> }] },
  });

test('a 404 says "Page Not Found" and names the path, as specified', () => {
  open({ status: 404 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('Error 404')).toBeTruthy();
  expect(screen.getByText('Page not found: /some/path')).toBeTruthy();
  expect(document.title).toBe('Page Not Found · African Digital Policy');
});

test('without a network, where no app is known, no links are promised', () => {
  const pages = { default: [{ path: '/some/path', element: <StatusPage path="/some/path" status={404} /> }] };
  renderApp({ route: '/some/path', config: { apps: [comingSoonContent] }, pages });
  expect(screen.getByText('Page not found: /some/path')).toBeTruthy();
  expect(screen.queryByText(/Try one of these pages:/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Where to go next' })).toBeNull();
});

test('a 410 says that something was here, until when, and what its reader may do', async () => {
  open({ status: 410, removal: { removedAt: '2026-11-21T23:30:00Z' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Removed');
  expect(screen.getByText('Error 410')).toBeTruthy();
  expect(await screen.findByText('This content was removed on 21 November 2026.')).toBeTruthy();
  expect(screen.getByText(/unpublished or deleted it/)).toBeTruthy();
  expect(screen.queryByText(/Page not found/)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('what reviewers have removed says why, and keeps its citation', async () => {
  const citation = { title: 'A title', authorName: 'Amina Diallo', publishedAt: '2026-01-05T08:00:00Z' };
  open({ status: 410, removal: { removedAt: '2026-11-21T23:30:00Z', reason: 'It advertises a shop.', ...citation } });
  expect(await screen.findByText('It advertises a shop.')).toBeTruthy();
  expect(screen.getByText('A title').tagName).toBe('CITE');
  expect(screen.getByText(/By Amina Diallo, published on 5 January 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your content' }).getAttribute('href')).toBe('/new');
  expect(screen.queryByText(/unpublished or deleted it/)).toBeNull();
});

test('what has no known day of publication is cited without one', async () => {
  open({ status: 410, removal: { title: 'A title', authorName: 'Amina Diallo' } });
  expect(await screen.findByText(/By Amina Diallo$/)).toBeTruthy();
});

test.each([
  ['محمد', 'By \u2068محمد\u2069'],
  ['Former member', 'By Former member'],
])('the author %s is isolated from the words around', async (authorName, words) => {
  open({ status: 410, removal: { title: 'A title', authorName } });
  expect((await screen.findByText('A title')).parentElement?.textContent).toBe(`A title${words}`);
});

test.each([{ removedAt: 'yesterday', reason: 3 }, '', null])(
  'a removal of which nothing is known says so (%j)',
  async (removal) => {
    open({ status: 410, removal });
    expect(await screen.findByText('This content was removed.')).toBeTruthy();
  },
);

test.each([500, 503, 403])('any other status (%i) says "Internal Server Error", as specified', (status) => {
  open({ status });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
  expect(screen.getByText(`Error ${status}`)).toBeTruthy();
  expect(screen.getByText('Something went wrong on our side. It was not your fault.')).toBeTruthy();
  expect(document.title).toBe('Internal Server Error · African Digital Policy');
});

test('what is known of the fault is told, and nothing where nothing is known', () => {
  const { unmount } = open({ status: 500, description: 'The registry is not JSON.' });
  expect(screen.getByText('Details for a bug report: The registry is not JSON.')).toBeTruthy();
  unmount();
  open({ status: 500 });
  expect(screen.queryByText(/Details for a bug report/)).toBeNull();
});

test('the ways on are the pages that are open', () => {
  open({ status: 404 });
  const waysOn = within(screen.getByRole('navigation', { name: 'Where to go next' }));
  expect(waysOn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['APET', '/apet'],
    ['About this site', '/about'],
  ]);
});

test('of a hidden profile it says since when and why, and where its member appeals', async () => {
  open({
    status: 410,
    removal: { kind: 'profile', removedAt: '2026-11-20T08:00:00.000Z', reason: 'It is of somebody else.' },
  });
  expect(await screen.findByText(/^Reviewers hid this profile on 20 November 2026, after a report/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Reason from the reviewers' })).toBeTruthy();
  expect(screen.getByText('It is of somebody else.')).toBeTruthy();
  expect(screen.getByText(/^Is this your profile\? Sign in and return to this page/)).toBeTruthy();
  expect(screen.queryByText(/go to your content/)).toBeNull();
});

test('search engines keep it out', () => {
  open({ status: 404 });
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('a 404 has the search of everything published, where that is open', async () => {
  const content = { name: 'mfe_content', origin: 'https://content.example', owns: ['/search'] };
  const pages = {
    default: [
      { path: '/some/path', element: <StatusPage path="/some/path" status={404} /> },
      { path: '/search', element: <h1>Results</h1> },
    ],
  };
  const { user, router } = renderApp({ route: '/some/path', config: { apps: [content] }, pages });
  await user.type(await screen.findByRole('searchbox', { name: 'Search all published content' }), ' digital identity ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
  expect(router.state.location.search).toBe('?q=digital+identity');
});

test('another error has no search, and neither has a site without content', () => {
  const { unmount } = open({ status: 500 });
  expect(screen.queryByRole('search')).toBeNull();
  unmount();
  open({ status: 404 });
  expect(screen.queryByRole('search')).toBeNull();
});

test('a page that a link led to says that it is loading until its document comes', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/apet' }] });
  try {
    renderApp({
      route: '/nobody/here',
      config: { apps: [{ name: 'mfe_content', origin: 'https://c.example', owns: ['/search'] }] },
      pages: { default: [{ path: '/nobody/here', element: <StatusPage path="/nobody/here" status={404} /> }] },
    });
    expect((await screen.findByText('Loading the page')).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('search')).toBeNull();
  } finally {
    Reflect.deleteProperty(performance, 'getEntriesByType');
  }
});
