import { type Canvas, createCanvas } from './createCanvas';
import { PictureError } from './PictureError';

/** Maximum size of a picture file, in bytes. Larger files could exhaust a phone's memory. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Decodes a picture, rotated by its EXIF data. The caller closes it. Throws PictureError `unreadable` or `tooBig`. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_FILE_BYTES) throw new PictureError('tooBig');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
      // Browsers before 2023 reject this option, but always rotate according to EXIF data.
      if (error instanceof TypeError) return createImageBitmap(file);
      throw error;
    });
  } catch {
    throw new PictureError('unreadable');
  }
}

/** Draws the picture on a canvas of at most `maxSide` pixels, never enlarged. Throws PictureError `noPacking`. */
export function drawScaled(bitmap: ImageBitmap, maxSide: number): Canvas {
  const { width, height } = bitmap;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.draw(bitmap, { x: 0, y: 0, width, height });
  return canvas;
}
