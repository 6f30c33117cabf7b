import { getDirection } from '@adp/shared-ui/languages';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import type { Card, Icon, RenderImage } from '../../HandlerOptions';
import { layTitle, maxLineWidth, titleSvg, toCardSvg } from './toCardSvg';

export interface CardFiles {
  /** The file `index_bg.wasm` of @resvg/resvg-wasm. */
  readonly wasm: Uint8Array;
  readonly fonts: readonly Uint8Array[];
}

/** The maximum number of images in memory. Each is about 50 kB. */
const maxImages = 100;
/** Resvg's WebAssembly can be initialized only once per process. */
let ready: Promise<void> | undefined;

export function createImageRenderer(load: () => Promise<CardFiles>): RenderImage {
  let files: Promise<CardFiles> | undefined;
  const images = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: maxImages });
  return (image) => {
    const key = JSON.stringify(image);
    const cached = images.get(key);
    if (cached) return cached;
    const rendering = render(image);
    images.set(key, rendering);
    rendering.catch(() => images.delete(key));
    return rendering;
  };

  async function render(image: Card | Icon): Promise<Uint8Array<ArrayBuffer>> {
    files ??= load().catch((error: unknown) => {
      files = undefined;
      throw error;
    });
    const { wasm, fonts } = await files;
    ready ??= initWasm(wasm);
    await ready;
    const options: ResvgRenderOptions = {
      font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Bricolage Grotesque' },
    };
    if ('svg' in image) return toPng(image.svg, { fitTo: { mode: 'width', value: image.width } });
    const isRightToLeft = getDirection(image.lang) === 'rtl';
    const { lines, size } = layTitle(image.title);
    // The exact width depends on the font, so shrink a title that is still too wide.
    const width = measure(titleSvg(lines, size, isRightToLeft), options);
    const fitted = width > maxLineWidth ? Math.floor((size * maxLineWidth) / width) : size;
    return toPng(toCardSvg({ ...image, title: titleSvg(lines, fitted, isRightToLeft) }), options);
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
  // Copy the PNG, because the library reuses the image's memory.
  const png = new Uint8Array(rendered.asPng());
  rendered.free();
  image.free();
  return png;
}
