import { decodePicture, drawScaled } from './decodePicture';

/** Side of the picture in the cropper, in pixels. A larger one makes no visible difference. */
const WORKING_SIDE = 1_600;

/**
 * Opens a picture as a URL that the page may show, rotated by its EXIF data. The longer side has at most `maxSide` pixels.
 * @throws PictureError
 */
export async function openPicture(file: Blob, maxSide = WORKING_SIDE): Promise<string> {
  const bitmap = await decodePicture(file);
  try {
    return drawScaled(bitmap, maxSide).element.toDataURL('image/jpeg', 0.9);
  } finally {
    bitmap.close();
  }
}
