import type { DataConfig } from '../client/DataConfig';
import { isObject } from '../fields/isObject';

/** Metadata of a file in Storage. */
export interface StoredFile {
  readonly name: string;
  readonly contentType?: string;
  readonly size?: string;
  readonly md5Hash?: string;
}

/** Returns the base URL of the bucket's files. The local platform serves Storage from its own origin. */
export function toFilesUrl({ projectId, origin, bucket = `${projectId}.appspot.com` }: DataConfig): string {
  const host = origin.startsWith('http://') ? origin : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${bucket}/o`;
}

/** Yields the files of the bucket in name order. */
export async function* listFiles(
  config: DataConfig,
  getJson: (url: string) => Promise<unknown>,
): AsyncGenerator<StoredFile> {
  const objects = toFilesUrl(config);
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = await getJson(`${objects}?maxResults=200${next && `&pageToken=${encodeURIComponent(next)}`}`);
    const names = isObject(page) && Array.isArray(page.items) ? page.items.filter(isObject) : [];
    const files = await Promise.all(names.map(({ name }) => getJson(`${objects}/${encodeURIComponent(String(name))}`)));
    for (const [at, file] of files.entries()) yield toFile(String(names[at]?.name), file);
    next = isObject(page) && typeof page.nextPageToken === 'string' ? page.nextPageToken : undefined;
  }
}

function toFile(name: string, metadata: unknown): StoredFile {
  const text = (field: string) => {
    const value = isObject(metadata) ? metadata[field] : undefined;
    return typeof value === 'string' ? { [field]: value } : {};
  };
  return { name, ...text('contentType'), ...text('size'), ...text('md5Hash') };
}
