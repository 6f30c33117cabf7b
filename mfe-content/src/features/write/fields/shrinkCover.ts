import { limits } from '@adp/shared-data/content';
import { smallCover } from '@adp/shared-data/files';
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
    const large = { maxSide: MAX_SIDE, maxBytes: limits.coverBytes.max };
    const sizes = await part.shrinkPicture(file, { large, small: smallCover });
    const { dataUrl, width, height, bytes } = sizes.large;
    return { dataUrl, smallDataUrl: sizes.small.dataUrl, width, height, bytes };
  } catch (error) {
    return error instanceof part.PictureError ? error.code : 'unreadable';
  }
}
