import { dataUrlBytes } from './dataUrls';
import { PictureError } from './PictureError';

const types = ['image/webp', 'image/jpeg'];
const qualities = [0.86, 0.75, 0.6, 0.45, 0.3];

/** Compresses a canvas to `maxBytes` in the best quality, as WebP or else JPEG. Throws PictureError `noPacking` if it does not fit. */
export function packPicture(canvas: HTMLCanvasElement, maxBytes: number): string {
  const packed = tryPackPicture(canvas, maxBytes);
  if (packed === undefined) throw new PictureError('noPacking');
  return packed;
}

/** Compresses a canvas like `packPicture`, but returns undefined if even the lowest quality is too large. */
export function tryPackPicture(canvas: HTMLCanvasElement, maxBytes: number): string | undefined {
  for (const type of types)
    for (const quality of qualities) {
      const dataUrl = canvas.toDataURL(type, quality);
      // Without WebP support, browsers return a PNG instead.
      if (!dataUrl.startsWith(`data:${type}`)) break;
      if (dataUrlBytes(dataUrl) <= maxBytes) return dataUrl;
    }
  return undefined;
}
