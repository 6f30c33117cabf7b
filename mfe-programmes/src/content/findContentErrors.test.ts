import * as v from 'valibot';
import { about } from './en/about';
import { openData } from './en/openData';
import { privacy } from './en/privacy';
import { terms } from './en/terms';
import { apet } from './en/apet';
import { auAi } from './en/au-ai';
import { audaNepad } from './en/auda-nepad';
import { cjed } from './en/cjed';
import { ivm } from './en/ivm';
import { findContentErrors } from './findContentErrors';
import { textCopySchema, type Programme } from './schema';
import { programmes } from '../programmes';

const source = { title: 'A page', publisher: 'nepad.org', url: 'https://nepad.org/page', checkedOn: '2026-11-20' };

const sound: Programme = {
  acronym: 'TINY',
  name: 'A tiny programme',
  purpose: { text: 'It is for the tests.', sources: ['page'] },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources: ['page'] }] }],
  milestones: [{ date: '2016', title: 'It begins', sources: ['page'] }],
  publications: [{ title: 'A book', date: '2018-06', sources: ['page'] }],
  gaps: ['We found no more.'],
  sources: { page: source },
};

const statement = (fields: object) => ({
  ...sound,
  sections: [
    { id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources: ['page'], ...fields }] },
  ],
});
const milestone = (fields: object) => ({
  ...sound,
  milestones: [{ date: '2016', title: 'It begins', sources: ['page'], ...fields }],
});
const publication = (fields: object) => ({
  ...sound,
  publications: [{ title: 'A book', sources: ['page'], ...fields }],
});
const listed = (fields: object) => ({ ...sound, sources: { page: { ...source, ...fields } } });

test('valid copy has no error', () => {
  expect(findContentErrors(sound)).toEqual([]);
});

test.each([
  ['apet', apet],
  ['au-ai', auAi],
  ['auda-nepad', audaNepad],
  ['cjed', cjed],
  ['ivm', ivm],
])('the copy of %s has no error', (_, programme) => {
  expect(findContentErrors(programme)).toEqual([]);
});

test.each([about, openData, privacy, terms])('the copy of the page of text "$title" has no error', (copy) => {
  expect(v.safeParse(textCopySchema, copy).issues).toBeUndefined();
});

test('a programme has a sub-page in its copy where it has one in the table of pages, and nowhere else', async () => {
  const entries = Object.values(programmes);
  const written = await Promise.all(entries.map(async (entry) => (await entry.load()).subPage !== undefined));
  expect(written).toEqual(entries.map((entry) => 'subPage' in entry));
});

const cites = 'every statement names at least one source';
const dates = 'a date as YYYY, YYYY-MM or YYYY-MM-DD';

test.each<[string, unknown, string[]]>([
  ['a statement without a source', statement({ sources: [] }), [`sections.0.statements.0.sources: ${cites}`]],
  ['a purpose without a source', { ...sound, purpose: { text: 'It is.', sources: [] } }, [`purpose.sources: ${cites}`]],
  ['a milestone without a source', milestone({ sources: [] }), [`milestones.0.sources: ${cites}`]],
  ['a publication without a source', publication({ sources: [] }), [`publications.0.sources: ${cites}`]],
  [
    'a source that is cited and missing',
    statement({ sources: ['page', 'book'] }),
    ['source "book" is cited and not listed'],
  ],
  [
    'a source that nobody cites',
    { ...sound, sources: { page: source, book: { ...source, title: 'A book' } } },
    ['source "book" is listed and never cited'],
  ],
  ['a date in another order', milestone({ date: '08-06-2018' }), [`milestones.0.date: ${dates}`]],
  ['a date in words', milestone({ date: 'June 2018' }), [`milestones.0.date: ${dates}`]],
  ['a thirteenth month', milestone({ date: '2018-13' }), [`milestones.0.date: ${dates}`]],
  ['an end that is no date', milestone({ endDate: 'soon' }), [`milestones.0.endDate: ${dates}`]],
  ['a publication with a faulty date', publication({ date: '2018-6' }), [`publications.0.date: ${dates}`]],
  ['a shortened title', publication({ title: 'A book...' }), ['publications.0.title: nothing that is shortened']],
  [
    'a shortened address',
    listed({ url: 'https://nepad.org/news/a-page...' }),
    ['sources.page.url: nothing that is shortened'],
  ],
  [
    'an address in place of a title',
    listed({ title: 'nepad.org/page' }),
    ['sources.page.title: words, not an address'],
  ],
  [
    'a source that leads both to its document and to a home page',
    listed({ home: 'https://nepad.org/' }),
    ['sources.page: the document or the home page, not both'],
  ],
  [
    'two sources of one name',
    {
      ...statement({ sources: ['page', 'copy'] }),
      sources: { page: source, copy: { ...source, url: 'https://nepad.org/copy' } },
    },
    ['two sources are called "A page"'],
  ],
  [
    'a day of checking that is no day',
    listed({ checkedOn: '2026-11' }),
    ['sources.page.checkedOn: a day as YYYY-MM-DD'],
  ],
])('%s is an error that names its place', (_, programme, errors) => {
  expect(findContentErrors(programme)).toEqual(errors);
});

test.each<[string, unknown, RegExp]>([
  ['an empty text', statement({ text: ' ' }), /^sections\.0\.statements\.0\.text: /],
  [
    'a purpose that is too long for a page head',
    { ...sound, purpose: { text: 'x'.repeat(161), sources: ['page'] } },
    /^purpose\.text: /,
  ],
  ['an address without https', listed({ url: 'http://nepad.org/page' }), /^sources\.page\.url: /],
  ['a home page without https', listed({ url: undefined, home: 'http://nepad.org/' }), /^sources\.page\.home: /],
  ['an address that is a script', listed({ url: 'javascript:alert(1)' }), /^sources\.page\.url: /],
  ['a language that the page cannot name', publication({ languages: ['de'] }), /^publications\.0\.languages\.0: /],
  ['a field that no page shows', statement({ author: 'us' }), /^sections\.0\.statements\.0\.author: /],
  ['no sections', { ...sound, sections: [] }, /^sections: /],
  ['no programme at all', null, /^the file: /],
])('%s is an error', (_, programme, error) => {
  expect(findContentErrors(programme)).toEqual([expect.stringMatching(error)]);
});

test('every error is reported, not the first alone', () => {
  expect(
    findContentErrors({ ...milestone({ date: 'soon' }), publications: [{ title: 'A book', sources: [] }] }),
  ).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['two sections with one anchor', { ...sound, sections: [...sound.sections, ...sound.sections] }],
  ['a section whose anchor the page uses itself', { ...sound, sections: [{ ...sound.sections[0], id: 'sources' }] }],
  ['a day that does not exist', milestone({ date: '2019-02-31' })],
  ['an end before its beginning', milestone({ date: '2019-02-03', endDate: '2019-02-01' })],
  ['an end less exact than its beginning', milestone({ date: '2019-02-03', endDate: '2020' })],
  ['the same source twice at one statement', statement({ sources: ['page', 'page'] })],
])('%s is an error', (_, programme) => {
  expect(findContentErrors(programme)).not.toEqual([]);
});
