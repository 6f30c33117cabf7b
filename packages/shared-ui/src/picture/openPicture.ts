import { decodePicture, drawScaled } from './decodePicture';

/** Maximum length of the picture's longer side in the cropper, in pixels. A larger picture would look the same. */
const WORKING_SIDE = 1_600;

/**
 * Opens a picture, rotated according to its EXIF data, and returns a URL that the security policy allows. The longer side has at most
 * `maxSide` pixels.
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
