import { XMLParser } from 'fast-xml-parser';
import type { SourcePage } from './readApi';
import { type Network, requestText } from './request';
import { dublinCore, type SourceField, type SourceRecord, type SourceRow } from './SourceRecord';

type Xml = Readonly<Record<string, unknown>>;

const repeated = new Set([...Object.keys(dublinCore), 'record', 'relation', 'error']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  // Numbers stay texts: a title may be "1984".
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: false,
  isArray: (name) => repeated.has(name),
});

/**
 * The records of a repository as unqualified Dublin Core, page by page. `set`, `from` and `until` of the address are sent on.
 * @throws Error with one sentence, the repository's own where it sends one
 */
export async function* readOai(address: string, network: Network): AsyncGenerator<SourceRow> {
  const seen = new Set<string>();
  let before = 0;
  let token: string | undefined;
  do {
    const page = await readOaiPage(address, network, { after: token, before });
    yield* page.rows;
    before += page.rows.length;
    token = page.next;
    if (token !== undefined && seen.has(token)) throw new Error(`${address} gives the same page again and again.`);
    seen.add(token ?? '');
  } while (token !== undefined);
}

/**
 * One page of them: the first one, or the one that the token `after` leads to, with so many rows `before` it.
 * @throws Error as above
 */
export async function readOaiPage(
  address: string,
  network: Network,
  { after, before = 0 }: { readonly after?: string | undefined; readonly before?: number } = {},
): Promise<SourcePage> {
  const first = new URL(address);
  first.searchParams.set('verb', 'ListRecords');
  first.searchParams.set('metadataPrefix', 'oai_dc');
  // With a token, no other parameter is allowed.
  const url =
    after === undefined ? first : new URL(`?verb=ListRecords&resumptionToken=${encodeURIComponent(after)}`, first);
  return readOaiText(await requestText(url.href, network), url.href, before);
}

/** The records of an answer, as a file holds it or a repository sends it. */
export function readOaiText(text: string, source: string, before = 0): SourcePage {
  const list = readPage(text, source);
  const rows = asList(list?.record).flatMap((record) => {
    const header = asXml(record.header);
    // A record that was deleted has no metadata; nothing here was made of it.
    return header['@status'] === 'deleted' ? [] : [{ header, dc: asXml(asXml(record.metadata).dc) }];
  });
  return {
    rows: rows.map(({ header, dc }, at) => toRow(before + at + 1, asList(header.identifier).map(toText), dc)),
    next: toText(list?.resumptionToken) || undefined,
  };
}

function readPage(text: string, url: string): Xml | undefined {
  // Entities of its own could grow without end, and no repository needs them.
  if (text.includes('<!DOCTYPE')) throw new Error(`${url} answers with a document type: that is no answer of OAI-PMH.`);
  const root = asXml(parseXml(text, url)['OAI-PMH']);
  const [error] = asList(root.error);
  if (error?.['@code'] === 'noRecordsMatch') return undefined;
  if (error) throw new Error(`The repository refuses: ${toText(error) || toText(error['@code'])}`);
  if (root.ListRecords === undefined) throw new Error(`${url} does not answer as OAI-PMH does.`);
  return asXml(root.ListRecords);
}

function parseXml(text: string, url: string): Xml {
  try {
    return asXml(parser.parse(text, true));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${url} answers with broken XML: ${reason}`, { cause });
  }
}

function toRow(row: number, identifier: readonly string[], dc: Xml): SourceRow {
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [element, value] of Object.entries(dc)) {
    const field = dublinCore[element];
    const texts = asList(value).map(toText).filter(Boolean);
    if (field !== undefined && texts.length > 0) record[field] = texts;
  }
  // An identifier is an address, a DOI, an ISBN, or a citation.
  const identifiers = [...(record.url ?? []), ...asList(dc.relation).map(toText)];
  const isbn = identifiers.flatMap((text) => /^(?:urn:)?isbn:?\s*([\d-]{9,}[\dX])$/i.exec(text.trim())?.[1] ?? []);
  const doi = identifiers.filter((text) =>
    /^(doi:\s*|https?:\/\/(dx[.])?doi[.]org\/)?10[.]\d{4,9}\//i.test(text.trim()),
  );
  const url = (record.url ?? []).filter((text) => /^https?:/i.test(text.trim()) && !doi.includes(text));
  // The longest description is the abstract: others are notes.
  const abstract = (record.abstract ?? []).reduce((best, text) => (text.length > best.length ? text : best), '');
  const creators = toCreators(record.authors ?? []);
  return {
    row,
    record: { ...record, ...creators, identifier, abstract: abstract === '' ? [] : [abstract], doi, isbn, url },
  };
}

const bodies =
  /\b(union|commission|ministry|minist[eèé]re?|minist[eé]rio|agenc\w+|ag[eê]nc\w+|institut\w*|universit\w+|universidade|organi[sz]a\w+|nations|bank|banque|council|conseil|cent(re|er)|department|office|network|foundation|fondation|secretariat|association|authority|programme)\b/i;

/** Persons are "Family, Given" in most repositories; a name that says it is an organisation is one. */
function toCreators(names: readonly string[]): SourceRecord {
  const isBody = (name: string) => !/^[^,]+,[^,]+$/.test(name) && bodies.test(name);
  return { authors: names.filter((name) => !isBody(name)), corporateAuthor: names.filter(isBody) };
}

const asXml = (value: unknown): Xml =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Xml) : {};

const asList = (value: unknown): Xml[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Xml[];

/** The text of an element, with attributes or without. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const text = asXml(value)['#text'];
  return typeof text === 'string' ? text.trim() : '';
}
