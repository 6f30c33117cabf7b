import { dataUrlBytes } from './dataUrls';
import { decodePicture, drawScaled } from './decodePicture';
import { tryPackPicture } from './packPicture';
import { PictureError } from './PictureError';

interface Bounds {
  /** Of the longer side, in pixels; at least 1. */
  readonly mostSide: number;
  readonly mostBytes: number;
}

/** A picture as it is stored: packed, with its sides in whole pixels. */
export interface ShrunkPicture {
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What is left of the sides with each step. */
const STEP = 0.75;

/**
 * The whole picture in a file, within the bounds: turned as the camera meant it, on white, WebP where the device can and else
 * JPEG. It is never enlarged; where even the worst quality has too many bytes, it becomes smaller step by step.
 * @throws PictureError
 */
export async function shrinkPicture(file: Blob, { mostSide, mostBytes }: Bounds): Promise<ShrunkPicture> {
  const bitmap = await decodePicture(file);
  try {
    let side = Math.min(Math.floor(mostSide), Math.max(bitmap.width, bitmap.height));
    for (; side >= 1; side = Math.floor(side * STEP)) {
      const { element } = drawScaled(bitmap, side);
      const dataUrl = tryPackPicture(element, mostBytes);
      if (dataUrl !== undefined)
        return { dataUrl, width: element.width, height: element.height, bytes: dataUrlBytes(dataUrl) };
    }
    throw new PictureError('noPacking');
  } finally {
    bitmap.close();
  }
}
