import { choices, limits } from '@adp/shared-data/content';
import { mergeRegions, type ParsedPlaces, parsePlaces } from '@adp/shared-data/places';
import { toAddress, toDoi, toFileFormat } from './addresses';
import type { RowReader } from './Draft';
import { hasMarkup, shorten, toLine, toParagraphs } from './texts';
import { toChoice, toLanguage, toLicence, toThemes } from './vocabulary';

export function toCommonFields(reader: RowReader, abstract: string) {
  const { first, all, note } = reader;
  const title = first('title');
  for (const field of ['title', 'abstract'] as const)
    if (hasMarkup(first(field) ?? '')) note(`${field}: markup such as italics was removed`);
  const tags = unique(all('tags').map(toLine)).filter((tag) => tag !== '' && tag.length <= limits.tags.each.max);
  return {
    title: title === undefined ? undefined : toLine(toParagraphs(title)),
    summary: shorten(toLine(first('summary') ?? abstract), limits.summary.max),
    lang: toWrittenLanguage(reader),
    programme: toChoice(choices.programme, first('programme')),
    themes: readThemes(reader),
    tags: tags.slice(0, limits.tags.max),
    licence: readLicence(reader),
    sources: [],
  };
}

/** Returns the first of the row's languages that items can have. Without such a language, the schema rejects the row. */
function toWrittenLanguage({ all }: RowReader): string | undefined {
  const languages = all('lang').map((text) => toLanguage(text) ?? text);
  return languages.find((code) => toChoice(choices.lang, code) !== undefined) ?? languages[0];
}

function readLicence({ all, note }: RowReader) {
  const licence = toLicence(all('licence'));
  if (licence === undefined && all('licence').length > 0)
    note(`licence: not on the site's list: ${shorten(all('licence').join('; '), 100)}`);
  return licence;
}

function readThemes({ written, fallback, note }: RowReader) {
  const unknown = written('themes').filter((text) => toThemes([text]).length === 0);
  if (unknown.length > 0) note(`themes: unknown on the site: ${unknown.join(', ')}`);
  const candidates = [written('themes'), written('tags'), fallback('themes')].map(toThemes);
  return candidates.find(({ length }) => length > 0) ?? [];
}

/** Converts language names to codes. Unknown languages are reported. */
export function toLanguages(texts: readonly string[], { note }: RowReader): string[] {
  const unknown = texts.filter((text) => toLanguage(text) === undefined);
  if (unknown.length > 0) note(`languages: not known: ${unknown.join(', ')}`);
  return unique(texts.flatMap((text) => toLanguage(text) ?? [])).slice(0, limits.languages.max);
}

/** Converts the places of a row to as few codes as possible. `unread` names texts that are no places. */
export function readPlaces({ all }: RowReader): { readonly places: readonly string[]; readonly unread: string } {
  const { places, unread } = parsePlaces(all('countries'));
  return {
    places: places.length > limits.countries.max ? mergeRegions(places) : places,
    unread: unread.map(toSentence).join(', '),
  };
}

function toSentence({ text, candidates }: ParsedPlaces['unread'][number]): string {
  if (candidates.length === 0) return `${text} is unknown`;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return `${text} can be ${candidates.map((code) => `${code} (${names.of(code) ?? code})`).join(' or ')}`;
}

export function readAddresses({ all, note }: RowReader) {
  const texts = [...all('url'), ...all('file')];
  const doi = [...all('doi'), ...all('url')].flatMap((text) => toDoi(text) ?? [])[0];
  for (const text of all('doi')) if (toDoi(text) === undefined) note(`doi: ${text} is none`);
  const addresses = texts
    .filter((text) => toDoi(text) === undefined)
    .flatMap((text) => {
      const address = toAddress(text);
      if (address === undefined) note(`address: ${text} is none`);
      else if (/^http:/i.test(text)) note(`address: http: was changed to https: in ${address}`);
      return address ?? [];
    });
  return {
    doi,
    pages: unique(addresses.filter((address) => toFileFormat(address) === undefined)),
    files: unique(addresses.filter((address) => toFileFormat(address) !== undefined)),
  };
}

export function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
