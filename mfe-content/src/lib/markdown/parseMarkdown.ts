import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The longest body that a stored item may have, in characters. */
const longest = 50_000;
/** Quotes in lists in quotes: more levels than any text needs, few enough that nobody can stall a reader's page with them. */
const deepest = 8;

/** The syntax tree of an item's body: CommonMark and tables. Nothing in it is HTML that reaches a page. */
export function parseMarkdown(markdown: string): Root {
  const lines = markdown.slice(0, longest).split(/\r\n|\r|\n/);
  return fromMarkdown(lines.map(shallow).join('\n'), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

const containerMark = /^([ \t]*)(>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/;

/** The line without the signs that would open more than the deepest level, by repetition or by indentation. */
function shallow(line: string): string {
  let rest = line;
  let kept = '';
  for (let level = 0; level < deepest; level += 1) {
    const [mark] = containerMark.exec(rest) ?? [];
    if (mark === undefined) break;
    kept += mark;
    rest = rest.slice(mark.length);
  }
  if (kept === '') return line.replace(/^[ \t]{40,}/, ' '.repeat(40));
  while (containerMark.test(rest)) rest = rest.replace(containerMark, '');
  return kept.replaceAll(/[ \t]{40,}/g, ' '.repeat(40)) + rest;
}
