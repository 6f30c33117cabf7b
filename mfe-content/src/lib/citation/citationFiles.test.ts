/** @jest-environment node */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { CitableItem } from '@adp/shared-data/citation';
import { formatCitation } from './formatCitation';
import { report, without, byNobody, byPeople } from './testing/works';

const readers = { bibtex: '@bibtex/text', ris: '@ris/file', csl: '@else/json' };

async function readBack(item: CitableItem, format: 'bibtex' | 'ris' | 'csl') {
  const text = await formatCitation(item, format);
  const { data } = new Cite(text, { forceType: readers[format] });
  expect(data).toHaveLength(1);
  return data[0] ?? {};
}

test('BibTeX has a technical report with institution, inverted names, commands for accents and an ASCII key', async () => {
  expect(await formatCitation({ ...byPeople, title: 'Data & AI: 100 % of it', version: '1_0' }, 'bibtex')).toBe(
    `@techreport{okafor2022data,
  author = {Okafor, Amina and P{\\'e}rez, Jos{\\'e}},
  title = {{Data \\& AI: 100 \\% of it}},
  institution = {African Union Commission},
  type = {Strategy},
  year = {2022},
  month = jul,
  note = {Version 1\\_0},
  pagetotal = {80},
  url = {https://au.example.org/framework},
  urldate = {2026-11-22},
  language = {en}
}
`,
  );
});

test.each([
  ['Ńgũgĩ wa Thiong’o', 'wathiongo2022continental'],
  ['الاتحاد الأفريقي', 'data-policy-framework'],
])('the BibTeX key of a work by %s is %s', async (author, key) => {
  const item = { ...byNobody, authors: [author] };
  expect(await formatCitation(item, 'bibtex')).toMatch(new RegExp(`^@techreport\\{${key},`));
});

test('an organisation is the institution of a report that it has written', async () => {
  expect(await formatCitation(without(report, 'publisher'), 'bibtex')).toContain('institution = {African Union}');
});

test('RIS has one field per line, dates with slashes, and the ISBN', async () => {
  expect((await formatCitation({ ...byPeople, isbn: '978-1-928527-22-0' }, 'ris')).split('\r\n')).toEqual([
    'TY  - RPRT',
    'AU  - Okafor, Amina',
    'AU  - Pérez, José',
    'TI  - Continental data policy framework',
    'PY  - 2022',
    'DA  - 2022/07//',
    'PB  - African Union Commission',
    'ET  - 1.0',
    'M3  - Strategy',
    'SP  - 80',
    'SN  - 978-1-928527-22-0',
    'UR  - https://au.example.org/framework',
    'Y2  - 2026/11/22/',
    'LA  - en',
    'ID  - okafor2022continental',
    'ER  - ',
    '',
  ]);
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

test('a title that is longer than a line is read back completely', async () => {
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
])('the date %s is read back with the same precision', async (published, parts) => {
  expect(await readBack({ ...report, published }, 'ris')).toMatchObject({ issued: { 'date-parts': [parts] } });
  expect(await readBack({ ...report, published }, 'csl')).toMatchObject({ issued: { 'date-parts': [parts] } });
  expect(await formatCitation({ ...report, published }, 'apa')).toContain('2022');
});

test.each([
  ['Arabic', 'إطار سياسة البيانات', 'الاتحاد الأفريقي', 'ar'],
  ['Amharic', 'የዲጂታል ፖሊሲ ማዕቀፍ', 'የአፍሪካ ኅብረት', 'am'],
  ['French', 'Cadre stratégique en matière de données: l’avenir', 'Union africaine', 'fr'],
  ['Yoruba', 'Ìlànà ọ̀rọ̀ ajé orí ẹ̀rọ', 'Ìṣọ̀kan Áfíríkà', 'yo'],
])('a record in %s is read back unchanged', async (_, title, corporateAuthor, lang) => {
  const item = { ...report, title, corporateAuthor, lang };
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    const read = await readBack(item, format);
    expect(String(read['title']).normalize()).toBe(title.normalize());
    expect(JSON.stringify(read['author']).normalize()).toContain(corporateAuthor.normalize());
  }
  for (const style of ['apa', 'harvard', 'chicago', 'vancouver', 'ieee'] as const)
    expect(await formatCitation(item, style)).toContain(title);
});

test('BibTeX escapes commands in a title', async () => {
  const text = await formatCitation({ ...report, title: 'Title \\input{/etc/passwd} }} @book{x' }, 'bibtex');
  expect(text).toContain('\\textbackslash{}input\\textbraceleft{}/etc/passwd\\textbraceright{}');
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
])('a hostile title with %s results in only one entry', async (_, title) => {
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    const read = await readBack({ ...report, title, corporateAuthor: title }, format);
    expect(typeof read['title']).toBe('string');
    expect(read['URL']).toBe(report.url);
  }
  expect(typeof (await formatCitation({ ...report, title }, 'apa'))).toBe('string');
});
