import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { type Card, layTitle, maxLineWidth, titleSvg, toCardSvg } from './toCardSvg';

export interface CardFiles {
  /** `index_bg.wasm` of @resvg/resvg-wasm. */
  readonly wasm: Uint8Array;
  /** TrueType fonts for Latin and Arabic script. */
  readonly fonts: readonly Uint8Array[];
}

/** Paints a card as a PNG of 1200 by 630 pixels. Takes a processor for about a tenth of a second. */
export type CardPainter = (card: Card) => Promise<Uint8Array<ArrayBuffer>>;
export type { Card };

/** Cards in memory, of about 50 kB each. */
const maxPainted = 100;
let ready: Promise<void> | undefined;

/** Paints cards with the given files; nothing else is loaded, and no network is used. */
export function createCardPainter(load: () => Promise<CardFiles>): CardPainter {
  let files: Promise<CardFiles> | undefined;
  const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (card) => {
    const key = JSON.stringify(card);
    const known = painted.get(key) ?? paintCard(card);
    painted.delete(key);
    painted.set(key, known);
    known.catch(() => painted.delete(key));
    const [oldest = key] = painted.keys();
    if (painted.size > maxPainted) painted.delete(oldest);
    return known;
  };

  async function paintCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
    files ??= load().catch((error: unknown) => {
      files = undefined;
      throw error;
    });
    const { wasm, fonts } = await files;
    // The library takes its program once for all.
    ready ??= initWasm(wasm);
    await ready;
    const options: ResvgRenderOptions = {
      font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Bricolage Grotesque' },
    };
    const isRightToLeft = card.lang === 'ar';
    const { lines, size } = layTitle(card.title);
    // Widths are known once the text has been shaped: what is too wide after all is set smaller.
    const width = measure(titleSvg(lines, size, isRightToLeft), options);
    const fitted = width > maxLineWidth ? Math.floor((size * maxLineWidth) / width) : size;
    return paint(toCardSvg({ ...card, title: titleSvg(lines, fitted, isRightToLeft) }), options);
  }
}

function measure(text: string, options: ResvgRenderOptions): number {
  const image = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${text}</svg>`, options);
  const box = image.getBBox();
  const width = box?.width ?? 0;
  box?.free();
  image.free();
  return width;
}

function paint(svg: string, options: ResvgRenderOptions): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, options);
  const rendered = image.render();
  // A copy: the picture itself is in memory that the library uses again.
  const png = new Uint8Array(rendered.asPng());
  rendered.free();
  image.free();
  return png;
}
