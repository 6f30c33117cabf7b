/** @jest-environment node */
import type { Programme } from './programmeContent';
import { findContentErrors as findErrors, findProgrammePage, programmeDrafts, programmePages } from './programmePages';

/** Finds content errors of a page that has no sub-page. */
const findContentErrors = (content: unknown) => findErrors('ivm', content);
const source = { title: 'A page', publisher: 'nepad.org', url: 'https://nepad.org/page', checkedOn: '2026-11-20' };

const valid: Programme = {
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
  ...valid,
  sections: [
    { id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources: ['page'], ...fields }] },
  ],
});
const milestone = (fields: object) => ({
  ...valid,
  milestones: [{ date: '2016', title: 'It begins', sources: ['page'], ...fields }],
});
const publication = (fields: object) => ({
  ...valid,
  publications: [{ title: 'A book', sources: ['page'], ...fields }],
});
const listed = (fields: object) => ({ ...valid, sources: { page: { ...source, ...fields } } });

test('valid copy has no error', () => {
  expect(findContentErrors(valid)).toEqual([]);
});

const cites = 'no-source';
const dates = 'partial-date';

test.each<[string, unknown, string[]]>([
  ['a statement without a source', statement({ sources: [] }), [`sections.0.statements.0.sources: ${cites}`]],
  ['a purpose without a source', { ...valid, purpose: { text: 'It is.', sources: [] } }, [`purpose.sources: ${cites}`]],
  ['a milestone without a source', milestone({ sources: [] }), [`milestones.0.sources: ${cites}`]],
  ['a person without a source', { ...valid, team: [{ name: 'Amina', sources: [] }] }, [`team.0.sources: ${cites}`]],
  [
    'a person whose source is not listed',
    { ...valid, team: [{ name: 'Amina', position: 'Secretary', sources: ['book'] }] },
    ['team.0.sources: unknown-source'],
  ],
  ['a publication without a source', publication({ sources: [] }), [`publications.0.sources: ${cites}`]],
  [
    'a cited source that is not listed',
    statement({ sources: ['page', 'book'] }),
    ['sections.0.statements.0.sources: unknown-source'],
  ],
  [
    'a source that is never cited',
    { ...valid, sources: { page: source, book: { ...source, title: 'A book' } } },
    ['sources.book.title: never-cited'],
  ],
  ['a date in another order', milestone({ date: '08-06-2018' }), [`milestones.0.date: ${dates}`]],
  ['a date in words', milestone({ date: 'June 2018' }), [`milestones.0.date: ${dates}`]],
  ['a thirteenth month', milestone({ date: '2018-13' }), [`milestones.0.date: ${dates}`]],
  ['an end that is not a date', milestone({ endDate: 'soon' }), [`milestones.0.endDate: ${dates}`]],
  ['a publication with an invalid date', publication({ date: '2018-6' }), [`publications.0.date: ${dates}`]],
  ['a shortened title', publication({ title: 'A book...' }), ['publications.0.title: shortened']],
  ['a shortened URL', listed({ url: 'https://nepad.org/news/a-page...' }), ['sources.page.url: shortened']],
  ['a URL instead of a title', listed({ title: 'nepad.org/page' }), ['sources.page.title: address']],
  [
    'a source with both a URL and a home page',
    listed({ home: 'https://nepad.org/' }),
    ['sources.page.home: both-addresses'],
  ],
  [
    'two sources with the same title',
    {
      ...statement({ sources: ['page', 'copy'] }),
      sources: { page: source, copy: { ...source, url: 'https://nepad.org/copy' } },
    },
    ['sources.copy.title: title-twice'],
  ],
  ['a checking date that is not a full date', listed({ checkedOn: '2026-11' }), ['sources.page.checkedOn: day']],
])('%s is an error that includes the path', (_, programme, errors) => {
  expect(findContentErrors(programme)).toEqual(errors);
});

test.each<[string, unknown, RegExp]>([
  ['an empty text', statement({ text: ' ' }), /^sections\.0\.statements\.0\.text: /],
  [
    'a purpose that is too long for a meta description',
    { ...valid, purpose: { text: 'x'.repeat(161), sources: ['page'] } },
    /^purpose\.text: /,
  ],
  ['a URL without https', listed({ url: 'http://nepad.org/page' }), /^sources\.page\.url: /],
  ['a home page without https', listed({ url: undefined, home: 'http://nepad.org/' }), /^sources\.page\.home: /],
  ['a URL that is a script', listed({ url: 'javascript:alert(1)' }), /^sources\.page\.url: /],
  ['a language that the page cannot name', publication({ languages: ['de'] }), /^publications\.0\.languages\.0: /],
  ['an unknown field', statement({ author: 'us' }), /^sections\.0\.statements\.0\.author: /],
  ['no sections', { ...valid, sections: [] }, /^sections: /],
  ['a missing programme', null, /^content: /],
])('%s is reported as an error', (_, programme, error) => {
  expect(findContentErrors(programme)).toEqual([expect.stringMatching(error)]);
});

test('all errors are reported, not only the first', () => {
  expect(
    findContentErrors({ ...milestone({ date: 'soon' }), publications: [{ title: 'A book', sources: [] }] }),
  ).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['two sections with the same anchor', { ...valid, sections: [...valid.sections, ...valid.sections] }],
  ['a section whose anchor the page itself uses', { ...valid, sections: [{ ...valid.sections[0], id: 'sources' }] }],
  ['a day that does not exist', milestone({ date: '2019-02-31' })],
  ['an end before the start', milestone({ date: '2019-02-03', endDate: '2019-02-01' })],
  ['an end that is less precise than the start', milestone({ date: '2019-02-03', endDate: '2020' })],
  ['a statement that cites the same source twice', statement({ sources: ['page', 'page'] })],
])('%s is not valid', (_, programme) => {
  expect(findContentErrors(programme)).not.toEqual([]);
});

test('the content of a programme that has a sub-page must include the sub-page', () => {
  expect(findErrors('apet', valid)).toEqual(['subPage: sub-page']);
  const subPage = { title: 'More', intro: valid.purpose, items: [{ title: 'One', sources: ['page'] }] };
  expect(findErrors('apet', { ...valid, subPage })).toEqual([]);
  expect(findErrors('ivm', { ...valid, subPage })).toEqual(['subPage: no-sub-page']);
});

test('content that is too large for a page is an error', () => {
  const title = 'x'.repeat(600);
  const milestones = Array.from({ length: 60 }, () => ({ date: '2016', title, detail: title, sources: ['page'] }));
  const publications = Array.from({ length: 60 }, () => ({ title, note: title, sources: ['page'] }));
  expect(findContentErrors({ ...valid, milestones, publications })).toEqual(['content: too-long']);
});

const time = new Date(Date.UTC(2026, 0, 5));
const stored = {
  programme: 'ivm',
  lang: 'en',
  content: valid,
  revision: 2,
  published_at: time,
  published_by: 'amina',
  updated_at: time,
};

test('a published page is read together with its content', () => {
  const reading = programmePages.readItem('ivm_en', stored);
  expect(reading).toMatchObject({ item: { programme: 'ivm', revision: 2, publishedAt: time, content: valid } });
});

test.each<[string, object, string[]]>([
  ['a page whose content does not match the schema', { content: { ...valid, sections: [] } }, ['sections']],
  ['a page with the content of another page', { programme: 'about' }, ['title', 'lead', 'acronym']],
  ['an unknown page', { programme: 'sadc' }, ['programme']],
])('%s is not read', (_, fields, invalidFields) => {
  const reading = programmePages.readItem('ivm_en', { ...stored, ...fields });
  expect(reading).toEqual({ invalidFields: expect.arrayContaining(invalidFields) });
});

test('a draft can be read even if its content is incomplete', () => {
  const draft = {
    programme: 'ivm',
    lang: 'en',
    content: { name: '' },
    revision: 0,
    updated_at: time,
    updated_by: 'amina',
  };
  expect(programmeDrafts.readItem('ivm_en', draft)).toMatchObject({ item: { content: { name: '' }, revision: 0 } });
});

test("a page is in the reader's language, or in English if it has not been translated", async () => {
  const page = (lang: string) => programmePages.readItem('', { ...stored, lang });
  const read = (...languages: string[]) =>
    jest.fn((id: string) => {
      const reading = page(id.slice(-2));
      return Promise.resolve(languages.includes(id.slice(-2)) && 'item' in reading ? reading.item : null);
    });
  expect((await findProgrammePage(read('en', 'fr'), { programme: 'ivm', lang: 'fr' }))?.lang).toBe('fr');
  expect((await findProgrammePage(read('en'), { programme: 'ivm', lang: 'fr' }))?.lang).toBe('en');
  const none = read();
  expect(await findProgrammePage(none, { programme: 'ivm', lang: 'en' })).toBeNull();
  expect(none.mock.calls).toEqual([['ivm_en']]);
});
