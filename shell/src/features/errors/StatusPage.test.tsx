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

test('a 404 shows "Page Not Found" and the path, as specified', () => {
  open({ status: 404 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('Error 404')).toBeTruthy();
  expect(screen.getByText('Page not found: /some/path')).toBeTruthy();
  expect(document.title).toBe('Page Not Found · African Digital Policy');
});

test('shows no links offline, when the registry has no apps', () => {
  const pages = { default: [{ path: '/some/path', element: <StatusPage path="/some/path" status={404} /> }] };
  renderApp({ route: '/some/path', config: { apps: [comingSoonContent] }, pages });
  expect(screen.getByText('Page not found: /some/path')).toBeTruthy();
  expect(screen.queryByText(/Try one of these pages:/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Where to go next' })).toBeNull();
});

test("a 410 shows that the page existed, when it was removed, and the reader's options", async () => {
  open({ status: 410, removal: { removedAt: '2026-11-21T23:30:00Z' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Removed');
  expect(screen.getByText('Error 410')).toBeTruthy();
  expect(await screen.findByText('This content was removed on 21 November 2026.')).toBeTruthy();
  expect(screen.getByText(/unpublished or deleted it/)).toBeTruthy();
  expect(screen.queryByText(/Page not found/)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test("a removed page shows the reviewers' reason and the citation", async () => {
  const citation = { title: 'A title', authorName: 'Amina Diallo', publishedAt: '2026-01-05T08:00:00Z' };
  open({ status: 410, removal: { removedAt: '2026-11-21T23:30:00Z', reason: 'It advertises a shop.', ...citation } });
  expect(await screen.findByText('It advertises a shop.')).toBeTruthy();
  expect(screen.getByText('A title').tagName).toBe('CITE');
  expect(screen.getByText(/By Amina Diallo, published on 5 January 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your content' }).getAttribute('href')).toBe('/new');
  expect(screen.queryByText(/unpublished or deleted it/)).toBeNull();
});

test('a removed page can be cited without a publication date', async () => {
  open({ status: 410, removal: { title: 'A title', authorName: 'Amina Diallo' } });
  expect(await screen.findByText(/By Amina Diallo$/)).toBeTruthy();
});

test.each([
  ['محمد', 'By \u2068محمد\u2069'],
  ['Former member', 'By Former member'],
])('the citation isolates the text direction of the author %s', async (authorName, words) => {
  open({ status: 410, removal: { title: 'A title', authorName } });
  expect((await screen.findByText('A title')).parentElement?.textContent).toBe(`A title${words}`);
});

test.each([{ removedAt: 'yesterday', reason: 3 }, '', null])(
  'shows a general notice for a removal without valid details (%j)',
  async (removal) => {
    open({ status: 410, removal });
    expect(await screen.findByText('This content was removed.')).toBeTruthy();
  },
);

test.each([500, 503, 403])('any other status (%i) shows "Internal Server Error", as specified', (status) => {
  open({ status });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
  expect(screen.getByText(`Error ${status}`)).toBeTruthy();
  expect(screen.getByText('Something went wrong on our side. It was not your fault.')).toBeTruthy();
  expect(document.title).toBe('Internal Server Error · African Digital Policy');
});

test('an error page shows the details of the error, if any', () => {
  const { unmount } = open({ status: 500, description: 'The registry is not JSON.' });
  expect(screen.getByText('Details for a bug report: The registry is not JSON.')).toBeTruthy();
  unmount();
  open({ status: 500 });
  expect(screen.queryByText(/Details for a bug report/)).toBeNull();
});

test('an error page links to the open pages', () => {
  open({ status: 404 });
  const waysOn = within(screen.getByRole('navigation', { name: 'Where to go next' }));
  expect(waysOn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['APET', '/apet'],
    ['About this site', '/about'],
  ]);
});

test('a hidden profile shows when and why it was hidden, and how the member can appeal', async () => {
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

test('an error page is excluded from search engines', () => {
  open({ status: 404 });
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('a 404 has a search field if search is open', async () => {
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

test('other errors and a site without content have no search field', () => {
  const { unmount } = open({ status: 500 });
  expect(screen.queryByRole('search')).toBeNull();
  unmount();
  open({ status: 404 });
  expect(screen.queryByRole('search')).toBeNull();
});

test("shows that the page is loading until the server's document arrives", async () => {
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
