/** @jest-environment node */
import { findContentErrors } from '@adp/shared-data/programme-page';
import { programmes, toPageId, type ProgrammeEntry } from '../programmes';
import { about } from './en/about';

test.each(Object.values<ProgrammeEntry>(programmes))('the copy of $path has no error', async ({ path, load }) => {
  expect(findContentErrors(toPageId(path), (await load()).copy)).toEqual([]);
});

test('the copy of the page about the site has no error', () => {
  expect(findContentErrors('about', about)).toEqual([]);
});

test("a programme's copy contains a sub-page exactly if the programme has a route for one", async () => {
  const entries = Object.values(programmes);
  const written = await Promise.all(entries.map(async (entry) => (await entry.load()).copy.subPage !== undefined));
  expect(written).toEqual(entries.map((entry) => 'subPage' in entry));
});

test.each(Object.values<ProgrammeEntry>(programmes))(
  'each heading of $path has a message',
  async ({ load, subPage }) => {
    const { copy, headings } = await load();
    const titles = copy.sections.map(({ title }) => `heading.${title}`);
    expect(Object.keys(headings)).toEqual(titles);
    expect(subPage?.label).toEqual(copy.subPage && `heading.${copy.subPage.title}`);
  },
);
