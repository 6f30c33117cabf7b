import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { comingSoonRoutes, shellRoutes } from './routes';

test('/ leads to the knowledge products', async () => {
  const { router } = renderApp({ route: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/knowledge-products');
});

test('/ leaves no entry of its own in the history, so that "back" leaves the site', async () => {
  const { router } = renderApp({ route: '/' });
  await screen.findByRole('heading', { level: 1, name: 'Knowledge Products: coming soon' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('there is a place for the pages of each layout, and no page of an app', () => {
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

test('a new router has none of the pages of the one before', () => {
  const [before] = shellRoutes();
  before?.children?.[1]?.children?.push({ path: '/patched' });
  const [after] = shellRoutes();
  expect(after?.children?.[1]?.children).toEqual([]);
});

test('an app that is announced has a page for all below each of its prefixes', () => {
  const routes = comingSoonRoutes({ name: 'mfe_content', origin: null, owns: ['/articles', '/new'] });
  expect(routes.map(({ path }) => path)).toEqual(['/articles/*', '/new/*']);
});
