import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { OpenPages } from './OpenPages';

const pages = { none: [{ path: '/x', element: <OpenPages /> }] };
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('links to the menu pages of open apps, and to the page about the site', () => {
  const owns = ['/knowledge-products', '/auda-nepad', '/apet', '/cjed', '/au-ai', '/about'];
  renderApp({ route: '/x', pages, config: { apps: [{ name: 'all', origin: 'https://all.example', owns }] } });
  expect(links()).toEqual([
    ['Knowledge Products', '/knowledge-products'],
    ['AUDA - NEPAD', '/auda-nepad'],
    ['APET', '/apet'],
    ['CJED', '/cjed'],
    ['AU - AI', '/au-ai'],
    ['About this site', '/about'],
  ]);
});

test('leaves out pages of apps that are not open yet', () => {
  renderApp({
    route: '/x',
    pages,
    config: {
      apps: [
        { name: 'one', origin: null, owns: ['/apet'] },
        { name: 'two', origin: 'https://two.example', owns: ['/cjed'] },
      ],
    },
  });
  expect(links()).toEqual([['CJED', '/cjed']]);
});

test('shows nothing if no page is open', () => {
  renderApp({ route: '/x', pages, config: { apps: [] } });
  expect(links()).toEqual([]);
});
