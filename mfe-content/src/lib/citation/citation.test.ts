/** @jest-environment node */
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { samples } from '../../testing/samples';
import { toCitableItem, toCslType, type CitableItem } from './citableItem';
import { citationFormats, formatCitation } from './formatCitation';
import { toCsl } from './toCsl';
import { toName } from './toName';

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
  url: 'https://au.example.org/framework',
  accessed: '2026-11-22',
};
const without = (item: CitableItem, field: keyof CitableItem) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== field)) as unknown as CitableItem;
const withAddress = without(report, 'doi');
const byNobody = without(withAddress, 'corporateAuthor');
/** By two people, dated to the month. */
const byPeople: CitableItem = { ...byNobody, authors: ['Amina Okafor', 'José Pérez'], published: '2022-07' };
/** A page of the site. */
const page: CitableItem = {
  id: 'commons',
  title: 'What a data commons is',
  cslType: 'webpage',
  authors: ['Wangari wa Maathai'],
  site: 'African Digital Policy',
  published: '2026-11-02',
  lang: 'en',
  url: 'https://example.org/articles/commons',
  accessed: '2026-11-22',
};

const readers = { bibtex: '@bibtex/text', ris: '@ris/file', csl: '@else/json' };

/** What citation-js reads in a text. */
async function readBack(item: CitableItem, format: 'bibtex' | 'ris' | 'csl') {
  const text = await formatCitation(item, format);
  const { data } = new Cite(text, { forceType: readers[format] });
  expect(data).toHaveLength(1);
  return data[0] ?? {};
}

/**
 * What the published styles ask for: APA 7 (10.4, 10.16), Cite them right 12 (Harvard), The Chicago Manual of Style 18
 * (author-date), Citing Medicine 2 (Vancouver), and the IEEE Reference Guide of 2023.
 */
const styleCases: readonly (readonly [work: string, item: CitableItem, expected: Record<string, string>])[] = [
  [
    'a report of a body, with its DOI',
    report,
    {
      apa: 'African Union. (2022). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. https://doi.org/10.5555/12345678',
      harvard:
        'African Union (2022) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://doi.org/10.5555/12345678.',
      chicago:
        'African Union. 2022. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. https://doi.org/10.5555/12345678.',
      vancouver:
        'African Union. Continental data policy framework [Strategy] [Internet]. African Union Commission; 2022 Jul [cited 2026 Nov 22]. Available from: https://au.example.org/framework doi:10.5555/12345678',
      ieee: 'African Union, “Continental data policy framework,” African Union Commission, Strategy, version 1.0, July 28, 2022. doi: 10.5555/12345678.',
    },
  ],
  [
    'a report of people, dated to the month, seen at its address',
    byPeople,
    {
      apa: 'Okafor, A., & Pérez, J. (2022). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. https://au.example.org/framework',
      harvard:
        'Okafor, A. and Pérez, J. (2022) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'Okafor, Amina, and José Pérez. 2022. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. https://au.example.org/framework.',
      vancouver:
        'Okafor A, Pérez J. Continental data policy framework [Strategy] [Internet]. African Union Commission; 2022 Jul [cited 2026 Nov 22]. Available from: https://au.example.org/framework',
      ieee: 'A. Okafor and J. Pérez, “Continental data policy framework,” African Union Commission, Strategy, version 1.0, July 2022. Accessed: Nov. 22, 2026. [Online]. Available: https://au.example.org/framework',
    },
  ],
  [
    'a page of the site',
    page,
    {
      apa: 'wa Maathai, W. (2026, November 2). What a data commons is. African Digital Policy. https://example.org/articles/commons',
      harvard:
        'wa Maathai, W. (2026) What a data commons is. African Digital Policy. Available at: https://example.org/articles/commons (Accessed: 22 November 2026).',
      chicago:
        'wa Maathai, Wangari. 2026. “What a Data Commons Is.” African Digital Policy. November 2. https://example.org/articles/commons.',
      vancouver:
        'wa Maathai W. African Digital Policy [Internet]. 2026 [cited 2026 Nov 22]. What a data commons is. Available from: https://example.org/articles/commons',
      ieee: 'W. wa Maathai, “What a data commons is,” African Digital Policy, Nov. 2, 2026. Accessed: Nov. 22, 2026. [Online]. Available: https://example.org/articles/commons',
    },
  ],
  [
    'a report without a date',
    without(withAddress, 'published'),
    {
      apa: 'African Union. (n.d.). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. Retrieved November 22, 2026, from https://au.example.org/framework',
      harvard:
        'African Union (no date) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'African Union. n.d. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. Accessed November 22, 2026. https://au.example.org/framework.',
      ieee: 'African Union, “Continental data policy framework,” African Union Commission, Strategy, version 1.0. Accessed: Nov. 22, 2026. [Online]. Available: https://au.example.org/framework',
    },
  ],
  [
    'a report without an author',
    byNobody,
    {
      apa: 'Continental data policy framework (Version 1.0). (2022). [Strategy]. African Union Commission. https://au.example.org/framework',
      harvard:
        'Continental data policy framework (2022). Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'Continental Data Policy Framework. 2022. Strategy, version 1.0. African Union Commission. https://au.example.org/framework.',
    },
  ],
  [
    'a report that its author published, of an unknown address',
    { ...without(withAddress, 'url'), publisher: 'African Union' },
    {
      apa: 'African Union. (2022). Continental data policy framework (Version 1.0) [Strategy].',
      harvard: 'African Union (2022) Continental data policy framework. Strategy. Version 1.0.',
      vancouver: 'African Union. Continental data policy framework [Strategy]. African Union; 2022 Jul.',
    },
  ],
];

describe.each(styleCases)('%s', (_, item, expected) => {
  test.each(Object.entries(expected))('in %s', async (style, citation) => {
    const format = citationFormats.find((known) => known === style) ?? 'csl';
    expect(await formatCitation(item, format)).toBe(citation);
  });
});

test('BibTeX is a technical report with its institution, inverted names, commands for accents and a key in ASCII', async () => {
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
  urldate = {2026-11-22}
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

test('a body is the institution of its own report', async () => {
  expect(await formatCitation(without(report, 'publisher'), 'bibtex')).toContain('institution = {African Union}');
});

test('RIS has its fields one to a line, dates with slashes and the ISBN', async () => {
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

test.each([
  ['Amina Okafor', { family: 'Okafor', given: 'Amina' }],
  ['Wangari wa Maathai', { family: 'wa Maathai', given: 'Wangari' }],
  ['Nnamdi van der Merwe', { family: 'van der Merwe', given: 'Nnamdi' }],
  ['J. K. O’Neill', { family: 'O’Neill', given: 'J. K.' }],
  ['Abebe, Tadesse', { family: 'Abebe', given: 'Tadesse' }],
  ['Fatou', { literal: 'Fatou' }],
  ['AUDA-NEPAD', { literal: 'AUDA-NEPAD' }],
  ['University of Nairobi', { literal: 'University of Nairobi' }],
  ['Ministère de l’Économie', { literal: 'Ministère de l’Économie' }],
  ['ليلى بن يوسف', { literal: 'ليلى بن يوسف' }],
])('%s is cited as %o', (name, cited) => {
  expect(toName(name)).toEqual(cited);
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
  for (const style of ['apa', 'harvard', 'chicago', 'vancouver', 'ieee'] as const)
    expect(await formatCitation(item, style)).toContain(title);
});

test('BibTeX has no command in it that a title brought', async () => {
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
])('a hostile title with %s makes one entry', async (_, title) => {
  for (const format of ['bibtex', 'ris', 'csl'] as const) {
    const read = await readBack({ ...report, title, corporateAuthor: title }, format);
    expect(typeof read['title']).toBe('string');
    expect(read['URL']).toBe(report.url);
  }
  expect(typeof (await formatCitation({ ...report, title }, 'apa'))).toBe('string');
});

const words = { site: 'African Digital Policy', genre: 'Strategy' };
const now = new Date('2026-11-22T10:00:00Z');
const ours = 'https://example.org/knowledge-products/k-framework';

test.each([
  ['its own page', { canonicalUrl: 'https://au.example.org/page' }, 'https://au.example.org/page'],
  ['the text online', { htmlUrl: 'https://au.example.org/text' }, 'https://au.example.org/text'],
  ['its file', {}, 'https://example.org/framework.pdf'],
  ['no address', { files: [] }, undefined],
])('a document of another body is cited with %s, never as a page of ours', async (_, changes, address) => {
  const citable = toCitableItem({ ...samples.knowledgeProduct, ...changes }, ours, words, now);
  expect(citable.url).toBe(address);
  for (const format of citationFormats) {
    const citation = await formatCitation(citable, format);
    expect(citation).not.toMatch(/knowledge-products|African Digital Policy|Sample Author/);
    expect(citation).toContain('African Union');
  }
});

test('unknown fields are left out of the citation', async () => {
  const { corporateAuthor: author, publisher, ...unknown } = samples.knowledgeProduct;
  expect([author, publisher]).not.toContain(undefined);
  const citable = toCitableItem({ ...unknown, files: [] }, ours, words, now);
  expect(await formatCitation(citable, 'apa')).toBe('Continental data policy framework. (2022). [Strategy].');
});

test.each([samples.article, samples.event, samples.opportunity, samples.product])(
  'the page of $kind $id is cited as a page of the site',
  async (item) => {
    const citable = toCitableItem(item, `https://example.org/${item.id}`, { site: 'African Digital Policy' }, now);
    expect(await formatCitation(citable, 'apa')).toBe(
      `Author, S. (2026, November 2). ${item.title}. African Digital Policy. https://example.org/${item.id}`,
    );
  },
);

test('people come before the organisation, each once', () => {
  expect(toCsl({ ...report, authors: ['Wangari wa Maathai', 'African Union'] }).author).toEqual([
    { family: 'wa Maathai', given: 'Wangari' },
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
