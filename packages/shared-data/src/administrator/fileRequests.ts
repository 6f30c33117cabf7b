import type { DataConfig } from '../client/DataConfig';
import { DataError, errorOfStatus } from '../client/DataError';
import { toObjectsUrl } from '../files/objectUrls';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface FileMetadata {
  readonly contentType: string;
  readonly cacheControl?: string;
}

const timeout = 60_000;

/** Creates the requests to Storage. They resolve to undefined if the file does not exist, and do not retry. */
export function createFileRequests(config: DataConfig, getToken: () => Promise<string>, fetch: Fetch) {
  const objects = toObjectsUrl(config);
  // Download tokens are metadata of the Cloud Storage API. The local platform serves all APIs under one URL.
  const toApi = (api: string) =>
    objects.replace('https://firebasestorage.googleapis.com/v0/', `https://storage.googleapis.com/${api}/v1/`);

  async function request(
    url: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response | undefined> {
    const answer = await fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${await getToken()}`, ...headers },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw cause instanceof DataError ? cause : new DataError('offline', { cause });
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw errorOfStatus(answer.status);
    return answer;
  }

  return {
    readJson: async (url: string): Promise<unknown> => {
      const answer = await request(url);
      if (!answer) throw new DataError('not-found');
      return answer.json();
    },
    readStart: async (name: string, bytes: number): Promise<Uint8Array | undefined> => {
      const headers = { range: `bytes=0-${bytes - 1}` };
      const answer = await request(`${objects}/${encodeURIComponent(name)}?alt=media`, { headers });
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    /** Changes the file's metadata. A null value removes an entry. */
    changeMetadata: (name: string, metadata: Readonly<Record<string, string | null>>) =>
      request(`${toApi('storage')}/${encodeURIComponent(name)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ metadata }),
      }),
    remove: (name: string) => request(`${objects}/${encodeURIComponent(name)}`, { method: 'DELETE' }),
    save: (name: string, content: Uint8Array, metadata: FileMetadata) => {
      const boundary = 'file-of-the-site';
      const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
      const start = `${part('application/json; charset=utf-8')}${JSON.stringify({ name, ...metadata })}\r\n${part(metadata.contentType)}`;
      return request(`${toApi('upload/storage')}?uploadType=multipart&name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/related; boundary=${boundary}`,
          // The local platform accepts uploads in the format of Firebase's SDK.
          'x-goog-upload-protocol': 'multipart',
        },
        body: Buffer.concat([Buffer.from(start), content, Buffer.from(`\r\n--${boundary}--`)]),
      });
    },
  };
}

/** Returns the file name and token of a download URL in the site's bucket. Returns undefined for any other URL. */
export function readFileUrl(
  config: DataConfig,
  address: string,
): { readonly name: string; readonly token: string | null } | undefined {
  if (!address.startsWith(`${toObjectsUrl(config)}/`)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return { name, token: searchParams.get('token') };
}
