import { limits } from '@adp/shared-data/content';
import { type Area, createCanvas, packPicture, PictureError } from '@adp/shared-ui/picture';

/** Side of a profile picture, in pixels. */
const SIDE = 400;

/** Crops a picture to a compressed `data:` URL, which can be stored in a draft. @throws PictureError */
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
