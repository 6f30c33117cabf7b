import { dataUrlBytes } from './dataUrls';
import { PictureError } from './PictureError';

const types = ['image/webp', 'image/jpeg'];
const qualities = [0.86, 0.75, 0.6, 0.45, 0.3];

/**
 * What is drawn as a `data:` address of at most so many bytes: WebP where the device can and else JPEG, as good as fits.
 * @throws PictureError `noPacking` where even the worst quality is larger
 */
export function packPicture(canvas: HTMLCanvasElement, mostBytes: number): string {
  const packed = tryPackPicture(canvas, mostBytes);
  if (packed === undefined) throw new PictureError('noPacking');
  return packed;
}

/** The same, or nothing where even the worst quality is larger. */
export function tryPackPicture(canvas: HTMLCanvasElement, mostBytes: number): string | undefined {
  for (const type of types)
    for (const quality of qualities) {
      const dataUrl = canvas.toDataURL(type, quality);
      // A device without WebP returns a PNG, whatever the quality.
      if (!dataUrl.startsWith(`data:${type}`)) break;
      if (dataUrlBytes(dataUrl) <= mostBytes) return dataUrl;
    }
  return undefined;
}
