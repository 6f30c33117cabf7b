import { type DataOptions, requireToken } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import { DataError, errorOfStatus } from '../client/DataError';
import type { RequestOptions } from '../client/FirestoreClient';
import { newId } from '../client/newId';
import { isObject } from '../fields/isObject';
import { withRenewedToken } from '../client/withRenewedToken';
import { withTimeout } from '../client/withTimeout';
import type { choices } from '../kinds/choices';
import { limits } from '../kinds/limits';
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { hasCode } from '../writer/refusals';
import { countUpload } from './countUpload';
import { toDownloadUrl, folders, toObjectsUrl, getMyObjectName } from './objectUrls';
import { smallCover, toCoverNames, toSmallName } from './smallCover';
import { multipart, sendBlob } from './upload';

export interface FilesOptions extends DataOptions {
  readonly newRequest?: () => XMLHttpRequest;
}

export interface Upload extends RequestOptions {
  readonly uid: string;
  readonly blob: Blob;
  /** Called with the sent fraction, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

interface CoverUpload extends Upload {
  /** A name from `newId()`. Use the same name in each attempt, so that the picture is stored only once. */
  readonly name: string;
  /** The small size of the cover, within the bounds of `smallCover`. Has the type of `blob`, because both have the same extension. */
  readonly small?: Blob | undefined;
}

/** Operations on members' pictures. All reject only with DataError. Uploads can reject with `upload-limit`. */
export interface DataFiles {
  /** Stores a profile picture and resolves to its public URL. Rejects with `invalid` for its type or size. */
  readonly uploadPicture: (upload: Upload) => Promise<{ readonly url: string }>;
  /** Stores a cover, in one or two sizes. Idempotent. Rejects with `invalid`, or `denied` or `conflict` if another object has its name. */
  readonly uploadCover: (upload: CoverUpload) => Promise<{ readonly url: string }>;
  /** Deletes one of the member's images in all its sizes, if it exists. Rejects with `denied` for a URL outside the member's folders. */
  readonly removePicture: (url: string, owner: RequestOptions & { readonly uid: string }) => Promise<void>;
  /** Deletes all images of the member. `exceptCovers` keeps the covers of items that remain. */
  readonly removeAllPictures: (
    uid: string,
    options?: RequestOptions & { readonly exceptCovers?: boolean },
  ) => Promise<void>;
}

type ImageType = (typeof choices.imageType)[number];
const extensions: Readonly<Record<ImageType, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };
const coverName = /^[A-Za-z0-9_-]{1,128}$/;

const TIMEOUT = 15_000;
/** The timeout of an upload, in milliseconds. The largest picture takes most of a minute on the slowest networks. */
const UPLOAD_TIMEOUT = 120_000;
const PAGE = 100;
// Names are never reused, so browsers need not revalidate. Shared caches must not store images that may be deleted.
const cacheControl = 'private, max-age=604800, immutable';

/** Creates the HTTP client for Storage. Callers load it with `loadFiles`. */
// eslint-disable-next-line max-lines-per-function -- its methods share one client
export function createFiles(config: DataConfig, options: FilesOptions): DataFiles {
  const {
    fetch = (url, init) => globalThis.fetch(url, init),
    getToken,
    newRequest = () => new XMLHttpRequest(),
  } = options;
  const authorization = async () => ({ authorization: `Firebase ${await requireToken(getToken)}` });

  function request(method: 'GET' | 'DELETE', path: string, { signal }: RequestOptions): Promise<unknown> {
    return withTimeout({ signal, timeout: options.timeout ?? TIMEOUT }, async (ending) => {
      const headers = await authorization();
      const answer = await fetch(`${toObjectsUrl(config)}${path}`, { method, headers, signal: ending });
      if (!answer.ok) throw toStorageError(answer.status);
      return method === 'GET' ? await answer.json() : undefined;
    });
  }

  async function remove(name: string, options: RequestOptions): Promise<void> {
    try {
      await request('DELETE', `/${encodeURIComponent(name)}`, options);
    } catch (error) {
      if (!hasCode(error, 'not-found')) throw error;
    }
  }

  async function empty(folder: string, options: RequestOptions): Promise<void> {
    const query = `?prefix=${encodeURIComponent(folder)}&delimiter=%2F&maxResults=${PAGE}`;
    let next = '';
    do {
      const page = await request(
        'GET',
        `${query}${next === '' ? '' : `&pageToken=${encodeURIComponent(next)}`}`,
        options,
      );
      if (!isObject(page)) throw new DataError('unavailable');
      const items: unknown[] = Array.isArray(page.items) ? page.items : [];
      await Promise.all(items.map((item) => remove(isObject(item) ? String(item.name) : '', options)));
      next = typeof page.nextPageToken === 'string' ? page.nextPageToken : '';
    } while (next !== '');
  }

  async function send(object: string, upload: Upload): Promise<string> {
    const { uid, signal } = upload;
    await countUpload({ uid, object, signal }, createFirestoreClient(config, options), options.now ?? Date.now);
    return withRenewedToken(() => sendOnce(object, upload), options.renewToken);
  }

  async function sendOnce(name: string, { blob, onProgress, signal }: Upload): Promise<string> {
    const { contentType, body } = multipart({ contentType: blob.type, cacheControl }, blob);
    const timeout = options.timeout ?? UPLOAD_TIMEOUT;
    const stored: unknown = await withTimeout({ signal, timeout }, async (ending) => {
      const headers = {
        ...(await authorization()),
        'content-type': contentType,
        'x-goog-upload-protocol': 'multipart',
      };
      ending.throwIfAborted();
      const url = `${toObjectsUrl(config)}?name=${encodeURIComponent(name)}`;
      const { status, text } = await sendBlob(newRequest(), { url, headers, body, onProgress, signal: ending });
      if (status !== 200) throw toStorageError(status);
      return JSON.parse(text);
    });
    return toUrl(name, stored);
  }

  /**
   * Returns the URL of an object that an earlier attempt has stored, although its response was lost. Otherwise rethrows
   * `refusal`.
   */
  async function findEarlierUpload(refusal: unknown, name: string, { blob, signal }: Upload): Promise<string> {
    if (!hasCode(refusal, 'denied') && !hasCode(refusal, 'conflict')) throw refusal;
    let metadata: unknown;
    try {
      metadata = await request('GET', `/${encodeURIComponent(name)}`, { signal });
    } catch (error) {
      // If the object does not exist, the upload was refused for another reason.
      throw hasCode(error, 'not-found') ? refusal : error;
    }
    const same = isObject(metadata) && Number(metadata.size) === blob.size && metadata.contentType === blob.type;
    if (!same) throw refusal;
    return toUrl(name, metadata);
  }

  async function sendCover({ name, ...upload }: Omit<CoverUpload, 'small'>): Promise<string> {
    if (!coverName.test(name)) throw new DataError('invalid', { fields: ['name'] });
    const object = `images/${upload.uid}/${name}.${getExtension(upload.blob, limits.coverBytes)}`;
    try {
      return await send(object, upload);
    } catch (error) {
      return findEarlierUpload(error, object, upload);
    }
  }

  /** Returns the public URL of a stored object. Throws `unavailable` for a response without a token. */
  function toUrl(name: string, stored: unknown): string {
    const tokens = isObject(stored) ? stored.downloadTokens : undefined;
    const [token] = typeof tokens === 'string' ? tokens.split(',') : [];
    if (!token) throw new DataError('unavailable');
    return toDownloadUrl(config, name, token);
  }

  return {
    uploadPicture: async (upload) => {
      const extension = getExtension(upload.blob, limits.pictureBytes);
      return { url: await send(`pictures/${upload.uid}/${newId()}.${extension}`, upload) };
    },
    uploadCover: async ({ small, ...upload }) => {
      if (!small) return { url: await sendCover(upload) };
      const { name, blob, onProgress } = upload;
      if (small.type !== blob.type || small.size > smallCover.maxBytes)
        throw new DataError('invalid', { fields: ['small'] });
      const names = toCoverNames(name);
      const sum = small.size + blob.size;
      const toPart = (before: number, { size }: Blob): Upload['onProgress'] =>
        onProgress && ((fraction) => onProgress((before + fraction * size) / sum));
      // Store the small size first, so that it exists wherever a URL names the large size.
      await sendCover({ ...upload, name: names.small, blob: small, onProgress: toPart(0, small) });
      return { url: await sendCover({ ...upload, name: names.large, onProgress: toPart(small.size, blob) }) };
    },
    removePicture: async (url, { uid, signal }) => {
      const name = getMyObjectName(config, url, uid);
      if (name === undefined) throw new DataError('denied', { fields: ['url'] });
      const small = toSmallName(name);
      if (small !== undefined) await remove(small, { signal });
      await remove(name, { signal });
    },
    removeAllPictures: async (uid, { exceptCovers = false, signal } = {}) => {
      for (const folder of exceptCovers ? folders.slice(0, 1) : folders) await empty(`${folder}/${uid}/`, { signal });
    },
  };
}

/** Returns the error for a status from Storage, which has special statuses for exhausted quotas and names in use. */
function toStorageError(status: number): DataError {
  if (status === 402) return new DataError('quota');
  return status === 412 ? new DataError('conflict') : errorOfStatus(status);
}

/** Returns an image's extension. Throws DataError `invalid` before a costly upload that the rules would deny. */
function getExtension({ type, size }: Blob, { min, max }: { readonly min: number; readonly max: number }): string {
  if (size < min || size > max) throw new DataError('invalid', { fields: ['size'] });
  const extension = new Map<string, string>(Object.entries(extensions)).get(type);
  if (extension === undefined) throw new DataError('invalid', { fields: ['type'] });
  return extension;
}
