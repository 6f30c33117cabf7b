import { Fragment, type ReactNode } from 'react';
import { reference } from '../../lib/markdown/footnotes';
import { renderLink } from './renderLink';

/** The numbers of a body's footnotes by their ids, and those that its text has mentioned so far. */
export interface Footnotes {
  readonly numbers: ReadonlyMap<string, number>;
  readonly mentioned: Set<string>;
}

/** An address in a text, without the punctuation and the bracket that follow it. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]}]/giu;

/** A text with its mentions of footnotes and, outside links, its addresses as links. */
export function renderText(value: string, footnotes: Footnotes, inLink: boolean): ReactNode {
  const text = withoutOverrides(value);
  const notes = split(text, reference, ([whole, id = '']) => {
    const number = footnotes.numbers.get(id);
    return number === undefined || inLink ? whole : renderMention(id, number, footnotes);
  });
  if (inLink) return notes;
  return notes.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? withKeys(split(part, address, ([href]) => renderLink(href, href))) : part}
    </Fragment>
  ));
}

function renderMention(id: string, number: number, { mentioned }: Footnotes): ReactNode {
  const isFirst = !mentioned.has(id);
  mentioned.add(id);
  return (
    <sup>
      <a id={isFirst ? `s--ref-${number}` : undefined} href={`#s--note-${number}`} role="doc-noteref">
        {number}
      </a>
    </sup>
  );
}

/** The text with each match replaced. */
function split(text: string, pattern: RegExp, toPart: (match: RegExpMatchArray) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(toPart(match));
    end = match.index + match[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push(text.slice(end));
  return parts;
}

function withKeys(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Text without the characters that change the order in which letters are displayed. */
export function withoutOverrides(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
