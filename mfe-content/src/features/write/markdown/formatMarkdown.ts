export const formats = ['bold', 'link', 'heading', 'list', 'quote'] as const;
export type Format = (typeof formats)[number];

/** A text and the selected range in it, as UTF-16 offsets. */
interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement of the range from `from` to `to`, and the range to select in the changed text. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const prefixes: Partial<Readonly<Record<Format, string>>> = { heading: '## ', list: '- ', quote: '> ' };
const BOLD = '**';

/**
 * Returns the edit that formats the selected text, or removes the format if the text has it. Without a selection, the edit
 * inserts the sample, such as `**bold text**`, with its words selected.
 */
export function formatMarkdown(format: Format, selected: Selected, sample: string): TextEdit {
  const prefix = prefixes[format];
  if (prefix !== undefined) return formatLines(prefix, selected, sample);
  const range = trim(selected);
  if (range.start === range.end) return insertSample(range.start, sample);
  return format === 'bold' ? formatBold(range) : formatLink(range, sample);
}

function insertSample(at: number, sample: string): TextEdit {
  const words = /^(?:\*\*|\[|## |- |> )(.*?)(?:\*\*|\]\(.*)?$/.exec(sample)?.[1] ?? sample;
  const start = at + sample.indexOf(words);
  return { from: at, to: at, text: sample, start, end: start + words.length };
}

/** Excludes spaces at both ends, because Markdown does not recognize `** word**`. */
function trim({ value, start, end }: Selected): Selected {
  const text = value.slice(start, end);
  const words = text.trim();
  if (words === '') return { value, start: end, end };
  const from = start + text.indexOf(words);
  return { value, start: from, end: from + words.length };
}

function formatBold({ value, start, end }: Selected): TextEdit {
  const text = value.slice(start, end);
  const { length } = BOLD;
  if (text.length > 2 * length && text.startsWith(BOLD) && text.endsWith(BOLD)) {
    const words = text.slice(length, -length);
    return { from: start, to: end, text: words, start, end: start + words.length };
  }
  const isBold = value.slice(0, start).endsWith(BOLD) && value.slice(end).startsWith(BOLD);
  if (isBold) return { from: start - length, to: end + length, text, start: start - length, end: end - length };
  return { from: start, to: end, text: BOLD + text + BOLD, start: start + length, end: end + length };
}

/** Adds a target to the selected words, or words to a selected URL, and selects the part to type. */
function formatLink({ value, start, end }: Selected, sample: string): TextEdit {
  const text = value.slice(start, end);
  const isUrl = /^(?:https?:\/\/|mailto:)\S+$/.test(text);
  const words = isUrl ? (/^\[(.*)\]/.exec(sample)?.[1] ?? '') : text;
  const url = isUrl ? text : 'https://';
  const from = isUrl ? start + 1 : start + words.length + 3;
  return {
    from: start,
    to: end,
    text: `[${words}](${url})`,
    start: from,
    end: from + (isUrl ? words : url).length,
  };
}

/** Adds the prefix to the selected lines, or removes it if all of them have it. Selects the same words as before. */
function formatLines(prefix: string, { value, start, end }: Selected, sample: string): TextEdit {
  const from = value.slice(0, start).lastIndexOf('\n') + 1;
  const next = value.indexOf('\n', end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const isBlank = (line: string) => line.trim() === '';
  if (lines.every(isBlank)) return insertSample(to, sample);
  const isFormatted = lines.every((line) => isBlank(line) || line.startsWith(prefix));
  const changed = lines.map((line) => {
    if (isFormatted) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
    return isBlank(line) || line.startsWith(prefix) ? line : prefix + line;
  });
  const text = changed.join('\n');
  const firstMove = (changed[0] ?? '').length - (lines[0] ?? '').length;
  const lastMove = text.length - (to - from);
  return { from, to, text, start: Math.max(from, start + firstMove), end: Math.max(from, end + lastMove) };
}
