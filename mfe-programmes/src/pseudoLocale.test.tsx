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

/**
 * Returns values that are never translated: names of programmes, source publishers, and the dates on which sources were
 * checked.
 */
async function fixed(): Promise<string[]> {
  const loaded = await Promise.all(Object.values<ProgrammeEntry>(programmes).map(({ load }) => load()));
  const sources = loaded.flatMap((programme) => Object.values(programme.copy.sources));
  const revised = ['2026-11-22', '2026-11-27'].map((date) => formatDate(date, 'en-XA'));
  return sources
    .flatMap(({ publisher, checkedOn }) => [publisher, formatDate(checkedOn, 'en-XA')])
    .concat(
      revised,
      Object.values(programmes).map(({ acronym }) => acronym),
    )
    .sort((a, b) => b.length - a.length);
}

test('detects text outside the catalogs', () => {
  render(<p aria-label="Hidden words">⟦Séén⟧ and words</p>);
  expect(untranslated(document.body)).toEqual(['⟦Séén⟧ and words', 'Hidden words']);
});

test.each(Object.values(paths))('every text of %s comes from the catalog or the copy', async (path) => {
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('⟦');
  // Intl puts the word "and" between the names of two languages.
  expect(untranslated(document.body, [...(await fixed()), ' and '])).toEqual([]);
});

test.each(Object.values(paths))('in ar-XB, %s is right-to-left and every word is reversed', async (path) => {
  document.documentElement.lang = 'ar-XB';
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\u202e.+\u202c/);
});
