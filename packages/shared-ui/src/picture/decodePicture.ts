import { type Canvas, createCanvas } from './createCanvas';
import { PictureError } from './PictureError';

/** Larger than this is not opened, in bytes: a phone would run out of memory. */
export const mostFileBytes = 25 * 1024 * 1024;

/**
 * The picture in a file, rotated by its EXIF data. The caller closes it.
 * @throws PictureError `unreadable`, `tooBig`
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostFileBytes) throw new PictureError('tooBig');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
      // Browsers before 2023 refuse the name of what they do anyway.
      if (error instanceof TypeError) return createImageBitmap(file);
      throw error;
    });
  } catch {
    throw new PictureError('unreadable');
  }
}

/**
 * Draws the whole picture on a canvas: its longer side is at most `mostSide` pixels, and never enlarged. Sides are whole numbers.
 * @throws PictureError `noPacking`
 */
export function drawScaled(bitmap: ImageBitmap, mostSide: number): Canvas {
  const { width, height } = bitmap;
  const scale = Math.min(1, mostSide / Math.max(width, height));
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.draw(bitmap, { x: 0, y: 0, width, height });
  return canvas;
}
