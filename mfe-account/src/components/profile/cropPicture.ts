import { limits } from '@adp/shared-data/content';
import { type Area, createCanvas, packPicture, PictureError } from '@adp/shared-ui/picture';

/** The side of a profile's picture, in pixels (product.md, edit-profile). */
const SIDE = 400;

/**
 * The cut part as a square of 400 px, WebP where the device can and else JPEG, within the limit for pictures; as a `data:`
 * address, which a draft can hold.
 * @throws PictureError
 */
export async function cropPicture(source: string, area: Area): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode().catch(() => {
    throw new PictureError('unreadable');
  });
  const canvas = createCanvas(SIDE, SIDE);
  canvas.draw(image, area);
  return packPicture(canvas.element, limits.pictureBytes.max);
}
