import { dataUrlBytes } from './dataUrls';
import { decodePicture, drawScaled } from './decodePicture';
import { tryPackPicture } from './packPicture';
import { PictureError } from './PictureError';

interface Bounds {
  /** Maximum length of the longer side, in pixels. At least 1. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

export interface ShrunkPicture {
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const STEP = 0.75;

/** Compresses a rotated picture on white in two sizes. Opens the file only once, which takes long on phones. Throws PictureError. */
export async function shrinkPicture(
  file: Blob,
  { large, small }: Readonly<Record<'large' | 'small', Bounds>>,
): Promise<Readonly<Record<'large' | 'small', ShrunkPicture>>> {
  const bitmap = await decodePicture(file);
  try {
    return { large: shrinkBitmap(bitmap, large), small: shrinkBitmap(bitmap, small) };
  } finally {
    bitmap.close();
  }
}

/** Compresses a bitmap to fit the bounds, in smaller steps if even the lowest quality is too large. Throws PictureError. */
function shrinkBitmap(bitmap: ImageBitmap, { maxSide, maxBytes }: Bounds): ShrunkPicture {
  let side = Math.min(Math.floor(maxSide), Math.max(bitmap.width, bitmap.height));
  for (; side >= 1; side = Math.floor(side * STEP)) {
    const { element } = drawScaled(bitmap, side);
    const dataUrl = tryPackPicture(element, maxBytes);
    if (dataUrl !== undefined)
      return { dataUrl, width: element.width, height: element.height, bytes: dataUrlBytes(dataUrl) };
  }
  throw new PictureError('noPacking');
}
