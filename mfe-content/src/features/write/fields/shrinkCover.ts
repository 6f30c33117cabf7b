import { limits } from '@adp/shared-data/content';
import type { CoverValue } from '../../../lib/forms/FormValues';

/** The maximum length of the longer side in pixels. Sharp on every screen at the full width of a page. */
const MAX_SIDE = 1600;

export type CoverErrorCode = 'unreadable' | 'tooBig' | 'noPacking' | 'notLoaded';

const loadPicture = () => import(/* webpackChunkName: "cover-picture" */ '@adp/shared-ui/picture');

let pending: Promise<unknown> = Promise.resolve();

/** Resolves when no cover is being resized. Call before sending, so that the draft includes the cover. */
export async function pendingPictures(): Promise<void> {
  await pending;
}

export function shrinkCover(file: File): Promise<CoverValue | CoverErrorCode> {
  const shrinking = shrink(file);
  pending = shrinking;
  return shrinking;
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
