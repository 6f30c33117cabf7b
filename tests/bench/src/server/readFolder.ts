import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file as it goes over the wire. */
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

/** The webpack builds' folders and Vite's: what lies there never changes under its name (firebase.json). */
const hashed = /^\/(b-[^/]+|assets)\//;

/** Gives the files of `folder` by the path they are requested at, compressed as well as brotli can at the first request. */
export function readFolder(folder: string): (path: string) => StoredFile | undefined {
  const known = new Map<string, StoredFile>();
  return (path) => {
    const file = known.get(path) ?? readStored(folder, path);
    if (file) known.set(path, file);
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
      // Chromium alone asks here, and it takes brotli over TLS always.
      ...(isText ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    },
  };
}
