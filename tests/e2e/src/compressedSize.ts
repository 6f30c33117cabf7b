import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { workspace } from './startSite';

// Compressing the shell takes a second, so all workers and later runs share the sizes in this cache folder.
const folder = join(workspace, '.tmp', 'compressed-sizes');

/** Returns the number of bytes after Brotli compression at its highest level. */
export function compressedSize(body: Buffer): number {
  const file = join(folder, createHash('sha256').update(body).digest('hex'));
  const cachedSize = read(file);
  if (cachedSize) return cachedSize;
  const size = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
  mkdirSync(folder, { recursive: true });
  // Writes another file first and renames it, so that other workers never read an incomplete number.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, String(size));
  renameSync(unfinished, file);
  return size;
}

function read(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
