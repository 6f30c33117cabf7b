/** @jest-environment node */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { samples } from '../../testing/samples';
import { toCitableItem, toCslType, type CitableItem } from './citableItem';
import { formatCitation } from './formatCitation';
import { toCsl } from './toCsl';

const report: CitableItem = {
  id: 'data-policy-framework',
  title: 'Continental data policy framework',
  cslType: 'report',
  genre: 'Strategy',
  authors: [],
  corporateAuthor: 'African Union',
  publisher: 'African Union Commission',
  published: '2022-07-28',
  version: '1.0',
  pages: 80,
  doi: '10.5555/12345678',
  lang: 'en',
  url: 'https://example.org/knowledge-products/data-policy-framework',
};

const readers = { bibtex: '@bibtex/text', ris: '@ris/file', csl: '@else/json' };

/** What citation-js reads in a text. */
async function readBack(item: CitableItem, format: 'bibtex' | 'ris' | 'csl') {
  const text = await formatCitation(item, format);
  const { data } = new Cite(text, { forceType: readers[format] });
  expect(data).toHaveLength(1);
  return data[0] ?? {};
}

test('APA', async () => {
  expect(await formatCitation(report, 'apa')).toBe(
    'African Union. (2022). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. https://doi.org/10.5555/12345678',
  );
});

test('Harvard', async () => {
  expect(await formatCitation(report, 'harvard')).toBe(
    'African Union (2022) Continental data policy framework. Strategy. African Union Commission. Available at: https://doi.org/10.5555/12345678.',
  );
});

test.each(['bibtex', 'ris', 'csl'] as const)(
  '%s is read back with its title, author, publisher, year and identifiers',
  async (format) => {
    const read = await readBack(report, format);
    expect(read).toMatchObject({ title: report.title, publisher: report.publisher, DOI: report.doi, URL: report.url });
    expect(JSON.stringify(read['author'])).toContain('African Union');
    expect(read['issued']).toMatchObject({ 'date-parts': [expect.arrayContaining([2022, 7])] });
  },
);

test('a title that is longer than a line is read back whole', async () => {
  const title =
    'White paper: regulation and responsible adoption of artificial intelligence in Africa, 🌍 and what it asks of all';
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    expect(await readBack({ ...report, title }, format)).toMatchObject({ title });
  }
});

test.each([
  ['2022', [2022]],
  ['2022-07', [2022, 7]],
  ['2022-07-28', [2022, 7, 28]],
])('a date is as exact as it is known: %s', async (published, parts) => {
  expect(await readBack({ ...report, published }, 'ris')).toMatchObject({ issued: { 'date-parts': [parts] } });
  expect(await readBack({ ...report, published }, 'csl')).toMatchObject({ issued: { 'date-parts': [parts] } });
  expect(await formatCitation({ ...report, published }, 'apa')).toContain('2022');
});

test('without a date APA has n.d.', async () => {
  const { published, ...undated } = report;
  expect(published).toBe('2022-07-28');
  expect(await formatCitation(undated, 'apa')).toContain('(n.d.)');
});

test.each([
  ['Arabic', 'إطار سياسة البيانات', 'الاتحاد الأفريقي', 'ar'],
  ['Amharic', 'የዲጂታል ፖሊሲ ማዕቀፍ', 'የአፍሪካ ኅብረት', 'am'],
  ['French', 'Cadre stratégique en matière de données: l’avenir', 'Union africaine', 'fr'],
  ['Yoruba', 'Ìlànà ọ̀rọ̀ ajé orí ẹ̀rọ', 'Ìṣọ̀kan Áfíríkà', 'yo'],
])('%s is read back letter by letter', async (_, title, corporateAuthor, lang) => {
  const item = { ...report, title, corporateAuthor, lang };
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    const read = await readBack(item, format);
    expect(String(read['title']).normalize()).toBe(title.normalize());
    expect(JSON.stringify(read['author']).normalize()).toContain(corporateAuthor.normalize());
  }
  for (const style of ['apa', 'harvard'] as const) expect(await formatCitation(item, style)).toContain(title);
});

test('BibTeX has no command in it that the library has not put there', async () => {
  const text = await formatCitation({ ...report, title: 'Title \\input{/etc/passwd} }} @book{x' }, 'bibtex');
  expect(text).toContain('Title /input(/etc/passwd) )) @book(x');
});

test.each([
  ['a RIS field', 'Title\r\nER  - \r\nTY  - BOOK\r\nTI  - Another'],
  ['a RIS field after a line separator', 'Title\u2028TI  - Another'],
  ['a BibTeX entry', 'Title}}\n@book{x, title={Another'],
  ['a BibTeX command', 'Title \\input{/etc/passwd} \\write18{rm -rf}'],
  ['braces that do not match', 'Title {{{ and }} and {'],
  ['a percent sign', 'Title 100 % of _all_ $costs$ & #more ~ ^'],
  ['HTML', 'Title <script>alert(1)</script> <i>and</i>'],
  ['a prototype', '__proto__'],
])('a hostile title with %s makes one entry', async (_, title) => {
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    const read = await readBack({ ...report, title, corporateAuthor: title }, format);
    expect(typeof read['title']).toBe('string');
    expect(read['URL']).toBe(report.url);
  }
  expect(typeof (await formatCitation({ ...report, title }, 'apa'))).toBe('string');
});

test('unknown fields are left out of the citation', async () => {
  const { corporateAuthor, publisher, ...unknown } = samples.knowledgeProduct;
  expect([corporateAuthor, publisher]).not.toContain(undefined);
  const citable = toCitableItem(unknown, report.url, { site: 'African Digital Policy', genre: 'Strategy' });
  expect(await formatCitation(citable, 'apa')).toBe(
    `Continental data policy framework. (2022). [Strategy]. ${report.url}`,
  );
});

test.each([samples.article, samples.event, samples.opportunity, samples.product])(
  'the page of $kind $id is cited as a page of the site',
  async (item) => {
    const citable = toCitableItem(item, `https://example.org/${item.id}`, { site: 'African Digital Policy' });
    expect(await formatCitation(citable, 'apa')).toBe(
      `Sample Author. (2026, November 2). ${item.title}. African Digital Policy. https://example.org/${item.id}`,
    );
  },
);

test('people come before the organisation, each once, as they write their names', () => {
  expect(toCsl({ ...report, authors: ['Wangari wa Maathai', 'African Union'] }).author).toEqual([
    { literal: 'Wangari wa Maathai' },
    { literal: 'African Union' },
  ]);
});

test.each([
  ['report', 'report'],
  ['policy_brief', 'report'],
  ['dataset', 'dataset'],
  ['video', 'motion_picture'],
  ['presentation', 'speech'],
  ['infographic', 'graphic'],
  ['constructor', 'report'],
])('a %s is to citation managers a %s', (type, cslType) => {
  expect(toCslType(type)).toBe(cslType);
});
