/** @jest-environment node */
import { findContentErrors } from '@adp/shared-data';
import { programmes, toPageId, type ProgrammeEntry } from '../programmes';
import { about } from './en/about';

test.each(Object.values<ProgrammeEntry>(programmes))('the copy of $path has no error', async ({ path, load }) => {
  expect(findContentErrors(toPageId(path), await load())).toEqual([]);
});

test('the copy of the page about the site has no error', () => {
  expect(findContentErrors('about', about)).toEqual([]);
});

test('a programme has a sub-page in its copy where it has one in the table of pages, and nowhere else', async () => {
  const entries = Object.values(programmes);
  const written = await Promise.all(entries.map(async (entry) => (await entry.load()).subPage !== undefined));
  expect(written).toEqual(entries.map((entry) => 'subPage' in entry));
});
