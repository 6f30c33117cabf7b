/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choices } from '@adp/shared-data';
import { readTextPart } from '../../../../packages/transfer/src/formats/readPart';
import type { SourceRecord, SourceRow } from '../../../../packages/transfer/src/formats/SourceRecord';
import { toDoi } from '../../../../packages/transfer/src/import/addresses';
import { toKnowledgeType } from '../../../../packages/transfer/src/import/vocabulary';
import { toSpokenName } from '../../../../packages/transfer/src/formats/authorNames';
import { samples } from '../../testing/samples';
import type { CitableItem } from './citableItem';
import { toCitableItem, toCslType } from './citableItem';
import { formatCitation } from './formatCitation';

// The site's own importer reads its citations.

/** The names of types in a language, as citations write them. */
const readTypes = (lang: string) =>
  JSON.parse(
    readFileSync(join(__dirname, `../../kinds/knowledge-product/messages/list-${lang}.json`), 'utf8'),
  ) as Readonly<Record<string, string>>;
const genre = (type: string, texts = readTypes('en')) => texts[`value.type.${type}`] ?? '';

const readers = { bibtex: 'bibtex', ris: 'ris', csl: 'json' } as const;
const formats = ['bibtex', 'ris', 'csl'] as const;
type Format = (typeof formats)[number];

async function readBack(item: CitableItem, format: Format) {
  const text = await formatCitation(item, format);
  const rows: readonly SourceRow[] = [
    ...readTextPart({ format: readers[format], text, source: 'The file' }, () => undefined),
  ];
  const [row] = rows;
  if (rows.length !== 1 || !row || !('record' in row)) throw new Error(JSON.stringify(rows));
  expect(row.notes).toEqual([]);
  return toItem(row.record);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The citation fields of a record. */
function toItem(record: SourceRecord) {
  const first = (field: keyof SourceRecord) => record[field]?.find(Boolean);
  return {
    title: first('title'),
    authors: (record.authors ?? []).map(toSpokenName),
    corporateAuthor: first('corporateAuthor'),
    publisher: first('publisher'),
    published: first('date'),
    version: first('version'),
    series: first('series'),
    pages: first('pages'),
    doi: toDoi(first('doi') ?? ''),
    isbn: first('isbn'),
    url: first('url'),
    lang: first('lang'),
    abstract: oneLine(first('abstract') ?? ''),
    keywords: (record.tags ?? []).map(oneLine).filter(Boolean),
  };
}

/** The same fields of the cited item. */
function toExpected(item: CitableItem) {
  const { title, authors, corporateAuthor, publisher, published, version, series, pages, doi, isbn, url, lang } = item;
  return {
    ...{ title, authors, corporateAuthor, publisher, published, version, series, doi, isbn, url, lang },
    pages: pages === undefined ? undefined : String(pages),
    abstract: oneLine(item.abstract ?? ''),
    keywords: item.keywords ?? [],
  };
}

const words = { site: 'African Digital Policy', genre: 'Strategy' };
const now = new Date('2026-11-22T10:00:00Z');
const product = toCitableItem(samples.knowledgeProduct, 'https://example.org/knowledge-products/k', words, now);
const whole: CitableItem = {
  ...product,
  ...{ authors: ['Amina Okafor', 'Maria de Sousa e Silva'], corporateAuthor: 'African Union', published: '2022-07-28' },
  ...{ publisher: 'African Union Commission', version: '1.0', series: 'Sample series', pages: 80, lang: 'fr' },
  ...{ doi: '10.5555/a_b(c)1', isbn: '9783161484100', url: 'https://au.example.org/a_b%20c?x=1&y=2#z' },
  ...{ abstract: 'A made-up abstract: 50 % of it & more.\n\nA second paragraph.', keywords: ['data & AI', 'privacy'] },
};

describe.each(formats)('%s', (format) => {
  test.each(choices.knowledgeType.map((type) => [type, toCslType(type)] as const))(
    'a knowledge product of the type %s is read back unchanged',
    async (type, cslType) => {
      const item = { ...whole, cslType, genre: genre(type) };
      expect(await readBack(item, format)).toEqual(toExpected(item));
      const bare = { ...product, cslType, genre: genre(type), published: '2022-07' };
      expect(await readBack(bare, format)).toEqual(toExpected(bare));
    },
  );

  test.each([samples.article, samples.event, samples.opportunity, samples.product])(
    'the page of $kind $id is read back unchanged',
    async (item) => {
      const page = toCitableItem(item, `https://example.org/${item.id}`, words, now);
      expect(await readBack(page, format)).toEqual(toExpected(page));
    },
  );

  test.each([
    [['Fatou'], 'UNESCO'],
    [['Martin Luther King Jr.'], 'Ministry of Finance, Planning and Trade'],
    [['João Silva Filho', 'bell hooks'], 'Smart Africa'],
    [['ليلى بن يوسف'], 'الاتحاد الأفريقي'],
    [['Ńgũgĩ wa Thiong’o', 'Zoë Ångström'], 'Research and Development'],
  ])('the authors %j and %s are read back unchanged', async (authors, corporateAuthor) => {
    const { authors: persons, corporateAuthor: body } = await readBack({ ...whole, authors, corporateAuthor }, format);
    expect([persons.map((name) => name.normalize()), body]).toEqual([authors, corporateAuthor]);
  });

  test.each([
    'Braces {and} \\commands{x} ~ ^ $5 #1 50 % _a_',
    "Dashes -- and --- “quotes” ``and'' <b>more</b>",
    'Accents: São Tomé, Ńgũgĩ, ǹ, ḿ, Łódź, Ærø, Ìlànà ọ̀rọ̀ ajé',
  ])('the title %s is read back unchanged', async (title) => {
    expect((await readBack({ ...whole, title }, format)).title?.normalize()).toBe(
      // CSL markup is removed.
      (format === 'csl' ? title.replaceAll(/<\/?b>/g, '') : title).normalize(),
    );
  });
});

test.each(['en', 'fr', 'pt', 'ar', 'sw'])('types are read in the page language %s', async (lang) => {
  const texts = readTypes(lang);
  for (const type of choices.knowledgeType) {
    const item = { ...whole, cslType: toCslType(type), genre: genre(type, texts) };
    for (const format of formats) {
      const text = await formatCitation(item, format);
      const [row] = readTextPart({ format: readers[format], text, source: '' }, () => undefined);
      expect(row && 'record' in row ? toKnowledgeType(row.record.type ?? []) : row).toBe(type);
    }
  }
});
