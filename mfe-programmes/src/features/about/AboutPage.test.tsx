import { renderPage } from '../../testing/renderPage';
import { screen, within } from '@testing-library/react';
import { about } from '../../content/en/about';
import { programmes } from '../../programmes';

test('it describes the site in the words of its copy', async () => {
  await renderPage('/about');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(about.title);
  expect(document.title).toBe(`${about.title} · African Digital Policy`);
  expect(screen.getByText(about.lead)).toBeTruthy();
  for (const { title, paragraphs } of about.sections) {
    const section = within(screen.getByRole('region', { name: title }));
    expect(section.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(paragraphs);
  }
});

test('it leads to all programmes', async () => {
  await renderPage('/about');
  const links = within(screen.getByRole('region', { name: 'The programme pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(programmes).map(({ path }) => path));
});
