import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { about } from '../../content/en/about';
import aboutTexts from '../../messages/about-en.json';
import openData from '../../messages/open-data-en.json';
import privacy from '../../messages/privacy-en.json';
import terms from '../../messages/terms-en.json';
import { programmes } from '../../programmes';

test('/about shows its messages, whose English text equals the copy that editors start with', async () => {
  await renderPage('/about');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(about.title);
  expect(document.title).toBe(`${about.title} · African Digital Policy`);
  expect(screen.getByText(about.lead)).toBeTruthy();
  for (const { title, paragraphs } of about.sections) {
    const section = within(screen.getByRole('region', { name: title }));
    expect(section.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(paragraphs);
  }
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['/about', aboutTexts],
  ['/about/open-data', openData],
  ['/privacy', privacy],
  ['/terms', terms],
])("%s shows every one of its messages in the page's language", async (path, messages) => {
  await renderPage(path);
  const page = within(document.body);
  for (const message of Object.values(messages))
    expect(page.getAllByText(message).map((element) => element.closest('[lang]:not(html)'))).toContain(null);
});

test('the page about the site links to all programmes', async () => {
  await renderPage('/about');
  const links = within(screen.getByRole('region', { name: 'The programme pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(programmes).map(({ path }) => path));
});

test('the page about the site links to the open data page, which links to each endpoint', async () => {
  await renderPage('/about');
  const link = within(screen.getByRole('region', { name: 'Open data' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/about/open-data');
  cleanup();
  await renderPage('/about/open-data');
  const addresses = within(screen.getByRole('region', { name: 'Base URLs' }));
  for (const address of ['search?q={words}', 'authors/{username}', 'programme-pages/{page}'])
    expect(addresses.getByText(`/api/v1/${address}`)).toBeTruthy();
  const links = addresses.getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/api/v1/articles',
    '/api/v1/events',
    '/api/v1/opportunities',
    '/api/v1/products',
    '/api/v1/knowledge-products',
    '/api/v1/people',
    '/api/v1/bulk/articles.jsonl.gz',
    '/api/v1/bulk/events.jsonl.gz',
    '/api/v1/bulk/opportunities.jsonl.gz',
    '/api/v1/bulk/products.jsonl.gz',
    '/api/v1/bulk/knowledge-products.jsonl.gz',
    '/api/v1/openapi.json',
  ]);
});

test('the page about the site states that translations are not reviewed yet, and where to report mistakes', async () => {
  await renderPage('/about');
  const section = within(screen.getByRole('region', { name: 'Languages' }));
  expect(section.getByText(/Native speakers have not reviewed them yet/)).toBeTruthy();
  expect(section.getByText(/write to the contact address at the bottom of the page/)).toBeTruthy();
});

test.each([
  ['/privacy', '27 November 2026'],
  ['/terms', '22 November 2026'],
])('%s says that it is a draft and was last changed on %s', async (path, date) => {
  await renderPage(path);
  expect(screen.getByRole('note').textContent).toMatch(/^Draft/);
  expect(screen.getByText(`Last changed on ${date}`)).toBeTruthy();
});

test('a text page that is not a draft shows no draft note', async () => {
  await renderPage('/about');
  expect(screen.queryByRole('note')).toBeNull();
});
