import type { FootnoteDefinition, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { boundDepth } from './bounds';
import { getDefinitions, toEmptyDefinitions } from './definitions';
import { splitFootnotes } from './footnotes';

/** The maximum nesting of quotations and lists. No text needs more, and deeper nesting could freeze the page. */
const deepest = 8;

/** Returns the syntax tree of a body. Supports CommonMark, tables, and footnotes, which are placed at the end. */
export function parseMarkdown(markdown: string): Root {
  const body = markdown.replaceAll(/\r\n?/g, '\n');
  const { lines, notes } = splitFootnotes(body.split('\n').map(shallow));
  const root = parse(lines.join('\n'));
  const definitions = getDefinitions(root);
  const footnotes = notes.map(({ id, text }): FootnoteDefinition => {
    // Keep only the paragraphs of a footnote, because its headings would appear among the body's headings.
    const { children } = parse(`${text}\n\n${toEmptyDefinitions(text, definitions)}`);
    const paragraphs = children.filter((node) => node.type === 'paragraph');
    return { type: 'footnoteDefinition', identifier: id, children: paragraphs };
  });
  return { ...root, children: [...root.children, ...footnotes] };
}

function parse(markdown: string): Root {
  return boundDepth(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
}

const containerMark = /^([ \t]*)(>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/;

/** Removes the marks and indentation of a line that exceed the maximum nesting. */
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
