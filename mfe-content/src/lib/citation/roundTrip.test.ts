/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookkeepingFields, choices, type Item, wholeKinds } from '@adp/shared-data/content';
import fc from 'fast-check';
import { toCitableItem } from '@adp/shared-data/citation';
import { readTextPart } from '../../../../packages/transfer/src/formats/readPart';
import type { SourceRow } from '../../../../packages/transfer/src/formats/SourceRecord';
import { toAddress, toFileFormat } from '../../../../packages/transfer/src/import/addresses';
import { toLine, toParagraphs } from '../../../../packages/transfer/src/import/texts';
import { toDraft } from '../../../../packages/transfer/src/import/toDraft';
import { samples } from '../../testing/samples';
import { formatCitation } from './formatCitation';

// These tests read citations back with the site's importer, which the import page and the command also use.
// They are in one file, because all formats share the same items and lists of fields.

type Product = Item<'knowledgeProduct'>;
const formats = ['bibtex', 'ris', 'csl'] as const;
type Format = (typeof formats)[number];
const readers = { bibtex: 'bibtex', ris: 'ris', csl: 'json' } as const;

const carried = [
  ...['title', 'lang', 'type', 'abstract', 'authors', 'corporateAuthor', 'publisher', 'publishedOn', 'version'],
  ...['pages', 'doi', 'isbn', 'series', 'tags', 'licence', 'themes', 'countries', 'canonicalUrl', 'files'],
];
/** Fields that citations cannot contain. The importer derives the summary and the languages from other fields. */
const pageFields = ['body', 'keyMessages', 'sources', 'cover', 'programme', 'htmlUrl', 'replaces', 'replacedBy'];
const notCarried: Readonly<Record<Format, readonly string[]>> = {
  bibtex: [...pageFields, 'summary', 'fileLanguages'],
  ris: [...pageFields, 'summary', 'fileLanguages'],
  csl: [...pageFields, 'summary', 'fileLanguages'],
};

/** Reads the names of types in a language, as they appear in citations. */
const readTypes = (lang: string) =>
  JSON.parse(
    readFileSync(join(__dirname, `../../kinds/knowledge-product/messages/list-${lang}.json`), 'utf8'),
  ) as Readonly<Record<string, string>>;
const toGenre = (type: string, texts: Readonly<Record<string, string>>) => texts[`value.type.${type}`] ?? '';
const english = readTypes('en');
const now = new Date('2026-11-22T10:00:00Z');
const site = 'https://example.org';

async function cite(item: Item, format: Format, texts = english) {
  const genre = item.kind === 'knowledgeProduct' ? { genre: toGenre(item.type, texts) } : {};
  const citable = toCitableItem(item, `${site}/pages/${item.id}`, { site: 'African Digital Policy', ...genre }, now);
  return formatCitation(citable, format);
}

async function importBack(item: Item, format: Format, texts?: Readonly<Record<string, string>>) {
  const status: string[] = [];
  const source = { format: readers[format], text: await cite(item, format, texts), source: 'The file' };
  const rows: readonly SourceRow[] = [...readTextPart(source, (sentence) => status.push(sentence))];
  const [row] = rows;
  if (rows.length !== 1 || !row) throw new Error(JSON.stringify(rows));
  const { draft, refusals } = toDraft(row, { kind: 'knowledgeProduct', defaults: {}, site: 'https://other.example' });
  const notes = [...(draft?.notes ?? []), ...status];
  return {
    fields: pick(draft?.fields ?? {}),
    notes,
    refusals: refusals.map((refusal) => `${refusal.field} ${refusal.reason}`),
  };
}

const pick = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(carried.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** Returns the same fields of the original item, with texts normalized as the importer does. */
function toExpected(item: Product) {
  const { canonicalUrl, files, authors, corporateAuthor, publisher, series, version, doi } = item;
  const url = canonicalUrl ?? (files.find(({ lang }) => lang === item.lang) ?? files[0])?.url;
  const format = url === undefined ? undefined : toFileFormat(url);
  return pick({
    ...item,
    title: toLine(item.title),
    abstract: toParagraphs(item.abstract),
    authors: authors.map(toLine),
    corporateAuthor: corporateAuthor && toLine(corporateAuthor),
    publisher: publisher && toLine(publisher),
    series: series && toLine(series),
    version: version && toLine(version),
    doi: doi?.toLowerCase(),
    // A citation has only one link. The importer treats a link to a file as the file rather than the page.
    canonicalUrl: format === undefined ? url : undefined,
    files: format === undefined ? [] : [{ lang: item.lang, format, url }],
  });
}

const whole: Product = {
  ...samples.knowledgeProduct,
  authors: ['Amina Okafor', 'Maria de Sousa e Silva'],
  corporateAuthor: 'African Union',
  publishedOn: '2022-07-28',
  publisher: 'African Union Commission',
  version: '1.0',
  series: 'Sample series',
  pages: 80,
  lang: 'fr',
  doi: '10.5555/a_b(c)1',
  isbn: '9783161484100',
  canonicalUrl: 'https://au.example.org/a_b%20c?x=1&y=2#z',
  abstract: `A made-up abstract: 50 % of it & more.\n\nA second paragraph.${' More.'.repeat(5)}`,
  tags: ['data & AI', 'privacy'],
  licence: 'CC-BY-SA-4.0',
  themes: ['health', 'data-governance'],
  countries: ['KE', 'AU-W'],
};

function unattributed(item: Product): Product {
  const copy = { ...item };
  delete copy.corporateAuthor;
  return copy;
}

test('every field of a knowledge product is in citations or in the list of omitted fields', () => {
  const { entries } = wholeKinds.knowledgeProduct.schema;
  const fields = Object.keys(entries).filter((name) => !bookkeepingFields.some((field) => field === name));
  for (const format of formats) expect([...carried, ...notCarried[format]].sort()).toEqual(fields.sort());
});

describe.each(formats)('%s', (format) => {
  test.each(choices.knowledgeType)('a knowledge product of the type %s is read back unchanged', async (type) => {
    for (const item of [
      { ...whole, type },
      { ...samples.knowledgeProduct, type, publishedOn: '2022-07' },
    ])
      expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
  });

  test.each([samples.article, samples.event, samples.opportunity, samples.product])(
    'the page of $kind $id is read back, and the importer reports that it omits the site',
    async (item) => {
      const { fields, notes } = await importBack(item, format);
      expect(fields).toMatchObject({
        title: item.title,
        lang: item.lang,
        authors: [item.authorName],
        publishedOn: (item.publishedAt ?? item.createdAt).toISOString().slice(0, 10),
        canonicalUrl: `${site}/pages/${item.id}`,
      });
      expect(notes).toEqual([
        {
          bibtex: 'omitted: African Digital Policy',
          ris: 'Ignored fields: T2.',
          csl: 'ignored variables: container-title',
        }[format],
      ]);
    },
  );

  test.each(choices.licence)('the licence %s is read back', async (licence) => {
    expect((await importBack({ ...whole, licence }, format)).fields).toMatchObject({ licence });
  });

  test.each([
    [['Fatou'], 'UNESCO'],
    [['Zindi'], 'Zindi Africa'],
    [['Amina Okafor'], 'Zindi'],
    [['Abebe, Tadesse', 'Okonjo Iweala, Ngozi', 'King, Martin Luther, Jr.'], 'African Union'],
    [['Martin Luther King Jr.', 'Maria de Sousa e Silva'], 'Ministry of Finance, Planning and Trade'],
    [['João Silva Filho', 'bell hooks', 'van der Merwe'], 'Smart Africa'],
    [['ليلى بن يوسف', '王小明', 'Ольга Иванова'], '国际电信联盟'],
    [['ليلى بن يوسف'], 'سمارت أفريقيا'],
    [['Ńgũgĩ wa Thiong’o', 'Zoë Ångström'], 'Research and Development'],
    [['University of Nairobi', 'Amina Okafor'], 'Bank and Sons, Ltd.'],
    [['AUDA-NEPAD', 'Policy Desk (Accra)'], undefined],
    [[], 'Zindi'],
    [['X Æ A-12', 'Dr Amina {Okafor} & Sons'], 'Sons & Daughters'],
  ])('the authors %j and %s are read back unchanged', async (authors, corporateAuthor) => {
    const item: Product = { ...unattributed(whole), authors, ...(corporateAuthor ? { corporateAuthor } : {}) };
    expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
  });

  test.each(['UNESCO', '国际电信联盟', 'Amina Okafor'])(
    'a publisher %s that is also an author is read back',
    async (publisher) => {
      const item: Product = { ...unattributed(whole), authors: ['Zindi', publisher], publisher };
      expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
    },
  );

  test.each([
    'Two paragraphs.\n\nThe second one, {with} braces } and {.',
    'One.\n\nTY  - RPRT\n\nER  - \n\n@misc{x, title = {y}}\n\n@foo(bar)\n\nET - 2',
    'Lines\nof one paragraph.\n \n   Indented second paragraph.\r\n\r\nThird, with 50 %, $5, #1, a_b, ~, ^ and \\par{}.',
    'Same.\n\nSame.\n\nSame.',
    'Same.\n\nER - Same.\n\nER - Same.',
    '\\AA, {\\AA}, \\textless and \\"u stay as they are written. "Quoted" ``text\'\' -- dashes --- and ?` and !`.',
  ])('the abstract %j keeps its paragraphs and characters', async (text) => {
    const item = { ...whole, abstract: `${text}\n\nLong enough to be the abstract of a knowledge product.` };
    expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
  });

  test('markup is removed, and the importer adds a note', async () => {
    const title = 'The <i>Zea mays</i> study';
    const { fields, notes } = await importBack({ ...whole, title }, format);
    expect(fields).toMatchObject({ title: 'The Zea mays study' });
    expect(notes).toEqual(['title: markup such as italics was removed']);
  });

  test.each([
    ['https://example.org/a.pdf', '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O'],
    ['https://example.org/%7Bid%7D/a_b~c?q=%20x%2F&r=#frag_1', '10.5555/a_b#c%20d%2Fe'],
    ['https://example.org/a$b;c=(d)!*', '10.5555/{a}_$b\\c'],
  ])('the link %s and the DOI %s are read back unchanged', async (canonicalUrl, doi) => {
    const item = { ...whole, canonicalUrl, doi };
    expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
  });

  test('any knowledge product is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyProduct, async (item) => {
        expect(await importBack(item, format)).toEqual({ fields: toExpected(item), notes: [], refusals: [] });
      }),
      { numRuns: 150 },
    );
  });
});

test.each(['en', 'fr', 'pt', 'ar', 'sw'])('types in the page language %s are recognised', async (lang) => {
  for (const type of choices.knowledgeType)
    for (const format of formats)
      expect((await importBack({ ...whole, type }, format, readTypes(lang))).fields).toMatchObject({ type });
});

const pieces = [
  ...[
    '{',
    '}',
    '{\\AA}',
    '\\',
    '\\&',
    '%',
    '&',
    '#',
    '$',
    '_',
    '~',
    '^',
    '<',
    '>',
    '"',
    "''",
    '``',
    '--',
    '---',
    '*',
    ';',
    ',',
  ],
  ...[
    'and',
    'others',
    '@misc{',
    'TI  - ',
    'ER  -',
    '&eacute;',
    '&amp;',
    '\\par',
    '\\textbf{x}',
    '<x',
    '=',
    '|',
    ':',
    '.',
    '?`',
  ],
  ...[
    'São',
    'Łódź',
    'ǹḿ',
    'ọ̀rọ̀',
    'Ńgũgĩ',
    'المملكة',
    '数据',
    'Данные',
    '🌍',
    '1.5',
    'e.g.',
    "O'Neill",
    '\u00A0',
    'ı',
    'ß',
  ],
  ...['policy', 'Data', 'of', 'the', 'AI', 'Africa', 'Version', 'a', 'in'],
];
/** Generates a text from hostile pieces, with a length that the schema accepts. */
const anyText = (min: number, max: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ')), { minLength: 1, maxLength: 12 })
    .map(
      (parts) =>
        `${parts.map(([piece, space]) => piece + space).join('')}${'Sample text '.repeat(Math.ceil(min / 12))}`,
    )
    .map((text) => toLine([...toLine(text)].slice(0, max).join('')))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && [...text].length >= min);

const anyName = fc.oneof(
  fc.constantFrom(
    'Amina Okafor',
    'Maria de Sousa e Silva',
    'King, Martin Luther, Jr.',
    'Abebe, Tadesse',
    'Fatou',
    'UNESCO',
  ),
  fc.constantFrom(
    'José Pérez',
    'O’Neill',
    'bell hooks',
    '王小明',
    'ليلى بن يوسف',
    'Ministry of Trade, Kenya',
    'J. R. R. Tolkien',
  ),
  // Exclude semicolons, which separate names in all formats except CSL-JSON.
  anyText(1, 60).filter((name) => !name.includes(';')),
);
const twoParts = (max: number) => anyText(1, max).map((text) => text.replace(/^[\s,;]+/, 'x'));

const anyProduct: fc.Arbitrary<Product> = fc
  .record(
    {
      title: anyText(5, 120),
      abstract: fc.array(anyText(20, 200), { minLength: 3, maxLength: 5 }).map((all) => all.join('\n\n')),
      type: fc.constantFrom(...choices.knowledgeType),
      lang: fc.constantFrom(...choices.lang),
      authors: fc.uniqueArray(anyName, { maxLength: 4 }),
      tags: fc.uniqueArray(
        anyText(1, 25)
          .map((text) => toLine(text.replaceAll(/[,;]/g, ' ')).slice(0, 30))
          .filter(Boolean),
        { maxLength: 5 },
      ),
      themes: fc.uniqueArray(fc.constantFrom(...choices.theme), { minLength: 1, maxLength: 3 }),
      countries: fc.uniqueArray(fc.constantFrom('KE', 'NO', 'AU-W', 'CD', 'ZA'), { maxLength: 4 }),
    },
    { requiredKeys: ['title', 'abstract', 'type', 'lang', 'authors', 'tags', 'themes', 'countries'] },
  )
  .chain((required) =>
    fc
      .record(
        {
          corporateAuthor: anyName.filter((name) => !required.authors.includes(name)),
          publisher: twoParts(100),
          publishedOn: fc.constantFrom('1999', '2022-07', '2022-07-28', '2024-02-29'),
          version: anyText(1, 20),
          pages: fc.integer({ min: 1, max: 10_000 }),
          doi: fc.constantFrom('10.5555/a_b', '10.5555/x%20y#z', '10.1234/<q>;r', '10.5555/{x}'),
          isbn: fc.constantFrom('9783161484100', '0306406152'),
          series: twoParts(80),
          licence: fc.constantFrom(...choices.licence),
          canonicalUrl: fc
            .webUrl({ withFragments: true, withQueryParameters: true })
            .map((url) => toAddress(url) ?? 'https://example.org/x'),
        },
        { requiredKeys: ['canonicalUrl'] },
      )
      .map((optional) => {
        const base = unattributed(samples.knowledgeProduct);
        delete base.publisher;
        return { ...base, ...required, ...optional };
      }),
  );
