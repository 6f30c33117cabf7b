import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** The files of `folder` by the path they are asked for, compressed as well as brotli can, once. */
export function readFolder(folder: string): ReadonlyMap<string, StoredFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  return new Map(paths.map((path) => [path, readStored(folder, path)]));
}

function readStored(folder: string, path: string): StoredFile {
  const content = readFileSync(join(folder, path));
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
