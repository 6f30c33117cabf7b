import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { comingSoonRoutes, shellRoutes } from './routes';

test('the path / redirects to the knowledge products', async () => {
  const { router } = renderApp({ route: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/knowledge-products');
});

test('the redirect from / adds no history entry, so that "back" leaves the site', async () => {
  const { router } = renderApp({ route: '/' });
  await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the initial routes have a route for each layout, and no pages of apps', () => {
  const [root, ...others] = shellRoutes();
  expect(others).toEqual([]);
  expect(root?.children?.map(({ id, path }) => id ?? path)).toEqual([
    '/',
    'layout:default',
    'layout:header',
    'layout:cta',
    'layout:none',
  ]);
  expect(root?.children?.flatMap(({ children = [] }) => children)).toEqual([]);
});

test('a new router does not contain pages that the previous router had patched in', () => {
  const [before] = shellRoutes();
  before?.children?.[1]?.children?.push({ path: '/patched' });
  const [after] = shellRoutes();
  expect(after?.children?.[1]?.children).toEqual([]);
});

test('an app that is not open yet has a coming-soon page below each of its prefixes', () => {
  const routes = comingSoonRoutes({ name: 'mfe_content', origin: null, owns: ['/articles', '/new'] });
  expect(routes.map(({ path }) => path)).toEqual(['/articles/*', '/new/*']);
});
