/** @jest-environment node */
import { findContentErrors } from '@adp/shared-data';
import { programmes, toPageId, type ProgrammeEntry } from '../programmes';
import { about } from './en/about';
import { openData } from './en/openData';
import { privacy } from './en/privacy';
import { terms } from './en/terms';

test.each(Object.values<ProgrammeEntry>(programmes))('the copy of $path has no error', async ({ path, load }) => {
  expect(findContentErrors(toPageId(path), await load())).toEqual([]);
});

test.each([about, openData, privacy, terms])('the copy of the page of text "$title" has no error', (copy) => {
  expect(findContentErrors('about', copy)).toEqual([]);
});

test('a programme has a sub-page in its copy where it has one in the table of pages, and nowhere else', async () => {
  const entries = Object.values(programmes);
  const written = await Promise.all(entries.map(async (entry) => (await entry.load()).subPage !== undefined));
  expect(written).toEqual(entries.map((entry) => 'subPage' in entry));
});
