import type { DataConfig } from '../client/DataConfig';
import { DataError, errorOfStatus } from '../client/DataError';
import { toFilesUrl } from './listFiles';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const timeout = 30_000;

/** Creates a function that reads, changes or deletes a file. Resolves to undefined if the file does not exist. */
export function createFileRequests(config: DataConfig, getToken: () => Promise<string>, fetch: Fetch) {
  const objects = toFilesUrl(config);
  // Download tokens are metadata of the Cloud Storage API. The local platform serves this API and Firebase's own API
  // under one URL.
  const metadataUrl = objects.replace(
    'https://firebasestorage.googleapis.com/v0/',
    'https://storage.googleapis.com/storage/v1/',
  );
  return async (name: string, options: FileRequest = {}): Promise<Uint8Array | undefined> => {
    const { range, metadata } = options;
    const file = encodeURIComponent(name);
    const url = metadata ? `${metadataUrl}/${file}` : `${objects}/${file}${range ? '?alt=media' : ''}`;
    const answer = await fetch(url, {
      method: range ? 'GET' : metadata ? 'PATCH' : 'DELETE',
      headers: {
        authorization: `Bearer ${await getToken()}`,
        ...(range && { range }),
        ...(metadata && { 'content-type': 'application/json' }),
      },
      ...(metadata && { body: JSON.stringify({ metadata }) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw cause instanceof DataError ? cause : new DataError('offline', { cause });
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw errorOfStatus(answer.status);
    return range ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
}

interface FileRequest {
  readonly range?: string;
  /** The metadata to change. Null removes an entry. Omitted entries stay unchanged. */
  readonly metadata?: Readonly<Record<string, string | null>>;
}

export interface FileMetadata {
  readonly contentType: string;
  readonly cacheControl?: string;
}

/** Creates a function that saves a file in Storage and replaces an existing file with the same name. */
export function createFileUpload(config: DataConfig, getToken: () => Promise<string>, fetch: Fetch) {
  const url = toFilesUrl(config).replace(
    'https://firebasestorage.googleapis.com/v0/',
    'https://storage.googleapis.com/upload/storage/v1/',
  );
  return async (name: string, content: Uint8Array, metadata: FileMetadata): Promise<void> => {
    const boundary = 'file-of-the-site';
    const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
    const start = `${part('application/json; charset=utf-8')}${JSON.stringify({ name, ...metadata })}\r\n${part(metadata.contentType)}`;
    const answer = await fetch(`${url}?uploadType=multipart&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await getToken()}`,
        'content-type': `multipart/related; boundary=${boundary}`,
        // The local platform accepts uploads in the format of Firebase's SDK.
        'x-goog-upload-protocol': 'multipart',
      },
      body: Buffer.concat([Buffer.from(start), content, Buffer.from(`\r\n--${boundary}--`)]),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw cause instanceof DataError ? cause : new DataError('offline', { cause });
    });
    if (!answer.ok) throw errorOfStatus(answer.status);
  };
}

/** Returns the file name and token of a download URL in the site's bucket. Undefined for any other URL. */
export function readFileUrl(
  config: DataConfig,
  address: string,
): { readonly name: string; readonly token: string | null } | undefined {
  const start = `${toFilesUrl(config)}/`;
  if (!address.startsWith(start)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return { name, token: searchParams.get('token') };
}
