import type { DataConfig } from '../client/DataConfig';
import { isObject } from '../fields/isObject';
import { toObjectsUrl } from '../files/objectUrls';

export interface StoredFile {
  readonly name: string;
  readonly contentType?: string;
  readonly size?: string;
  readonly md5Hash?: string;
}

export async function* listFiles(
  config: DataConfig,
  getJson: (url: string) => Promise<unknown>,
): AsyncGenerator<StoredFile> {
  const objects = toObjectsUrl(config);
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
