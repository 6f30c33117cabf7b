import { decodePicture, drawScaled } from './decodePicture';

/** What a cutter works on, in pixels: larger does not show. */
const WORKING_SIDE = 1_600;

/**
 * The picture in a file as an address that the page may show, turned as the camera meant it and no larger than needed: its
 * longer side has at most `mostSide` pixels.
 * @throws PictureError
 */
export async function openPicture(file: Blob, mostSide = WORKING_SIDE): Promise<string> {
  const bitmap = await decodePicture(file);
  try {
    return drawScaled(bitmap, mostSide).element.toDataURL('image/jpeg', 0.9);
  } finally {
    bitmap.close();
  }
}
