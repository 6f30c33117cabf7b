import { getDirection } from '@adp/shared-ui/languages';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import { type Card, layTitle, maxLineWidth, titleSvg, toCardSvg } from './toCardSvg';

export interface CardFiles {
  /** `index_bg.wasm` of @resvg/resvg-wasm. */
  readonly wasm: Uint8Array;
  /** TrueType fonts for Latin and Arabic script. */
  readonly fonts: readonly Uint8Array[];
}

/** A square picture without texts. */
export interface Icon {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
}

/** Paints a card, of 1200 by 630 pixels, or an icon as a PNG. A card takes a processor for about a tenth of a second. */
export type Painter = (picture: Card | Icon) => Promise<Uint8Array<ArrayBuffer>>;
export type { Card };

/** Pictures in memory, of about 50 kB each. */
const maxPainted = 100;
let ready: Promise<void> | undefined;

/** Paints with the given files; nothing else is loaded, and no network is used. */
export function createPainter(load: () => Promise<CardFiles>): Painter {
  let files: Promise<CardFiles> | undefined;
  const painted = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: maxPainted });
  return (picture) => {
    const key = JSON.stringify(picture);
    const cached = painted.get(key);
    if (cached) return cached;
    const painting = paintPicture(picture);
    painted.set(key, painting);
    painting.catch(() => painted.delete(key));
    return painting;
  };

  async function paintPicture(picture: Card | Icon): Promise<Uint8Array<ArrayBuffer>> {
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
    if ('svg' in picture) return toPng(picture.svg, { fitTo: { mode: 'width', value: picture.width } });
    const isRightToLeft = getDirection(picture.lang) === 'rtl';
    const { lines, size } = layTitle(picture.title);
    // Widths are known once the text has been shaped: what is too wide after all is set smaller.
    const width = measure(titleSvg(lines, size, isRightToLeft), options);
    const fitted = width > maxLineWidth ? Math.floor((size * maxLineWidth) / width) : size;
    return toPng(toCardSvg({ ...picture, title: titleSvg(lines, fitted, isRightToLeft) }), options);
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

function toPng(svg: string, options: ResvgRenderOptions): Uint8Array<ArrayBuffer> {
  const image = new Resvg(svg, options);
  const rendered = image.render();
  // A copy: the picture itself is in memory that the library uses again.
  const png = new Uint8Array(rendered.asPng());
  rendered.free();
  image.free();
  return png;
}
