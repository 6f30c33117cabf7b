import { untranslated } from '@adp/app-kit/untranslated';
import { render, screen } from '@testing-library/react';
import { renderPage } from './testing/renderPage';
import { paths } from './paths';
import { formatDate } from './lib/formatDate';
import { programmes, type ProgrammeEntry } from './programmes';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.title = '';
});

/** Values of the copy that stay as they are in every language: the publisher of a source, and the day it was checked. */
async function fixed(): Promise<string[]> {
  const loaded = await Promise.all(Object.values<ProgrammeEntry>(programmes).map(({ load }) => load()));
  const sources = loaded.flatMap((programme) => Object.values(programme.copy.sources));
  const revised = formatDate('2026-11-22', 'en-XA');
  return sources
    .flatMap(({ publisher, checkedOn }) => [publisher, formatDate(checkedOn, 'en-XA')])
    .concat(revised)
    .sort((a, b) => b.length - a.length);
}

test('the test finds text that is in no catalog', () => {
  render(<p aria-label="Hidden words">⟦Séén⟧ and words</p>);
  expect(untranslated(document.body)).toEqual(['⟦Séén⟧ and words', 'Hidden words']);
});

test.each(Object.values(paths))('%s shows no text from outside the catalog and the copy', async (path) => {
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('⟦');
  // The word that Intl puts between the names of two languages.
  expect(untranslated(document.body, [...(await fixed()), ' and '])).toEqual([]);
});

test.each(Object.values(paths))('%s runs from right to left in ar-XB, with every word turned', async (path) => {
  document.documentElement.lang = 'ar-XB';
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\u202e.+\u202c/);
});
