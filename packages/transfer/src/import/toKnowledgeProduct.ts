import { limits } from '@adp/shared-data/content';
import { parseAmount } from '@adp/shared-data/fields';
import { toSpokenName } from '../formats/authorNames';
import { toFileFormat } from './addresses';
import { readAddresses, readPlaces, toCommonFields, toLanguages, unique } from './commonFields';
import { toPartialDate } from './dates';
import { defined, type Draft, type RowReader } from './Draft';
import { shorten, toLine, toOptionalLine, toParagraphs } from './texts';
import { toKnowledgeType } from './vocabulary';

export function toKnowledgeProduct(reader: RowReader): Omit<Draft, 'notes' | 'refusals'> {
  const { first, all, written, fallback, note } = reader;
  const abstract = toAbstract(reader);
  const common = toCommonFields(reader, abstract);
  const { doi, pages, files } = readAddresses(reader);
  const languages = toLanguages(all('lang'), reader);
  const [language = 'en'] = languages;
  const displayed = written('displayedAuthors');
  const names = unique(
    displayed.length > 0 ? displayed.map(toLine) : all('authors').map((name) => toSpokenName(toLine(name))),
  );
  if (names.length > limits.authors.max) note(`authors: the first ${limits.authors.max} of ${names.length}`);
  if (pages.length > 1) note(`url: the first of ${pages.length}, without ${pages.slice(1).join('; ')}`);
  const isbn = first('isbn')
    ?.replaceAll(/[\s-]/g, '')
    .replace(/^(urn:)?isbn:?/i, '');
  const fields = {
    ...common,
    body: '',
    type: toKnowledgeType(written('type')) ?? toKnowledgeType(fallback('type')),
    abstract,
    authors: names.slice(0, limits.authors.max),
    ...toCorporateAuthor(reader),
    publisher: toOptionalLine(first('publisher')),
    publishedOn: readDate(reader),
    version: toOptionalLine(first('version')),
    pages: toPages(reader, common.lang),
    doi,
    isbn: isbn === '' ? undefined : isbn,
    series: toOptionalLine(first('series')),
    keyMessages: all('keyMessages').map(toLine),
    countries: toCountries(reader),
    canonicalUrl: pages[0],
    files: files.map((url) => ({ lang: language, format: toFileFormat(url), url })),
    fileLanguages: languages.length > 0 ? languages : [common.lang],
  };
  return { fields: defined(fields), doi, address: pages[0] ?? files[0] ?? first('identifier') };
}

function toAbstract({ first, note }: RowReader): string {
  const abstract = toParagraphs(first('abstract') ?? '');
  const { max } = limits.abstract;
  if (abstract.length > max) note(`abstract: the first ${max} characters of ${abstract.length}`);
  return shorten(abstract, max);
}

/** Reads the date of a work. A date with a time belongs to the repository's own record, so it comes last. */
function readDate({ all, note }: RowReader): string | undefined {
  const texts = [...all('date')].sort((first, second) => Number(first.includes('T')) - Number(second.includes('T')));
  const dates = texts.flatMap((text) => toPartialDate(text) ?? []);
  if (texts[0] !== undefined && dates.length === 0)
    note(`date: ${texts[0]} does not have the form 2019, 2019-07 or 2019-07-18`);
  return dates[0];
}

function toCorporateAuthor({ all, note }: RowReader) {
  const [body, ...others] = unique(all('corporateAuthor').map(toLine));
  if (others.length > 0) note(`corporateAuthor: the first of ${others.length + 1}, without ${others.join('; ')}`);
  return { corporateAuthor: body };
}

/**
 * Reads countries. Reports all other values instead of rejecting them, because repositories also use this field for
 * other subjects.
 */
function toCountries(reader: RowReader) {
  const { places, unread } = readPlaces(reader);
  if (unread !== '') reader.note(`countries: ${unread}`);
  const { max } = limits.countries;
  if (places.length > max) reader.note(`countries: the first ${max} of ${places.length}`);
  return places.slice(0, max);
}

/** Returns the number of pages. A page range is ignored, because it is the position of an article in a journal. */
function toPages({ first, note }: RowReader, language: string | undefined) {
  const text = first('pages');
  if (text === undefined || /^\w+\s*[-\u2013]+\s*\w+$/.test(text)) return undefined;
  const [pages = 0, alternative] = parseAmount(text.replace(/\s*(pp?[.]?|pages)$/i, ''), language);
  if (alternative === undefined && Number.isInteger(pages) && pages > 0) return pages;
  note(`pages: ${text} is not a number of pages`);
  return undefined;
}
