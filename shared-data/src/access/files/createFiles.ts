import type { choices } from '../../schemas/choices';
import { limits } from '../../schemas/limits';
import { type DataOptions, tokenOf } from '../connect';
import type { DataConfig } from '../DataConfig';
import { DataError, errorOfStatus } from '../DataError';
import type { Asked } from '../door';
import { newId } from '../newId';
import { isCode } from '../refusals';
import { isRecord } from '../storedValues';
import { underClock } from '../underClock';
import { downloadAddress, folders, objectsAt, ownNameOf } from './addresses';
import { multipart } from './multipart';
import { sendBlob } from './sendBlob';

export interface FilesOptions extends DataOptions {
  /** What uploads go by. */
  readonly newRequest?: () => XMLHttpRequest;
}

export interface Upload extends Asked {
  readonly uid: string;
  /** WebP or JPEG, up to `limits.pictureBytes`. */
  readonly blob: Blob;
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** Pictures of members. Every function rejects with DataError alone. */
export interface DataFiles {
  /** Stores a picture of a profile under a new name; its address is for everybody. `invalid` for another type or size. */
  readonly uploadPicture: (upload: Upload) => Promise<{ readonly url: string }>;
  /** Deletes by its address an image of the member's own; one that is gone counts as deleted, any other is `denied`. */
  readonly removePicture: (url: string, owner: Asked & { readonly uid: string }) => Promise<void>;
  /** Deletes every image of the member; with `keepCovers` only those of the profile, for items that stay. */
  readonly removeAllPictures: (uid: string, asked?: Asked & { readonly keepCovers?: boolean }) => Promise<void>;
}

type ImageType = (typeof choices.imageType)[number];
const extensions: Readonly<Record<ImageType, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

const TIMEOUT = 15_000;
/** A picture at its limit takes most of a minute on the slowest networks. */
const UPLOAD_TIMEOUT = 120_000;
/** Objects of one list request, all of which are deleted at once. */
const PAGE = 100;
// A name is never used again, so browsers need not ask; caches that others share do not keep what may be deleted.
const cacheControl = 'private, max-age=604800, immutable';

/** Speaks with Storage over HTTP. Get it by `loadFiles`. */
export function createFiles(config: DataConfig, options: FilesOptions): DataFiles {
  const {
    fetch = (url, init) => globalThis.fetch(url, init),
    getToken,
    newRequest = () => new XMLHttpRequest(),
  } = options;
  const authorization = async () => ({ authorization: `Firebase ${await tokenOf(getToken)}` });

  function ask(method: 'GET' | 'DELETE', path: string, { signal }: Asked): Promise<unknown> {
    return underClock({ signal, timeout: options.timeout ?? TIMEOUT }, async (ending) => {
      const headers = await authorization();
      const answer = await fetch(`${objectsAt(config)}${path}`, { method, headers, signal: ending });
      if (!answer.ok) throw refusalOf(answer.status);
      return method === 'GET' ? await answer.json() : undefined;
    });
  }

  async function remove(name: string, asked: Asked): Promise<void> {
    try {
      await ask('DELETE', `/${encodeURIComponent(name)}`, asked);
    } catch (error) {
      if (!isCode(error, 'not-found')) throw error;
    }
  }

  async function empty(folder: string, asked: Asked): Promise<void> {
    const query = `?prefix=${encodeURIComponent(folder)}&delimiter=%2F&maxResults=${PAGE}`;
    let next: unknown;
    do {
      const page = await ask('GET', `${query}${next ? `&pageToken=${encodeURIComponent(String(next))}` : ''}`, asked);
      if (!isRecord(page)) throw new DataError('unavailable');
      const items: unknown[] = Array.isArray(page.items) ? page.items : [];
      await Promise.all(items.map((item) => remove(isRecord(item) ? String(item.name) : '', asked)));
      next = page.nextPageToken;
    } while (next);
  }

  return {
    uploadPicture: async ({ uid, blob, onProgress, signal }) => {
      const name = `pictures/${uid}/${newId()}.${extensionOf(blob)}`;
      const { contentType, body } = multipart({ contentType: blob.type, cacheControl }, blob);
      const timeout = options.timeout ?? UPLOAD_TIMEOUT;
      const stored: unknown = await underClock({ signal, timeout }, async (ending) => {
        const headers = {
          ...(await authorization()),
          'content-type': contentType,
          'x-goog-upload-protocol': 'multipart',
        };
        ending.throwIfAborted();
        const url = `${objectsAt(config)}?name=${encodeURIComponent(name)}`;
        const { status, text } = await sendBlob(newRequest(), { url, headers, body, onProgress, signal: ending });
        if (status !== 200) throw refusalOf(status);
        return JSON.parse(text);
      });
      const [token] = isRecord(stored) ? String(stored.downloadTokens ?? '').split(',') : [];
      if (!token) throw new DataError('unavailable');
      return { url: downloadAddress(config, name, token) };
    },
    removePicture: async (url, { uid, signal }) => {
      const name = ownNameOf(config, url, uid);
      if (name === undefined) throw new DataError('denied', { fields: ['url'] });
      await remove(name, { signal });
    },
    removeAllPictures: async (uid, { keepCovers = false, signal } = {}) => {
      for (const folder of keepCovers ? folders.slice(0, 1) : folders) await empty(`${folder}/${uid}/`, { signal });
    },
  };
}

/** Storage has a status of its own for space and traffic that are used up. */
function refusalOf(status: number): DataError {
  return status === 402 ? new DataError('quota') : errorOfStatus(status);
}

/** @throws DataError `invalid` for what the rules refuse, before it is sent over a costly network */
function extensionOf({ type, size }: Blob): string {
  const { min, max } = limits.pictureBytes;
  if (size < min || size > max) throw new DataError('invalid', { fields: ['size'] });
  const extension = new Map<string, string>(Object.entries(extensions)).get(type);
  if (extension === undefined) throw new DataError('invalid', { fields: ['type'] });
  return extension;
}
