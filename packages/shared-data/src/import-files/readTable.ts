export interface TableRow {
  readonly cells: readonly string[];
  /** The source text of the row, without its line break. */
  readonly text: string;
  /** True if the row has a misplaced quotation mark. The cell that contains it is read verbatim. */
  readonly hasStrayQuote: boolean;
}

export interface Table {
  readonly delimiter: string;
  /** The rows above the headings, such as the title of a report. */
  readonly preamble: readonly TableRow[];
  /** The row with the headings. Undefined if no row contains a title heading. */
  readonly headings: TableRow | undefined;
  readonly rows: readonly TableRow[];
}

/** Headings that name the title column, which every table must have. */
export const titleHeadings: readonly string[] = ['title', 'name'];

const delimiters = [',', ';', '\t'];
const MAX_PREAMBLE = 20;

/** Reads a table. Its separator may be in a first line such as `sep=;`. An unclosed quote affects only its row. */
export function readTable(text: string): Table {
  const [prefix = '', declared] = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const body = text.slice(prefix.length);
  const delimiter = declared ?? chooseDelimiter(body);
  const rows = [...readRows(body, delimiter)];
  const at = findHeadings(rows);
  return {
    delimiter,
    preamble: at < 0 ? [] : rows.slice(0, at),
    headings: rows[at],
    rows: at < 0 ? rows : rows.slice(at + 1),
  };
}

/** Returns the separator with the most headings. Without headings, returns the one with the most cells in the first row. */
function chooseDelimiter(text: string): string {
  const count = (delimiter: string) => {
    const rows = take(readRows(text, delimiter), MAX_PREAMBLE + 1);
    const headings = rows[findHeadings(rows)];
    return headings ? 1_000 + headings.cells.length : (rows[0]?.cells.length ?? 0);
  };
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function take(rows: Iterable<TableRow>, count: number): TableRow[] {
  const taken: TableRow[] = [];
  for (const row of rows) if (taken.push(row) === count) break;
  return taken;
}

function findHeadings(rows: readonly TableRow[]): number {
  return rows
    .slice(0, MAX_PREAMBLE + 1)
    .findIndex(({ cells }) => cells.some((cell) => titleHeadings.includes(cell.trim().toLowerCase())));
}

function* readRows(text: string, delimiter: string): Generator<TableRow> {
  const escaped = delimiter.replace(/[\\\]^-]/, String.raw`\$&`);
  const quoted = new RegExp(String.raw`"([^"]*(?:""[^"]*)*)"[ ]*(?=[${escaped}\r\n]|$)`, 'y');
  const plain = new RegExp(`[^${escaped}\r\n]*`, 'y');
  const readAt = (pattern: RegExp, position: number) => {
    pattern.lastIndex = position;
    return pattern.exec(text);
  };
  let position = 0;
  while (position < text.length) {
    const start = position;
    const cells: string[] = [];
    let hasStrayQuote = false;
    do {
      if (cells.length > 0) position += 1;
      const [whole = '', cell] = readAt(quoted, position) ?? readAt(plain, position) ?? [];
      hasStrayQuote ||= cell === undefined && whole.startsWith('"');
      cells.push(cell?.replaceAll('""', '"') ?? whole);
      position += whole.length;
    } while (text[position] === delimiter);
    if (cells.some((cell) => cell.trim() !== '')) yield { cells, text: text.slice(start, position), hasStrayQuote };
    position += text.startsWith('\r\n', position) ? 2 : 1;
  }
}
