import { choices, limits } from '@adp/shared-data';
import { toAddress, toDoi, toFileFormat } from './addresses';
import type { RowReader } from './Draft';
import { shorten, toLine, toParagraphs } from './texts';
import { toChoice, toCountry, toLanguage, toLicence, toThemes } from './vocabulary';

/** The fields that both kinds have, from the texts of a row. */
export function toCommonFields(reader: RowReader, abstract: string) {
  const { first, all } = reader;
  const title = first('title');
  const tags = unique(all('tags').map(toLine)).filter((tag) => tag !== '' && tag.length <= limits.tags.each.max);
  return {
    title: title === undefined ? undefined : toLine(toParagraphs(title)),
    summary: shorten(toLine(first('summary') ?? abstract), limits.summary.max),
    lang: toWrittenLanguage(reader),
    programme: toChoice(choices.programme, first('programme')),
    themes: readThemes(reader),
    tags: tags.slice(0, limits.tags.max),
    licence: toLicence(all('licence')),
    sources: [],
  };
}

/** The first language of the row that items can be in; the schema refuses a row that has others alone. */
function toWrittenLanguage({ all }: RowReader): string | undefined {
  const languages = all('lang').map((text) => toLanguage(text) ?? text);
  return languages.find((code) => toChoice(choices.lang, code) !== undefined) ?? languages[0];
}

function readThemes({ given, fallback, note }: RowReader) {
  const unknown = given('themes').filter((text) => toThemes([text]).length === 0);
  if (unknown.length > 0) note(`themes: the site has none that is called ${unknown.join(', ')}`);
  const found = [given('themes'), given('tags'), fallback('themes')].map(toThemes);
  return found.find(({ length }) => length > 0) ?? [];
}

/** Languages as codes; those that are none are noted. */
export function toLanguages(texts: readonly string[], { note }: RowReader): string[] {
  const unknown = texts.filter((text) => toLanguage(text) === undefined);
  if (unknown.length > 0) note(`languages: not known: ${unknown.join(', ')}`);
  return unique(texts.flatMap((text) => toLanguage(text) ?? [])).slice(0, limits.languages.max);
}

/** Places as codes. What is none is left out without a word: repositories name periods and regions in the same field. */
export function toCountries(texts: readonly string[]): string[] {
  return unique(texts.flatMap((text) => toCountry(text) ?? [])).slice(0, limits.countries.max);
}

/** The addresses of a row: its DOI, the page it comes from, and its files. */
export function readAddresses({ all, note }: RowReader) {
  const texts = [...all('url'), ...all('file')];
  const doi = [...all('doi'), ...all('url')].flatMap((text) => toDoi(text) ?? [])[0];
  for (const text of all('doi')) if (toDoi(text) === undefined) note(`doi: ${text} is none`);
  const addresses = texts
    .filter((text) => toDoi(text) === undefined)
    .flatMap((text) => {
      const address = toAddress(text);
      if (address === undefined) note(`address: ${text} is none`);
      else if (/^http:/i.test(text)) note(`address: http: is now https: in ${address}`);
      return address ?? [];
    });
  return {
    doi,
    pages: unique(addresses.filter((address) => toFileFormat(address) === undefined)),
    files: unique(addresses.filter((address) => toFileFormat(address) !== undefined)),
  };
}

/** A number as people write it: 1,000 and 1 000 are a thousand. The text itself where it is none, for the schema to refuse. */
export function toNumber(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined;
  const digits = text.replaceAll(/[\s,\u00A0\u202F]/g, '');
  return /^\d+(\.0+)?$/.test(digits) ? Number(digits) : text;
}

export function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
