import { createFakeData } from '@adp/shared-data/testing';
import { screen, within } from '@testing-library/react';
import { copy as apet } from './content/en/apet';
import { renderPage } from './testing/renderPage';

// Use the French catalogs, like a French page (decision 121).
jest.mock('./messages/en.json', () => jest.requireActual<object>('./messages/fr.json'));
jest.mock('./messages/headings-apet-en.json', () => jest.requireActual<object>('./messages/headings-apet-fr.json'));

const answering = (content: object) => () => Promise.resolve(Response.json({ page: { content, lang: 'en' } }));
const heading = (level: number, name: string) => screen.getByRole('heading', { level, name });

test("headings of the app's own copy are in the page's language, and statements are unchanged", async () => {
  await renderPage('/apet');
  expect(heading(2, 'Mandat').getAttribute('lang')).toBeNull();
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' }));
  expect(contents.getByText('Présentation').getAttribute('lang')).toBeNull();
  expect(screen.getByText(apet.purpose.text).closest('p')?.lang).toBe('en');
  for (const { title } of apet.sections) expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('the title of the sub-page equals the text of the link to it', async () => {
  await renderPage('/apet/areas-of-focus');
  expect(heading(1, 'Domaines prioritaires').getAttribute('lang')).toBeNull();
  expect(document.title).toMatch(/^APET – Domaines prioritaires/);
});

test("headings written by editors are unchanged, and the app's own headings are translated", async () => {
  const [first, ...others] = apet.sections;
  const sections = [{ ...first, title: 'What the panel is' }, ...others];
  await renderPage('/apet', createFakeData(), answering({ ...apet, sections }));
  expect(heading(2, 'What the panel is').getAttribute('lang')).toBe('en');
  expect(heading(2, 'Mandat').getAttribute('lang')).toBeNull();
});

test('a sub-page title written by editors is unchanged', async () => {
  const subPage = { ...apet.subPage, title: 'What the panel looks at' };
  await renderPage('/apet/areas-of-focus', createFakeData(), answering({ ...apet, subPage }));
  expect(heading(1, 'What the panel looks at').getAttribute('lang')).toBe('en');
});

test.each([
  ['fr', 1],
  ['en', 0],
])('a page in %s with English copy names the language of the copy %d times', async (lang, times) => {
  document.documentElement.lang = lang;
  await renderPage('/apet');
  expect(screen.queryAllByText('Le texte de cette page est en anglais.')).toHaveLength(times);
  document.documentElement.lang = 'en';
});
