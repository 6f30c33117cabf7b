import { DataError } from '@adp/shared-data/client';
import type { DataFiles } from '@adp/shared-data/files';
import { dataUrlToBlob } from '@adp/shared-ui/picture';
import type { Draft } from '../../lib/drafts/Draft';
import { hasErrorCode } from '../../lib/errors';
import { getCover } from '../../lib/forms/toFormValues';
import type { Step } from './Delivery';
import { hash } from './hash';

/** Uploads a cover that is only on this device, in all its sizes, and replaces it in the draft with its URL. */
export const uploadCover: Step = async ({ itemId, values }, { uid, files, onProgress, signal }) => {
  const cover = getCover(values);
  if (!cover || !('dataUrl' in cover)) return undefined;
  const { dataUrl, smallDataUrl = '' } = cover;
  const blob = toBlob(dataUrl);
  const smallBlob = smallDataUrl === '' ? undefined : toBlob(smallDataUrl);
  // Both sizes must have the same extension. Browsers could store only one of them as JPEG.
  const small = smallBlob?.type === blob.type ? smallBlob : undefined;
  // Every attempt uses the same name, so that the cover is stored only once.
  const name = `${itemId.slice(0, 100)}-${hash(dataUrl + smallDataUrl)}`;
  const { url } = await upload({ uid, name, blob, small, onProgress, signal }, await files());
  return (current) => withUrl(current, dataUrl, url);
};

/** Replaces the cover's data with its URL if the draft still has the same cover. */
export function withUrl(draft: Draft, dataUrl: string, url: string): Draft {
  const cover = getCover(draft.values);
  if (!cover || !('dataUrl' in cover) || cover.dataUrl !== dataUrl) return draft;
  const { width, height, bytes } = cover;
  return { ...draft, values: { ...draft.values, cover: { url, width, height, bytes } } };
}

async function upload(cover: Parameters<DataFiles['uploadCover']>[0], files: DataFiles): Promise<{ url: string }> {
  try {
    return await files.uploadCover(cover);
  } catch (error) {
    // The form shows `conflict` as two versions of the text, so report `denied` instead.
    throw hasErrorCode(error, 'conflict') ? new DataError('denied', { cause: error }) : error;
  }
}

function toBlob(dataUrl: string): Blob {
  try {
    return dataUrlToBlob(dataUrl);
  } catch (cause) {
    throw new DataError('invalid', { fields: ['cover'], cause });
  }
}
