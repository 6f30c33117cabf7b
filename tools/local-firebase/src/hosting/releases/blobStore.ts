import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ByteStore } from '../../storage/byteStore';

/** Store of gzipped files by the SHA-256 of their bytes. Existing content is never written again. */
export interface BlobStore {
  readonly has: (hash: string) => boolean;
  /** Stores the bytes if their hash equals `hash`, and returns true on success. */
  readonly put: (hash: string, gzipped: Buffer) => boolean;
  /** Returns the uncompressed content, or undefined if it is missing or damaged. */
  readonly read: (hash: string) => Buffer | undefined;
  /** Returns the key and size of each file in the underlying store by hash, for the snapshot. */
  readonly save: () => Readonly<Record<string, readonly [key: string, size: number]>>;
  readonly load: (saved: Readonly<Record<string, readonly [key: string, size: number]>>) => void;
  readonly deleteExcept: (hashes: ReadonlySet<string>) => void;
}

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

/** Creates a blob store on top of `bytes`. */
export function createBlobStore(bytes: ByteStore): BlobStore {
  let blobs = new Map<string, readonly [key: string, size: number]>();
  const has = (hash: string) => {
    const at = blobs.get(hash);
    return at !== undefined && bytes.has(...at);
  };
  return {
    has,
    put: (hash, gzipped) => {
      if (has(hash)) return true;
      if (toHash(gzipped) !== hash || !isGzip(gzipped)) return false;
      blobs.set(hash, [bytes.put(gzipped), gzipped.length]);
      return true;
    },
    read: (hash) => {
      const at = blobs.get(hash);
      const gzipped = at && bytes.get(at[0]);
      return gzipped && gunzipSync(gzipped);
    },
    save: () => Object.fromEntries(blobs),
    load: (saved) => {
      blobs = new Map(Object.entries(saved));
      bytes.deleteExcept(new Set([...blobs.values()].map(([key]) => key)));
    },
    deleteExcept: (hashes) => {
      for (const [hash, [key]] of blobs) {
        if (hashes.has(hash)) continue;
        blobs.delete(hash);
        bytes.delete(key);
      }
    },
  };
}
