import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ByteStore } from '../../storage/byteStore';

/** Key and size of each file in the underlying store, by hash. */
export type SavedBlobs = Readonly<Record<string, readonly [key: string, size: number]>>;

/** Returns the hash by which Hosting identifies a file. */
export function toHash(gzipped: Uint8Array): string {
  return createHash('sha256').update(gzipped).digest('hex');
}

function isGzip(bytes: Buffer): boolean {
  try {
    gunzipSync(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Creates a store for gzipped files, by the SHA-256 of their bytes. */
export function createBlobStore(bytes: ByteStore) {
  let blobs = new Map<string, readonly [key: string, size: number]>();
  const has = (hash: string) => {
    const at = blobs.get(hash);
    return at !== undefined && bytes.has(...at);
  };
  return {
    has,
    /** Returns false if the hash of the bytes is not `hash`. */
    put: (hash: string, gzipped: Buffer): boolean => {
      if (has(hash)) return true;
      if (toHash(gzipped) !== hash || !isGzip(gzipped)) return false;
      blobs.set(hash, [bytes.put(gzipped), gzipped.length]);
      return true;
    },
    /** Returns the uncompressed content, or undefined if it is missing or damaged. */
    read: (hash: string): Buffer | undefined => {
      const at = blobs.get(hash);
      const gzipped = at && bytes.get(at[0]);
      return gzipped && gunzipSync(gzipped);
    },
    save: (): SavedBlobs => Object.fromEntries(blobs),
    load: (saved: SavedBlobs) => {
      blobs = new Map(Object.entries(saved));
      bytes.deleteExcept(new Set([...blobs.values()].map(([key]) => key)));
    },
    deleteExcept: (hashes: ReadonlySet<string>) => {
      for (const [hash, [key]] of blobs) {
        if (hashes.has(hash)) continue;
        blobs.delete(hash);
        bytes.delete(key);
      }
    },
  };
}
