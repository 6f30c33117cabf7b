import { limits } from '@adp/shared-data';

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What can be wrong with a file that should be a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly code: 'unreadable' | 'tooBig' | 'noPacking') {
    super(`Picture: ${code}.`);
  }
}

/** The side of a profile's picture, in pixels (product.md, edit-profile). */
const SIDE = 400;
/** Larger than this is not opened: a phone would run out of memory. */
export const mostFileBytes = 25 * 1024 * 1024;
/** What the cutter works on: larger does not show. */
const WORKING_SIDE = 1_600;
const qualities = [0.86, 0.75, 0.6, 0.45, 0.3];

/**
 * The picture in a file as an address that the page may show, turned as the camera meant it and no larger than needed.
 * @throws PictureError
 */
export async function openPicture(file: Blob): Promise<string> {
  if (file.size > mostFileBytes) throw new PictureError('tooBig');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('unreadable');
  });
  const scale = Math.min(1, WORKING_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = canvasOf(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.draw(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height });
  bitmap.close();
  return canvas.element.toDataURL('image/jpeg', 0.9);
}

/**
 * The cut part as a square of 400 px, WebP where the device can and else JPEG, within the limit for pictures; as a `data:`
 * address, which a draft can hold.
 * @throws PictureError
 */
export async function cutPicture(source: string, area: Area): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode().catch(() => {
    throw new PictureError('unreadable');
  });
  const canvas = canvasOf(SIDE, SIDE);
  canvas.draw(image, area);
  for (const type of ['image/webp', 'image/jpeg'])
    for (const quality of qualities) {
      const dataUrl = canvas.element.toDataURL(type, quality);
      // A device without WebP gives a PNG.
      if (dataUrl.startsWith(`data:${type}`) && bytesOf(dataUrl) <= limits.pictureBytes.max) return dataUrl;
    }
  throw new PictureError('noPacking');
}

/** How many bytes a base64 `data:` address stands for. */
function bytesOf(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4) - (/=*$/.exec(body)?.[0].length ?? 0);
}

function canvasOf(width: number, height: number) {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const context = element.getContext('2d');
  if (!context) throw new PictureError('noPacking');
  // What is see-through would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return {
    element,
    draw: (source: CanvasImageSource, area: Area) =>
      context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height),
  };
}
