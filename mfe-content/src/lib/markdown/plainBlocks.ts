/** A block of a body as plain text: a list has a line for each item, any other block has one. */
export interface PlainBlock {
  readonly tag: 'h2' | 'p' | 'ul' | 'ol' | 'blockquote' | 'pre';
  readonly lines: string[];
}

/** Blocks that a body may have: whatever follows is in the last one. */
const most = 2_000;

const container = /^\s*(?:(>)|([-+*])|\d{1,9}[.)])(?:\s+|$)/;

/**
 * A body's blocks without Markdown's marks, for the time before the parser has loaded: headings, lists, quotations, code
 * and paragraphs. Links and emphasis are words alone. It takes one pass, so that no body can delay the page.
 */
export function toPlainBlocks(markdown: string): readonly PlainBlock[] {
  const blocks: PlainBlock[] = [];
  let open: PlainBlock | undefined;
  let fence: string | undefined;
  const start = (tag: PlainBlock['tag'], line: string) => {
    const last = blocks[most - 1];
    if (last) append(last, line);
    else blocks.push({ tag, lines: [line] });
    open = blocks.at(-1);
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const bare = line.trim();
    const [mark = ''] = /^(?:```|~~~)/.exec(bare) ?? [];
    const [, isQuote, bullet] = container.exec(line) ?? [];
    if (fence !== undefined) {
      // Code is shown as it is, up to the same fence.
      if (mark === fence) fence = open = undefined;
      else open?.lines.splice(0, 1, `${open.lines[0] ?? ''}${line}\n`);
    } else if (mark !== '') {
      start('pre', '');
      fence = mark;
    } else if (isMark(bare)) open = undefined;
    else if (/^#{1,6}(?:\s|$)/.test(bare)) {
      start('h2', toWords(bare.replace(/^#+\s*/, '').replace(/\s#+$/, '')));
      open = undefined;
    } else if (container.test(line)) {
      const tag = isQuote ? 'blockquote' : bullet ? 'ul' : 'ol';
      const words = toWords(withoutContainers(line));
      if (open?.tag !== tag) start(tag, words);
      else if (isQuote) append(open, words);
      else open.lines.push(words);
    } else if (open) append(open, toWords(bare));
    else start('p', toWords(bare));
  }
  return blocks.filter(({ lines }) => lines.some(Boolean));
}

/** Whether a line is a mark alone: empty, a rule, the underline of a heading, a table's second line, a definition. */
function isMark(line: string): boolean {
  return /^[-=*_|:\s]*$/.test(line) || /^\[(?!\^)[^\]]*\]:/.test(line);
}

function withoutContainers(line: string): string {
  let rest = line;
  while (container.test(rest)) rest = rest.replace(container, '');
  return rest.replace(/^#+\s/, '');
}

function append({ lines }: PlainBlock, words: string): void {
  lines.push(`${lines.pop() ?? ''} ${words}`);
}

/** A text without the marks of links, emphasis, code, HTML and tables, and without characters that reorder letters. */
function toWords(text: string): string {
  return text
    .replaceAll(/!?\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])/g, '$1')
    .replaceAll(/<(?!https?:|mailto:)[/!?a-z][^<>]*>|\[\^[^\][]*\]:?|[\u202a-\u202e\u2066-\u2069]/gi, '')
    .replaceAll(/\\([!-/:-@[-`{-~])|\*+(?=\S)|(?<=\S)\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|`+/gu, '$1')
    .replaceAll(/^\||\|$/g, '')
    .trim();
}
