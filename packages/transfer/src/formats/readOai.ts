import { isObject } from '@adp/shared-data/fields';
import { characterEntities } from 'character-entities';
import { XMLParser } from 'fast-xml-parser';
import { shorten } from '../import/texts';
import { toLanguage } from '../import/vocabulary';
import { sortAuthors } from './authorNames';
import type { PagePosition, SourcePage } from './readApi';
import { type Network, requestText } from './request';
import { dublinCore, type SourceField, type SourceRow } from './SourceRecord';

type Xml = Readonly<Record<string, unknown>>;

const repeated = new Set([...Object.keys(dublinCore), 'record', 'relation', 'error']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  // Keep numbers as text, because a title may be "1984".
  parseTagValue: false,
  parseAttributeValue: false,
  // Decode references such as &#233;. Trimming would remove spaces beside CDATA sections.
  htmlEntities: true,
  trimValues: false,
  isArray: (name) => repeated.has(name),
});

/** Reads a page of Dublin Core, with `set`, `from` and `until` from the URL. Rejects with the repository's message. */
export async function readOaiPage(
  address: string,
  network: Network,
  { after, before = 0 }: PagePosition,
): Promise<SourcePage> {
  const first = new URL(address);
  first.searchParams.set('verb', 'ListRecords');
  first.searchParams.set('metadataPrefix', 'oai_dc');
  // The protocol allows no other parameters with a token.
  const url =
    after === undefined ? first : new URL(`?verb=ListRecords&resumptionToken=${encodeURIComponent(after)}`, first);
  return readOaiText(await requestText(url.href, network), url.href, before);
}

export function readOaiText(text: string, source: string, before = 0): SourcePage {
  const list = readPage(text, source);
  const rows = asList(list?.record).flatMap((record) => {
    const header = asXml(record.header);
    return header['@status'] === 'deleted' ? [] : [{ header, dc: asXml(asXml(record.metadata).dc) }];
  });
  return {
    rows: rows.map(({ header, dc }, at) => toRow(before + at + 1, asList(header.identifier).map(toText), dc)),
    next: toText(list?.resumptionToken) || undefined,
  };
}

function readPage(text: string, url: string): Xml | undefined {
  // Entities that the document declares could expand without limit. No repository needs them.
  if (text.includes('<!DOCTYPE'))
    throw new Error(`${url} returned a document type declaration, which OAI-PMH does not contain.`);
  const root = asXml(parseXml(text, url)['OAI-PMH']);
  const [error] = asList(root.error);
  if (error?.['@code'] === 'noRecordsMatch') return undefined;
  if (error) throw new Error(`The repository rejected the request: ${toText(error) || toText(error['@code'])}`);
  if (root.ListRecords === undefined) throw new Error(`${url} did not return OAI-PMH.`);
  return asXml(root.ListRecords);
}

function parseXml(text: string, url: string): Xml {
  try {
    return asXml(parser.parse(replaceNames(text), true));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${url} returned invalid XML: ${reason}`, { cause });
  }
}

function replaceNames(text: string): string {
  return text.replaceAll(/&([a-z][a-z0-9]*);/gi, (reference, name: string) => {
    const character = Object.hasOwn(characterEntities, name) ? characterEntities[name] : undefined;
    return character === undefined || /[<>&"']/.test(character) ? reference : character;
  });
}

function toRow(row: number, identifier: readonly string[], dc: Xml): SourceRow {
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [element, value] of Object.entries(dc)) {
    const field = dublinCore[element];
    const texts = asList(value).map(toText).filter(Boolean);
    if (field !== undefined && texts.length > 0) record[field] = texts;
  }
  // An identifier may be a URL, a DOI, an ISBN or a citation. Identifiers in a relation belong to other works.
  const identifiers = record.url ?? [];
  const isbn = identifiers.flatMap((text) => /^(?:urn:)?isbn:?\s*([\d-]{9,}[\dX])$/i.exec(text)?.[1] ?? []);
  const doi = identifiers.filter((text) => /^(doi:\s*|https?:\/\/(dx[.])?doi[.]org\/)?10[.]\d{4,9}\//i.test(text));
  const url = identifiers.filter((text) => /^https?:/i.test(text) && !doi.includes(text));
  const lang = record.lang ?? asList(dc.title).flatMap((title) => toLang(title) ?? []);
  const [title, ...otherTitles] = inLanguage(asList(dc.title), lang);
  // The longest description is the abstract. Other descriptions are notes.
  const descriptions = [...asList(dc.description)].sort(
    (first, second) => toText(second).length - toText(first).length,
  );
  const [abstract, ...otherDescriptions] = inLanguage(descriptions, lang);
  const unread = Object.keys(dc).filter((name) => dublinCore[name] === undefined && /^[a-z]/i.test(name));
  return {
    row,
    record: {
      ...record,
      ...sortAuthors(record.authors ?? [], { isPlainPerson: true }),
      identifier,
      doi,
      isbn,
      url,
      lang,
      title: title ? [title] : [],
      abstract: abstract ? [abstract] : [],
      tags: (record.tags ?? []).flatMap((text) => text.split(';')),
    },
    notes: [
      ...noteOthers('title', otherTitles),
      ...noteOthers('description', otherDescriptions),
      ...(unread.length > 0 ? [`ignored elements: ${unread.join(', ')}`] : []),
    ],
  };
}

const noteOthers = (element: string, texts: readonly string[]) =>
  texts.length > 0 ? [`${element}: omitted: ${texts.map((text) => shorten(text, 100)).join('; ')}`] : [];

const toLang = (element: Xml) => (typeof element['@lang'] === 'string' ? element['@lang'] : undefined);

/** Returns an element's texts: those in the record's language first, then those without a language. */
function inLanguage(elements: readonly Xml[], [recordLanguage = '']: readonly string[]): string[] {
  const language = toLanguage(recordLanguage);
  const rank = (element: Xml) => {
    const lang = toLang(element);
    if (lang === undefined) return 1;
    return toLanguage(lang) === language ? 0 : 2;
  };
  return [...elements]
    .sort((first, second) => rank(first) - rank(second))
    .map(toText)
    .filter(Boolean);
}

const asXml = (value: unknown): Xml => (isObject(value) ? (value as Xml) : {});

const asList = (value: unknown): Xml[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Xml[];

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const text = asXml(value)['#text'];
  return typeof text === 'string' ? text.trim() : '';
}
