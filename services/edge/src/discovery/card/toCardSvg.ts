import { getDirection } from '@adp/shared-ui/languages';
import type { Card } from '../../HandlerOptions';
import { cardSize } from '../head/pageHead';
import { markup } from '../markup/markup';
import { plainLine } from '../markup/plainLine';
import { wrapTitle } from './wrapTitle';

const ink = '#1D152D';
const paper = '#FBF7F0';
const ochre = '#F2B35B';
const teal = '#6FD3C7';
const faint = '#C9BFE0';
const margin = 80;
const fonts = 'Bricolage Grotesque, Noto Sans Arabic';

export const maxLineWidth = cardSize.width - 2 * margin;

/** The font sizes of the title, with the characters per line and the lines. The first that fits is used. */
const sizes = [
  { size: 76, width: 26, lines: 3 },
  { size: 62, width: 32, lines: 4 },
  { size: 50, width: 40, lines: 5 },
] as const;

/** Matches characters without a glyph in the fonts, which cover Latin and Arabic script. */
const withoutGlyph =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[\u{E0020}-\u{E007F}]/gu;

export function layTitle(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const plain = plainLine(title.replaceAll(withoutGlyph, ''), 200);
  const [, , smallest] = sizes;
  const {
    size,
    width,
    lines: limit,
  } = sizes.find((candidate) => wrapTitle(plain, candidate.width, 99).length <= candidate.lines) ?? smallest;
  return { lines: wrapTitle(plain, width, limit), size };
}

export function titleSvg(lines: readonly string[], size: number, isRightToLeft: boolean): string {
  const x = isRightToLeft ? cardSize.width - margin : margin;
  const anchor = isRightToLeft ? 'end' : 'start';
  const top = 330 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.35;
  const rows = lines.map(
    (line, index) =>
      markup`<tspan x="${x}" y="${Math.round(top + index * size * 1.2)}">${isolate(line, isRightToLeft)}</tspan>`,
  );
  return markup`<text font-family="${fonts}" font-weight="700" font-size="${size}" fill="${paper}" text-anchor="${anchor}">${rows}</text>`
    .text;
}

/** Fixes the text direction of a line, because a line of an Arabic title may begin with a Latin word. */
function isolate(line: string, isRightToLeft: boolean): string {
  return `${isRightToLeft ? '\u2067' : '\u2066'}${line}\u2069`;
}

export function toCardSvg({ label, site, title, around }: Omit<Card, 'lang'>): string {
  const { width, height } = cardSize;
  const isRightToLeft = getDirection(around) === 'rtl';
  const from = (distance: number) => (isRightToLeft ? width - distance : distance);
  const anchor = isRightToLeft ? 'end' : 'start';
  const sign = 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ink}"/>
<g fill="none" stroke-width="10" transform="translate(${isRightToLeft ? width - margin - sign : margin} 64)"><path d="M18 0v64M46 0v64" stroke="${ochre}"/><path d="M0 18h10m16 0h38M0 46h38m16 0h10" stroke="${teal}"/></g>
${markup`<text x="${from(margin + sign + 24)}" y="108" text-anchor="${anchor}" font-family="${fonts}" font-weight="700" font-size="34" fill="${paper}">${site}</text>`.text}
${markup`<text x="${from(margin)}" y="556" text-anchor="${anchor}" font-family="${fonts}" font-weight="700" font-size="30" fill="${ochre}">${label}</text>`.text}
<path d="M${margin} 500h${width - 2 * margin}" stroke="${faint}" stroke-opacity=".35" stroke-width="2"/>
<path d="M0 ${height - 14}h${width}" stroke="${ochre}" stroke-width="6" stroke-dasharray="48 24"/>
<path d="M48 ${height - 14}h${width}" stroke="${teal}" stroke-width="6" stroke-dasharray="24 48"/>
${title}
</svg>`;
}
