import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { comingSoonRoutes, shellRoutes } from './routes';

test('/ redirects to the knowledge products', async () => {
  const { router } = renderApp({ route: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/knowledge-products');
});

test('/ adds no history entry, so that "back" leaves the site', async () => {
  const { router } = renderApp({ route: '/' });
  await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('has a route for each layout and no page of an app', () => {
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

test("a new router has none of the previous router's pages", () => {
  const [before] = shellRoutes();
  before?.children?.[1]?.children?.push({ path: '/patched' });
  const [after] = shellRoutes();
  expect(after?.children?.[1]?.children).toEqual([]);
});

test('has a coming-soon page below each prefix of an app that is not open yet', () => {
  const routes = comingSoonRoutes({ name: 'mfe_content', origin: null, owns: ['/articles', '/new'] });
  expect(routes.map(({ path }) => path)).toEqual(['/articles/*', '/new/*']);
});
