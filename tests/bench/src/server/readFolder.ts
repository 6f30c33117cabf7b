import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** File with the headers and the compressed body that a host sends. */
export interface StoredFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Paths of build files, which never change, so that browsers may cache them for a year (firebase.json). */
const hashed = /^\/(b-[^/]+|assets)\//;

/**
 * Returns a function that reads files of `folder` by URL path. The first request for a file compresses it at Brotli's
 * highest level.
 */
export function readFolder(folder: string): (path: string) => StoredFile | undefined {
  const cached = new Map<string, StoredFile>();
  return (path) => {
    const file = cached.get(path) ?? readStored(folder, path);
    if (file) cached.set(path, file);
    return file;
  };
}

function readStored(folder: string, path: string): StoredFile | undefined {
  const file = join(folder, path);
  if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const content = readFileSync(file);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const isText = !type.startsWith('font/') && !type.startsWith('application/octet');
  const body = isText ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : content;
  const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': type,
      'content-length': body.length,
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      // All requests come from Chromium, which always accepts Brotli over TLS.
      ...(isText ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    },
  };
}
