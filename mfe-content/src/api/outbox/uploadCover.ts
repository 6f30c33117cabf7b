import { DataError } from '@adp/shared-data/client';
import type { DataFiles } from '@adp/shared-data/files';
import { dataUrlToBlob } from '@adp/shared-ui/picture';
import type { Draft } from '../../lib/drafts/Draft';
import { getCover } from '../../lib/forms/toFormValues';
import { hasErrorCode } from '../../lib/errors';
import type { Delivery } from './Delivery';
import { updateDraft } from './updateDraft';
import { hash } from './hash';

/** Uploads a picture that is on this device alone, and puts its address into the draft. */
export async function uploadCover(draft: Draft, delivery: Delivery): Promise<Draft> {
  const cover = getCover(draft.values);
  if (!cover || !('dataUrl' in cover)) return draft;
  const { dataUrl } = cover;
  // The same name for every attempt with this picture, so that it is stored once.
  const name = `${draft.itemId.slice(0, 100)}-${hash(dataUrl)}`;
  const { uid, onProgress, signal } = delivery;
  const upload = { uid, name, blob: toBlob(dataUrl), onProgress, signal };
  const { url } = await uploadFile(upload, await delivery.files());
  return updateDraft(draft, delivery.store, (current) => withAddress(current, dataUrl, url));
}

/** The draft with the picture's address in place of the picture, if it is still the same. */
export function withAddress(draft: Draft, dataUrl: string, url: string): Draft {
  const cover = getCover(draft.values);
  if (!cover || !('dataUrl' in cover) || cover.dataUrl !== dataUrl) return draft;
  const { width, height, bytes } = cover;
  return { ...draft, values: { ...draft.values, cover: { url, width, height, bytes } } };
}

async function uploadFile(upload: Parameters<DataFiles['uploadCover']>[0], files: DataFiles): Promise<{ url: string }> {
  try {
    return await files.uploadCover(upload);
  } catch (error) {
    // In a form, `conflict` means two versions of the text.
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
