import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { workspace } from './startSite';

// A second of CPU for the shell: the workers of a run, and later runs, take the size of the same bytes from here.
const folder = join(workspace, '.tmp', 'compressed-sizes');

/** Bytes as brotli sends them at its best. */
export function compressedSize(body: Buffer): number {
  const file = join(folder, createHash('sha256').update(body).digest('hex'));
  const known = read(file);
  if (known) return known;
  const size = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
  mkdirSync(folder, { recursive: true });
  // Another worker reads the whole number or none.
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
