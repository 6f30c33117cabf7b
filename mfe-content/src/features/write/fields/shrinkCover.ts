import { limits } from '@adp/shared-data/content';
import type { CoverValue } from '../../../lib/forms/FormValues';

/** Of the longer side, in pixels: sharp on every screen in the measure of a page. */
const MAX_SIDE = 1600;

/** Why there is no picture: the file, the device, or code that did not come. */
export type CoverErrorCode = 'unreadable' | 'tooBig' | 'noPacking' | 'notLoaded';

/** The code comes with the first picture. */
const loadPicture = () => import(/* webpackChunkName: "cover-picture" */ '@adp/shared-ui/picture');

let pending: Promise<unknown> = Promise.resolve();

/** Ends when no picture is being made smaller: what is sent before would be sent without it. */
export async function pendingPictures(): Promise<void> {
  await pending;
}

/** A picture from the device, made small enough there to be a cover; or why it cannot be. */
export function shrinkCover(file: File): Promise<CoverValue | CoverErrorCode> {
  const made = shrink(file);
  pending = made;
  return made;
}

async function shrink(file: File): Promise<CoverValue | CoverErrorCode> {
  const part = await loadPicture().catch(() => undefined);
  if (!part) return 'notLoaded';
  try {
    const bounds = { maxSide: MAX_SIDE, maxBytes: limits.coverBytes.max };
    const { dataUrl, width, height, bytes } = await part.shrinkPicture(file, bounds);
    return { dataUrl, width, height, bytes };
  } catch (error) {
    return error instanceof part.PictureError ? error.code : 'unreadable';
  }
}
