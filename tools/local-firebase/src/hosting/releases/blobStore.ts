import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ByteStore } from '../../storage/byteStore';

/** Gzipped files by the SHA-256 of their bytes: content that is there is never written again. */
export interface BlobStore {
  readonly has: (hash: string) => boolean;
  /** True where the bytes have this hash and are stored now. */
  readonly put: (hash: string, gzipped: Buffer) => boolean;
  /** The content as it was before gzip; undefined where it is missing or damaged. */
  readonly read: (hash: string) => Buffer | undefined;
  /** Hash -> key and size in the store below, for the snapshot. */
  readonly save: () => Readonly<Record<string, readonly [key: string, size: number]>>;
  readonly load: (saved: Readonly<Record<string, readonly [key: string, size: number]>>) => void;
  readonly deleteExcept: (hashes: ReadonlySet<string>) => void;
}

/** The hash that Hosting knows a file by. */
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

/** Blobs in `bytes`. */
export function createBlobStore(bytes: ByteStore): BlobStore {
  let known = new Map<string, readonly [key: string, size: number]>();
  const has = (hash: string) => {
    const at = known.get(hash);
    return at !== undefined && bytes.has(...at);
  };
  return {
    has,
    put: (hash, gzipped) => {
      if (has(hash)) return true;
      if (toHash(gzipped) !== hash || !isGzip(gzipped)) return false;
      known.set(hash, [bytes.put(gzipped), gzipped.length]);
      return true;
    },
    read: (hash) => {
      const at = known.get(hash);
      const gzipped = at && bytes.get(at[0]);
      return gzipped && gunzipSync(gzipped);
    },
    save: () => Object.fromEntries(known),
    load: (saved) => {
      known = new Map(Object.entries(saved));
      bytes.deleteExcept(new Set([...known.values()].map(([key]) => key)));
    },
    deleteExcept: (hashes) => {
      for (const [hash, [key]] of known) {
        if (hashes.has(hash)) continue;
        known.delete(hash);
        bytes.delete(key);
      }
    },
  };
}
