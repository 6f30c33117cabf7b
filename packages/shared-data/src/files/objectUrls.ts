import { type DataConfig, firestoreOrigin } from '../client/DataConfig';
import { toBulkFile } from '../kinds/content/bulkFiles';
import type { ContentKind } from '../kinds/contentKinds';

/** A member's folders in Storage, as in storage.rules: profile pictures, and covers of items. */
export const folders = ['pictures', 'images'] as const;

/** Returns the base URL of the bucket's objects, always absolute, because documents store it. */
export function toObjectsUrl({ origin, projectId, bucket = `${projectId}.appspot.com` }: DataConfig): string {
  const host = origin === firestoreOrigin ? 'https://firebasestorage.googleapis.com' : origin;
  return `${host || globalThis.location.origin}/v0/b/${encodeURIComponent(bucket)}/o`;
}

export const searchFolder = 'search';

export function toSearchFileUrl(config: DataConfig, name: string): string {
  return toPublicUrl(config, `${searchFolder}/${name}`);
}

/** The folder of the files with all published items. */
export const bulkFolder = 'bulk';

export function toBulkFileUrl(config: DataConfig, kind: ContentKind): string {
  return toPublicUrl(config, `${bulkFolder}/${toBulkFile(kind)}`);
}

/** The folder of the sitemap's files, which a function writes. */
export const sitemapFolder = 'sitemaps';

export function toSitemapFileUrl(config: DataConfig, name: string): string {
  return toPublicUrl(config, `${sitemapFolder}/${name}`);
}

/** Returns the URL of an object that everyone may read. */
function toPublicUrl(config: DataConfig, name: string): string {
  return `${toObjectsUrl(config)}/${encodeURIComponent(name)}?alt=media`;
}

export function toDownloadUrl(config: DataConfig, name: string, token: string): string {
  return `${toObjectsUrl(config)}/${encodeURIComponent(name)}?alt=media&token=${encodeURIComponent(token)}`;
}

/** Returns the object name for a URL in one of the member's own folders. Returns undefined for any other URL. */
export function getMyObjectName(config: DataConfig, address: string, uid: string): string | undefined {
  const start = `${toObjectsUrl(config)}/`;
  if (!address.startsWith(start)) return undefined;
  const [encoded = ''] = address.slice(start.length).split('?', 1);
  try {
    const name = decodeURIComponent(encoded);
    const [folder, owner, file, ...rest] = name.split('/');
    const isMine = folders.some((name) => name === folder) && owner === uid && file && rest.length === 0;
    return isMine ? name : undefined;
  } catch {
    return undefined;
  }
}
