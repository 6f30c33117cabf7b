import { type DataConfig, firestoreOrigin } from '../client/DataConfig';

/** Folders of a member, as storage.rules has them: the pictures of the profile, and covers of items. */
export const folders = ['pictures', 'images'] as const;

/**
 * The URL of the bucket's objects. A server that replaces Google's Firestore replaces its Storage, too. URLs are stored, so
 * they are absolute on the page's own origin, too.
 */
export function toObjectsUrl({ origin, projectId, bucket = `${projectId}.appspot.com` }: DataConfig): string {
  const host = origin === firestoreOrigin ? 'https://firebasestorage.googleapis.com' : origin;
  return `${host || globalThis.location.origin}/v0/b/${encodeURIComponent(bucket)}/o`;
}

/** The public folder of the search index. */
export const searchFolder = 'search';

/** Returns the public URL of a file of the search index. */
export function toSearchFileUrl(config: DataConfig, name: string): string {
  return `${toObjectsUrl(config)}/${encodeURIComponent(`${searchFolder}/${name}`)}?alt=media`;
}

/** The public URL of an object. */
export function toDownloadUrl(config: DataConfig, name: string, token: string): string {
  return `${toObjectsUrl(config)}/${encodeURIComponent(name)}?alt=media&token=${encodeURIComponent(token)}`;
}

/** The name of a member's own object by its address; nothing for any other address. */
export function getMyObjectName(config: DataConfig, address: string, uid: string): string | undefined {
  const start = `${toObjectsUrl(config)}/`;
  if (!address.startsWith(start)) return undefined;
  const [encoded = ''] = address.slice(start.length).split('?', 1);
  try {
    const name = decodeURIComponent(encoded);
    const [folder, owner, file, ...rest] = name.split('/');
    const isMine = folders.some((one) => one === folder) && owner === uid && file && rest.length === 0;
    return isMine ? name : undefined;
  } catch {
    return undefined;
  }
}
