/** A body's lines without its footnotes, and the footnotes in the order of their first reference. */
export interface SplitFootnotes {
  readonly lines: readonly string[];
  readonly notes: readonly { readonly id: string; readonly text: string }[];
}

const definition = /^ {0,3}\[\^([^\][\s]{1,40})\]:[ \t]*(.*)$/;
/** The maximum number of footnotes. Each is parsed separately, and no text needs more. */
const MAX_FOOTNOTES = 200;
const fence = /^ {0,3}(```|~~~)/;

/** Separates footnotes (`[^1]: text`, optionally followed by indented lines) from a body. Ignores code blocks. */
export function splitFootnotes(all: readonly string[]): SplitFootnotes {
  const lines: string[] = [];
  const footnotes = new Map<string, string[]>();
  let open: string[] | undefined;
  let code: string | undefined;
  for (const line of all) {
    const [, mark] = fence.exec(line) ?? [];
    const [, id = '', text = ''] = code === undefined ? (definition.exec(line) ?? []) : [];
    if (mark !== undefined && (code === undefined || code === mark)) code = code === undefined ? mark : undefined;
    if (id !== '' && !footnotes.has(id) && footnotes.size < MAX_FOOTNOTES) {
      open = [text];
      footnotes.set(id, open);
      // Insert an empty line, because a footnote ends the preceding paragraph.
      lines.push('');
    } else if (open && /^(?: {2,}|\t)\S/.test(line)) {
      open.push(line.trim());
    } else {
      open = undefined;
      lines.push(line);
    }
  }
  const mentioned = [...lines.join('\n').matchAll(reference)]
    .map(([, id = '']) => id)
    .filter((id) => footnotes.has(id));
  const ids = [...new Set([...mentioned, ...footnotes.keys()])];
  return { lines, notes: ids.map((id) => ({ id, text: (footnotes.get(id) ?? []).join('\n') })) };
}

export const reference = /\[\^([^\][\s]{1,40})\]/g;
