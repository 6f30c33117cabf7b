import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const programmes = {
  name: 'mfe_programmes',
  origin: 'https://p.example',
  owns: ['/apet', '/cjed', '/auda-nepad', '/au-ai', '/about'],
};
const content = {
  name: 'mfe_content',
  origin: null,
  owns: ['/knowledge-products', '/articles', '/events', '/opportunities', '/products', '/new', '/people'],
};
const open = (route: string) => renderApp({ route, config: { apps: [content, programmes] } });

test.each([
  ['/knowledge-products', 'Knowledge Products: coming soon'],
  ['/articles', 'Articles: coming soon'],
  ['/articles/42', 'Articles: coming soon'],
  ['/events', 'Events: coming soon'],
  ['/opportunities', 'Opportunities: coming soon'],
  ['/products', 'Products: coming soon'],
  ['/people', 'People: coming soon'],
  ['/new/article', 'Coming soon'],
])('%s shows the heading "%s"', async (route, title) => {
  open(route);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', title);
  expect(document.title).toBe(`${title} · African Digital Policy`);
});

test('links to open pages only', async () => {
  open('/articles');
  const waysOn = within(await screen.findByRole('navigation', { name: 'Where to go next' }));
  expect(waysOn.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/auda-nepad',
    '/apet',
    '/cjed',
    '/au-ai',
    '/about',
  ]);
});
