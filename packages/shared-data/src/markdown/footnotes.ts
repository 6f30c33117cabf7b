/** A body's lines without its footnotes, and the footnotes in the order of their first reference. */
export interface SplitFootnotes {
  readonly lines: readonly string[];
  readonly notes: readonly { readonly id: string; readonly text: string }[];
}

const definition = /^ {0,3}\[\^([^\][\s]{1,40})\]:[ \t]*(.*)$/;
/** The maximum number of footnotes. Each is parsed separately, and no text needs more. */
const MAX_FOOTNOTES = 200;
/** Matches the line before or after a code block. Text after backticks contains no further backticks. */
const fence = /^ {0,3}(`{3,}(?!.*`)|~{3,})(.*)$/;
const continuation = /^(?: {2,}|\t)\S/;
/** Matches the first line of a note's further paragraph, but not of a list, quotation, heading or code, which notes do not have. */
const furtherParagraph = /^(?: {4,}|\t)\s*(?!(?:[-*+]|\d+[.)])\s|[>#]|```|~~~)\S/;

/** Separates footnotes (`[^1]: text`, optionally followed by indented lines and paragraphs) from a body. Ignores code blocks. */
export function splitFootnotes(all: readonly string[]): SplitFootnotes {
  const lines: string[] = [];
  const footnotes = new Map<string, string[]>();
  let open: string[] | undefined;
  let code: string | undefined;
  let isAfterBlank = false;
  for (const line of all) {
    const [, mark, info = ''] = fence.exec(line) ?? [];
    const [, id = '', text = ''] = code === undefined ? (definition.exec(line) ?? []) : [];
    const isBlank = line.trim() === '';
    if (code === undefined) code = mark;
    // A code block ends with at least as many marks as it began with.
    else if (mark?.startsWith(code) && info.trim() === '') code = undefined;
    if (id !== '' && !footnotes.has(id) && footnotes.size < MAX_FOOTNOTES) {
      open = [text];
      footnotes.set(id, open);
      // Insert an empty line, because a footnote ends the preceding paragraph.
      lines.push('');
    } else if (open && (isAfterBlank ? furtherParagraph : continuation).test(line)) {
      if (isAfterBlank) open.push('');
      open.push(line.trim());
    } else {
      if (!isBlank) open = undefined;
      lines.push(line);
    }
    isAfterBlank = isBlank;
  }
  const mentioned = [...lines.join('\n').matchAll(reference)]
    .map(([, id = '']) => id)
    .filter((id) => footnotes.has(id));
  const ids = [...new Set([...mentioned, ...footnotes.keys()])];
  return { lines, notes: ids.map((id) => ({ id, text: (footnotes.get(id) ?? []).join('\n') })) };
}

export const reference = /\[\^([^\][\s]{1,40})\]/g;
