import type { ImportPart } from '@adp/shared-data/review';

type FilePart = Extract<ImportPart, { readonly format: string }>;
type Format = FilePart['format'];

/** By the end of a file's name. */
const formats: Readonly<Record<string, Format | 'lines'>> = {
  ...{ csv: 'csv', tsv: 'csv', ris: 'ris', bib: 'bibtex', bibtex: 'bibtex', json: 'json', xml: 'oai' },
  ...{ jsonl: 'lines', ndjson: 'lines' },
};

/** For the file dialog. */
export const acceptedFiles = Object.keys(formats)
  .map((end) => `.${end}`)
  .join(',');
/** Read into the page as a whole. */
export const maxFileBytes = 50_000_000;

/** As the importer has them in memory. */
const partRows = 60;
/** In UTF-8 at most three times as many bytes, which is below what a request may have. */
const partLength = 250_000;

export type FileProblem = 'format' | 'encoding' | 'size' | 'empty' | 'unreadable';

/** A file in pieces that can be read one by one, or why it cannot. */
export async function splitFile(file: File): Promise<readonly FilePart[] | FileProblem> {
  const format = formats[/[.](\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  if (!format) return 'format';
  if (file.size > maxFileBytes) return 'size';
  const text = decode(await file.arrayBuffer());
  if (text === undefined) return 'encoding';
  try {
    const parts = split(format, text);
    return parts.length > 0 ? parts : 'empty';
  } catch {
    return 'unreadable';
  }
}

function split(format: Format | 'lines', text: string): readonly FilePart[] {
  if (format === 'lines') return toParts('json', text.split('\n').filter(isFilled).map(checkLine), joinJson);
  if (format === 'json') return toParts('json', readItems(text), joinJson);
  if (format === 'oai') return toParts('oai', readRecords(text), joinXml);
  if (format === 'csv') return splitTable(text);
  return splitEntries(format, text);
}

/** Without a byte order mark; undefined where it is not UTF-8. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Unit {
  readonly text: string;
  readonly line?: number;
  /** Abbreviations and the like: they go with what comes after them, and are no rows. */
  readonly isRow?: boolean;
}

/** Joins units to parts, none of which is too large. */
function toParts(format: Format, units: readonly Unit[], join: (texts: readonly string[]) => string): FilePart[] {
  const parts: FilePart[] = [];
  let from = 0;
  let rowsBefore = 0;
  while (from < units.length) {
    let length = 0;
    let rows = 0;
    let to = from;
    for (; to < units.length; to += 1) {
      const { text, isRow = true } = units[to] ?? { text: '' };
      if (to > from && (rows === partRows || length + text.length > partLength)) break;
      length += text.length;
      rows += isRow ? 1 : 0;
    }
    const part = units.slice(from, to);
    const text = join(part.map((unit) => unit.text));
    parts.push({ format, text, rowsBefore, linesBefore: (part[0]?.line ?? 1) - 1 });
    rowsBefore += rows;
    from = to;
  }
  return parts;
}

/** Each part has the headings. Within quotation marks a line does not end a row. */
function splitTable(text: string): FilePart[] {
  const rows: Unit[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(/"[^"]*"|\r\n|\r|\n/g)) {
    if (match.startsWith('"')) continue;
    rows.push({ text: text.slice(from, index) });
    from = index + match.length;
  }
  rows.push({ text: text.slice(from) });
  const [headings, ...filled] = rows.filter((row) => isFilled(row.text));
  if (!headings) return [];
  return toParts('csv', filled, (texts) => [headings.text, ...texts].join('\n'));
}

const starts = { ris: /^TY {2}- /gm, bibtex: /^[ \t]*@[ \t]*(\w+)\s*[{(]/gm };

/** Entries by their first lines. BibTeX's abbreviations are in each part: they hold for all that comes after them. */
function splitEntries(format: 'ris' | 'bibtex', text: string): FilePart[] {
  const found = [...text.matchAll(starts[format])];
  const entries: Unit[] = [];
  const abbreviations: string[] = [];
  let line = 1;
  let counted = 0;
  for (const [at, { index, 1: name = '' }] of found.entries()) {
    line += text.slice(counted, index).split('\n').length - 1;
    counted = index;
    const entry = text.slice(index, found[at + 1]?.index);
    if (/^string$/i.test(name)) abbreviations.push(entry.replaceAll(/\s+/g, ' '));
    else if (!/^(comment|preamble)$/i.test(name)) entries.push({ text: entry, line });
  }
  const first = abbreviations.join(' ');
  // On a line of its own: the lines of the entries are counted from the next one.
  const parts = toParts(format, entries, (texts) => (first ? `${first}\n` : '') + texts.join(''));
  return parts.map((part) => ({ ...part, linesBefore: part.linesBefore - (first ? 1 : 0) }));
}

/** The items of an answer of `/api/v1/`, or of a list. */
function readItems(text: string): Unit[] {
  const json: unknown = JSON.parse(text);
  const items: unknown =
    typeof json === 'object' && json !== null && !Array.isArray(json)
      ? 'items' in json
        ? json.items
        : 'item' in json
          ? [json.item]
          : [json]
      : json;
  return Array.isArray(items) ? items.map((item) => ({ text: JSON.stringify(item) })) : [];
}

/** A line that is no JSON is a row that cannot be read. */
function checkLine(line: string): Unit {
  try {
    JSON.parse(line);
    return { text: line };
  } catch {
    return { text: 'null' };
  }
}

/** @throws Error where it is no answer of OAI-PMH */
function readRecords(text: string): Unit[] {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror') || xml.doctype) throw new Error('No XML.');
  const writer = new XMLSerializer();
  return [...xml.getElementsByTagNameNS('*', 'record')].map((record) => ({ text: writer.serializeToString(record) }));
}

const joinJson = (texts: readonly string[]) => `[${texts.join(',')}]`;
const joinXml = (texts: readonly string[]) => `<OAI-PMH><ListRecords>${texts.join('')}</ListRecords></OAI-PMH>`;
const isFilled = (text: string) => text.trim() !== '';
