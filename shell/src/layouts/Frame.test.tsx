import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

const page = { path: '/page', element: <h1>Page</h1> };
const getLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe.each([
  ['default', { banner: 1, complementary: 0, contentinfo: 1 }],
  ['header', { banner: 1, complementary: 0, contentinfo: 0 }],
  ['cta', { banner: 1, complementary: 1, contentinfo: 1 }],
  ['none', { banner: 0, complementary: 0, contentinfo: 0 }],
] as const)('the layout %s', (layout, landmarks) => {
  test('contains exactly the parts of its layout', () => {
    renderApp({ route: '/page', pages: { [layout]: [page] } });
    const counted = Object.fromEntries(
      Object.keys(landmarks).map((role) => [role, screen.queryAllByRole(role).length]),
    );
    expect(counted).toEqual(landmarks);
  });

  test('contains the page in its main part', () => {
    renderApp({ route: '/page', pages: { [layout]: [page] } });
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Page' })).toBeTruthy();
  });
});

test('the first tab stop skips to the content', async () => {
  const { user } = renderApp({ route: '/page', pages: { default: [page] } });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the wordmark in the header links to the front page', () => {
  renderApp({ route: '/page', pages: { default: [page] } });
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'African Digital Policy, front page' });
  // Link to the target, because a link to `/` would redirect and replace the previous page in the history.
  expect(home.getAttribute('href')).toBe('/knowledge-products');
});

test('the header links to the sections and to the search, and marks the section that contains the page', async () => {
  renderApp({ route: '/events/summit', pages: { default: [{ path: '/events/summit', element: <h1>Summit</h1> }] } });
  await screen.findByRole('heading', { name: 'Summit' });
  const header = within(screen.getByRole('banner'));
  const sections = header.getByRole('navigation', { name: 'Main' });
  expect(getLinks(sections)).toEqual([
    ['Articles', '/articles'],
    ['Events', '/events'],
    ['Opportunities', '/opportunities'],
    ['Products', '/products'],
    ['People', '/people'],
  ]);
  expect(within(sections).getByRole('link', { current: true }).textContent).toBe('Events');
  expect(header.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});

test('the header marks the search as the open page', () => {
  renderApp({ route: '/search', pages: { default: [{ path: '/search', element: <h1>Search</h1> }] } });
  expect(within(screen.getByRole('banner')).getByRole('link', { current: 'page' }).textContent).toBe('Search');
});

test('the footer links to the sections', () => {
  renderApp({ route: '/page', pages: { default: [page] } });
  expect(getLinks(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Sections' }))).toEqual([
    ['Articles', '/articles'],
    ['Events', '/events'],
    ['Opportunities', '/opportunities'],
    ['Products', '/products'],
    ['People', '/people'],
    ['Publish', '/new'],
  ]);
});

test('the footer states who runs the site', () => {
  renderApp({ route: '/page', pages: { default: [page] } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/^An independent site made from public documents/)).toBeTruthy();
  expect(footer.getByRole('link', { name: 'About this site' }).getAttribute('href')).toBe('/about');
});

test('the footer has the data saver switch, whose state is stored on the device', async () => {
  const { user } = renderApp({ route: '/page', pages: { default: [page] } });
  const saver = within(screen.getByRole('contentinfo')).getByRole('switch', { name: /^Data saver/ });
  await user.click(saver);
  expect(saver).toHaveProperty('checked', true);
  expect(localStorage.getItem('adp.saveData')).toBe('1');
  await user.click(saver);
  expect(localStorage.getItem('adp.saveData')).toBe('0');
});

test('the footer links to the pages about the site and to the configured contact', () => {
  const { unmount } = renderApp({ route: '/page', pages: { default: [page] }, config: { contact: 'us@site.example' } });
  const getFooter = () => within(screen.getByRole('contentinfo'));
  expect(getFooter().getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe('/privacy');
  expect(getFooter().getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
  expect(getFooter().getByRole('link', { name: 'Contact: us@site.example' }).getAttribute('href')).toBe(
    'mailto:us@site.example',
  );
  unmount();
  renderApp({ route: '/page', pages: { default: [page] } });
  expect(getFooter().queryByText(/Contact/)).toBeNull();
});

test('the call to action links to the page about the site', () => {
  renderApp({ route: '/page', pages: { cta: [page] } });
  const band = screen.getByRole('complementary', { name: 'Who is behind this site?' });
  expect(getLinks(band)).toEqual([['How the site works', '/about']]);
});

test('the previous page stays and is marked as busy while the next page loads', async () => {
  let answer: (data: null) => void = () => undefined;
  const slow = {
    path: '/slow',
    loader: () => new Promise<null>((resolve) => (answer = resolve)),
    element: <h1>Slow</h1>,
  };
  const { router } = renderApp({ route: '/page', pages: { default: [page, slow] } });
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');

  act(() => void router.navigate('/slow'));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeTruthy();

  await act(async () => answer(null));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Slow' })).toBeTruthy();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
});

test('header, menu and footer are shown before the first page has loaded', async () => {
  let answer: (data: null) => void = () => undefined;
  const slow = {
    path: '/slow',
    loader: () => new Promise<null>((resolve) => (answer = resolve)),
    element: <h1>Slow</h1>,
  };
  const { user } = renderApp({ route: '/slow', pages: { default: [slow] } });
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  await act(async () => answer(null));
  expect(screen.getByRole('heading', { level: 1, name: 'Slow' })).toBeTruthy();
});

test("the menu's button keeps the focus when the first page appears", async () => {
  let answer: (data: null) => void = () => undefined;
  const slow = {
    path: '/slow',
    loader: () => new Promise<null>((resolve) => (answer = resolve)),
    element: <h1>Slow</h1>,
  };
  renderApp({ route: '/slow', pages: { default: [slow] } });
  const before = screen.getByRole('button', { name: 'Menu' });
  before.focus();
  await act(async () => answer(null));
  const after = screen.getByRole('button', { name: 'Menu' });
  expect(after).not.toBe(before);
  expect(document.activeElement).toBe(after);
});
