import type { FootnoteDefinition, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { boundDepth, hasTooManyMarks, toPlainTree } from './bounds';
import { splitFootnotes } from './footnotes';

/** The longest body that a stored item may have, in characters. */
const longest = 50_000;
/** The deepest nesting of quotes and lists: more than any text needs, too little to stall a reader's page. */
const deepest = 8;

/**
 * The syntax tree of an item's body: CommonMark, tables, and footnotes at its end. Its HTML nodes are never rendered. A body
 * with so many marks that it would stall the page is text alone.
 */
export function parseMarkdown(markdown: string): Root {
  const body = markdown.slice(0, longest).replaceAll(/\r\n?/g, '\n');
  if (hasTooManyMarks(body)) return toPlainTree(body);
  const { lines, notes } = splitFootnotes(body.split('\n').map(shallow));
  const root = parse(lines.join('\n'));
  const definitions = notes.map(({ id, text }): FootnoteDefinition => {
    // Of a footnote's blocks paragraphs alone: a heading there would be one of the body's.
    const children = parse(text).children.filter((node) => node.type === 'paragraph');
    return { type: 'footnoteDefinition', identifier: id, children };
  });
  return { ...root, children: [...root.children, ...definitions] };
}

function parse(markdown: string): Root {
  return boundDepth(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
}

const containerMark = /^([ \t]*)(>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/;

/** The line without the marks that would open more than the deepest level, by repetition or by indentation. */
function shallow(line: string): string {
  let rest = line;
  let marks = '';
  for (let level = 0; level < deepest; level += 1) {
    const [mark] = containerMark.exec(rest) ?? [];
    if (mark === undefined) break;
    marks += mark;
    rest = rest.slice(mark.length);
  }
  if (marks === '') return line.replace(/^[ \t]{40,}/, ' '.repeat(40));
  while (containerMark.test(rest)) rest = rest.replace(containerMark, '');
  return marks.replaceAll(/[ \t]{40,}/g, ' '.repeat(40)) + rest;
}
