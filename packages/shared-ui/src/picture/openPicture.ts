import { decodePicture, drawScaled } from './decodePicture';

/** Maximum length of the picture's longer side in the cropper, in pixels. A larger picture would look the same. */
const WORKING_SIDE = 1_600;

/** Returns the rotated picture, at most `maxSide` pixels, as a URL that the security policy allows. Throws PictureError. */
export async function openPicture(file: Blob, maxSide = WORKING_SIDE): Promise<string> {
  const bitmap = await decodePicture(file);
  try {
    return drawScaled(bitmap, maxSide).element.toDataURL('image/jpeg', 0.9);
  } finally {
    bitmap.close();
  }
}
