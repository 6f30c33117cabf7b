import { isObject } from '@adp/shared-data/fields';
import { createParentFinder, decodeText, readTable, splitBibtex, splitRis } from '@adp/shared-data/import-files';
import type { ImportPart } from '@adp/shared-data/review';

type FilePart = Extract<ImportPart, { readonly format: string }>;
type Format = FilePart['format'];

const formats: Readonly<Record<string, Format | 'lines'>> = {
  csv: 'csv',
  tsv: 'csv',
  ris: 'ris',
  nbib: 'ris',
  bib: 'bibtex',
  bibtex: 'bibtex',
  json: 'json',
  xml: 'oai',
  jsonl: 'lines',
  ndjson: 'lines',
};

export const acceptedFiles = Object.keys(formats)
  .map((end) => `.${end}`)
  .join(',');
/** The maximum file size in bytes. The file is read into memory. */
export const maxFileBytes = 50_000_000;

/** The maximum number of rows in a part. The importer holds a whole part in memory. */
const partRows = 60;
/**
 * The maximum length of a part in characters. UTF-8 needs at most three bytes per UTF-16 code unit, so a part stays
 * below the request limit.
 */
const partLength = 250_000;

export type FileProblem = 'format' | 'encoding' | 'size' | 'empty' | 'noEntries' | 'unreadable';

/** Splits a file into parts that can be sent separately. Resolves to a problem if the file cannot be read. */
export async function splitFile(file: File): Promise<readonly FilePart[] | FileProblem> {
  const format = formats[/[.](\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  if (!format) return 'format';
  if (file.size > maxFileBytes) return 'size';
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\uFFFD')) return 'encoding';
  try {
    const parts = split(format, text);
    if (parts.length > 0) return parts;
    return isFilled(text) && (format === 'ris' || format === 'bibtex') ? 'noEntries' : 'empty';
  } catch {
    return 'unreadable';
  }
}

function split(format: Format | 'lines', text: string): readonly FilePart[] {
  if (format === 'lines') return toParts('json', text.split('\n').filter(isFilled).map(checkLine), joinJson);
  if (format === 'json') return toParts('json', readItems(text), joinJson);
  if (format === 'oai') return toParts('oai', readRecords(text), joinXml);
  if (format === 'csv') return splitTable(text);
  if (format === 'ris') return toParts('ris', splitRis(text), (texts) => texts.join(''));
  return splitEntries(text);
}

interface Unit {
  readonly text: string;
  readonly line?: number;
  /** The entries that this unit refers to. They must be sent in the same part. */
  readonly context?: readonly string[];
}

function toParts(format: Format, units: readonly Unit[], join: (texts: readonly string[]) => string): FilePart[] {
  const parts: FilePart[] = [];
  let from = 0;
  while (from < units.length) {
    let length = 0;
    let to = from;
    for (; to < units.length; to += 1) {
      const { text } = units[to] ?? { text: '' };
      if (to > from && (to - from === partRows || length + text.length > partLength)) break;
      length += text.length;
    }
    const part = units.slice(from, to);
    const text = join(part.map((unit) => unit.text));
    const context = [...new Set(part.flatMap((unit) => unit.context ?? []))].join('\n');
    const linesBefore = (part[0]?.line ?? 1) - 1;
    parts.push({ format, text, ...(context && { context }), rowsBefore: from, linesBefore });
    from = to;
  }
  return parts;
}

function splitTable(text: string): FilePart[] {
  const { delimiter, preamble, headings, rows } = readTable(text);
  // If the headings are missing, the importer reports that.
  const [first, ...filled] = headings ? [headings, ...rows] : rows;
  if (!first) return [];
  const head = [`sep=${delimiter}`, first.text];
  const [part, ...parts] = toParts('csv', filled, (texts) => [...head, ...texts].join('\n'));
  if (!part) return [];
  const above = preamble.map((row) => `${row.text}\n`).join('');
  return [{ ...part, text: part.text.replace('\n', () => `\n${above}`) }, ...parts];
}

/** Splits BibTeX between entries. Each part includes the abbreviations and parent entries that its entries refer to. */
function splitEntries(text: string): FilePart[] {
  const all = splitBibtex(text);
  const strings = all.filter(({ type }) => type === 'string').map((entry) => entry.text);
  const findParents = createParentFinder(all);
  const entries = all.filter(({ type }) => type !== 'string');
  const units = entries.map((entry, index) => ({
    // Include the text up to the next entry, so that the importer's line numbers are correct.
    text: text.slice(entry.index, entries[index + 1]?.index),
    line: entry.line,
    context: [...strings, ...findParents(entry).map((parent) => parent.text)],
  }));
  return toParts('bibtex', units, (texts) => texts.join(''));
}

function readItems(text: string): Unit[] {
  const json: unknown = JSON.parse(text);
  const items = isObject(json) ? ('items' in json ? json['items'] : ['item' in json ? json['item'] : json]) : json;
  return Array.isArray(items) ? items.map((item) => ({ text: JSON.stringify(item) })) : [];
}

function checkLine(line: string): Unit {
  try {
    JSON.parse(line);
    return { text: line };
  } catch {
    return { text: 'null' };
  }
}

/** @throws Error if the response is invalid */
function readRecords(text: string): Unit[] {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror') || xml.doctype) throw new Error('No XML.');
  const writer = new XMLSerializer();
  return [...xml.getElementsByTagNameNS('*', 'record')].map((record) => ({ text: writer.serializeToString(record) }));
}

const joinJson = (texts: readonly string[]) => `[${texts.join(',')}]`;
const joinXml = (texts: readonly string[]) => `<OAI-PMH><ListRecords>${texts.join('')}</ListRecords></OAI-PMH>`;
const isFilled = (text: string) => text.trim() !== '';
