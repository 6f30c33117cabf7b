import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export interface HostedFile {
  /** SHA-256 of the gzipped content. */
  readonly hash: string;
  readonly gzipped: Uint8Array<ArrayBuffer>;
}

export interface Release {
  readonly name: string;
  readonly releaseTime: string;
  readonly type?: string;
  readonly message?: string;
  readonly version: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
}

interface Channel {
  readonly name: string;
  readonly url: string;
  readonly createTime: string;
  readonly release?: Release;
}

export class HostingError extends Error {
  override readonly name = 'HostingError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface HostingClientOptions {
  readonly api: string;
  readonly project: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** Number of files per request, and maximum number of concurrent uploads. */
const BATCH = 1000;
const UPLOADS = 8;

/** Creates a client for the calls of the Hosting REST API v1beta1 that publishing uses. Each call throws HostingError. */
export function createHostingClient(options: HostingClientOptions) {
  const { api, project, token, fetch = globalThis.fetch } = options;
  const toSite = (site: string) => `projects/${project}/sites/${site}`;
  let serverTime: number | undefined;

  async function send(url: string, method: string, body?: object | Uint8Array<ArrayBuffer>): Promise<unknown> {
    const bytes = body instanceof Uint8Array;
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': `application/${bytes ? 'octet-stream' : 'json'}` },
      ...(body === undefined ? {} : { body: bytes ? body : JSON.stringify(body) }),
    });
    serverTime = Date.parse(response.headers.get('date') ?? '') || undefined;
    const text = await response.text();
    if (!response.ok)
      throw new HostingError(response.status, `${method} ${new URL(url).pathname}: ${readMessage(text)}`);
    return text === '' ? {} : JSON.parse(text);
  }
  // The types come from the API's reference. Publishing checks the values that it relies on.
  const call = async <Result>(method: string, path: string, body?: object) =>
    (await send(`${api}/v1beta1/${path}`, method, body)) as Result;

  async function list<Item>(path: string, name: string): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let token = ''; ;) {
      const query = `pageSize=${BATCH}${token && `&pageToken=${encodeURIComponent(token)}`}`;
      const page = await call<Record<string, Item[]> & { nextPageToken?: string }>('GET', `${path}?${query}`);
      items.push(...(page[name] ?? []));
      token = page.nextPageToken ?? '';
      if (token === '') return items;
    }
  }

  return {
    /** Returns the server's time at the last response, in milliseconds since 1970, if the server states it. */
    getTime: () => serverTime,
    getChannel: async (site: string, channel: string) => {
      try {
        return await call<Channel>('GET', `${toSite(site)}/channels/${channel}`);
      } catch (error) {
        if (error instanceof HostingError && error.status === 404) return undefined;
        throw error;
      }
    },
    createChannel: (site: string, channel: string, ttlSeconds: number) =>
      call<Channel>('POST', `${toSite(site)}/channels?channelId=${channel}`, { ttl: `${ttlSeconds}s` }),
    deleteChannel: async (site: string, channel: string) => {
      await call('DELETE', `${toSite(site)}/channels/${channel}`);
    },
    listReleases: (site: string, channel: string) =>
      list<Release>(`${toSite(site)}/channels/${channel}/releases`, 'releases'),
    listFiles: async (version: string): Promise<ReadonlyMap<string, string>> => {
      const files = await list<{ path: string; hash: string }>(`${version}/files`, 'files');
      return new Map(files.map(({ path, hash }) => [path, hash]));
    },
    createVersion: async (site: string, version: object) =>
      (await call<{ name: string }>('POST', `${toSite(site)}/versions`, version)).name,
    /** Adds files to a version, and uploads the files that Hosting does not have yet. `toSend` contains the content by hash. */
    addFiles: async (
      version: string,
      files: ReadonlyMap<string, string>,
      toSend: ReadonlyMap<string, HostedFile>,
    ): Promise<void> => {
      const entries = [...files];
      for (let at = 0; at < entries.length; at += BATCH) {
        const batch = Object.fromEntries(entries.slice(at, at + BATCH));
        const { uploadRequiredHashes = [], uploadUrl } = await call<{
          uploadRequiredHashes?: string[];
          uploadUrl: string;
        }>('POST', `${version}:populateFiles`, { files: batch });
        const queue = [...uploadRequiredHashes];
        const work = async () => {
          for (let hash = queue.shift(); hash !== undefined; hash = queue.shift()) {
            const file = toSend.get(hash);
            if (!file)
              throw new Error(`Hosting has lost a file of the live version (${hash}); publish its build again.`);
            await send(`${uploadUrl}/${hash}`, 'POST', file.gzipped);
          }
        };
        await Promise.all(Array.from({ length: UPLOADS }, work));
      }
    },
    finalize: async (version: string) => {
      await call('PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' });
    },
    release: (site: string, channel: string, version: string, message: string) =>
      call<Release>('POST', `${toSite(site)}/channels/${channel}/releases?versionName=${encodeURIComponent(version)}`, {
        message,
      }),
  };
}

export type HostingClient = ReturnType<typeof createHostingClient>;

export function toHostedFile(content: Uint8Array | string): HostedFile {
  const gzipped = new Uint8Array(gzipSync(content, { level: 9 }));
  return { hash: createHash('sha256').update(gzipped).digest('hex'), gzipped };
}

function readMessage(text: string): string {
  try {
    const json: unknown = JSON.parse(text);
    const error: unknown = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
    if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  } catch {
    // The response may be a proxy's error page instead of JSON.
  }
  return text.slice(0, 300);
}
