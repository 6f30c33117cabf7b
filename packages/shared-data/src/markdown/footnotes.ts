/** A body's lines without its footnotes, and the footnotes in the order of their first mention. */
export interface SplitFootnotes {
  readonly lines: readonly string[];
  readonly notes: readonly { readonly id: string; readonly text: string }[];
}

const definition = /^ {0,3}\[\^([^\][\s]{1,40})\]:[ \t]*(.*)$/;
/** More footnotes than any text needs: each is parsed by itself. */
const most = 200;
const fence = /^ {0,3}(```|~~~)/;

/** Takes the footnotes (`[^1]: text`, with indented lines after it) out of a body. Code is left as it is. */
export function splitFootnotes(all: readonly string[]): SplitFootnotes {
  const lines: string[] = [];
  const found = new Map<string, string[]>();
  let open: string[] | undefined;
  let code: string | undefined;
  for (const line of all) {
    const [, mark] = fence.exec(line) ?? [];
    const [, id = '', text = ''] = code === undefined ? (definition.exec(line) ?? []) : [];
    if (mark !== undefined && (code === undefined || code === mark)) code = code === undefined ? mark : undefined;
    if (id !== '' && !found.has(id) && found.size < most) {
      open = [text];
      found.set(id, open);
      // A footnote ends the paragraph before it.
      lines.push('');
    } else if (open && /^(?: {2,}|\t)\S/.test(line)) {
      open.push(line.trim());
    } else {
      open = undefined;
      lines.push(line);
    }
  }
  const mentioned = [...lines.join('\n').matchAll(reference)].map(([, id = '']) => id).filter((id) => found.has(id));
  const ids = [...new Set([...mentioned, ...found.keys()])];
  return { lines, notes: ids.map((id) => ({ id, text: (found.get(id) ?? []).join('\n') })) };
}

/** A mention of a footnote in a text. */
export const reference = /\[\^([^\][\s]{1,40})\]/g;
