import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type FileWriter } from '../persistence/writeWhole';
import type { ByteStore } from './byteStore';

const ours = /^[0-9a-f]{64}$/;

/** Saves bytes as files named by their SHA-256, which are written atomically and never changed. */
export function folderBytes(folder: string, files?: FileWriter): ByteStore {
  const toFile = (key: string) => join(folder, key);
  // Compare the size, because an earlier version could leave an incomplete file on a full disk.
  const has = (key: string, size: number) =>
    ours.test(key) && statSync(toFile(key), { throwIfNoEntry: false })?.size === size;
  return {
    put: (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (!has(key, bytes.length)) writeWhole(toFile(key), bytes, files ? { files } : {});
      return key;
    },
    has,
    get: (key) => (ours.test(key) && existsSync(toFile(key)) ? readFileSync(toFile(key)) : undefined),
    // The snapshot on disk may still refer to the file until the next snapshot. `deleteExcept` deletes the file at the
    // next start.
    delete: () => undefined,
    deleteExcept: (keys) => {
      if (!existsSync(folder)) return;
      // Also delete files of interrupted writes, whose names end with a number.
      for (const file of readdirSync(folder))
        if (/^[0-9a-f]{64}(\.\d+)?$/.test(file) && !keys.has(file)) rmSync(toFile(file));
    },
  };
}
