import type { ServiceAnswer, ServiceRequest } from '../http/service';
import { toEtag, fileName, inlineAs, type StoredObject } from './storedObject';

/** Content types that a browser may display. SVG and HTML could run scripts on the site's origin. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/** Returns the bytes of an object, or the requested range. */
export function serveBytes(object: StoredObject, content: Buffer, { headers }: ServiceRequest): ServiceAnswer {
  const etag = `"${toEtag(object)}"`;
  const common = {
    ...typeHeaders(object),
    'x-content-type-options': 'nosniff',
    // Prevent scripts in the file from running if the file is opened as a page.
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'last-modified': new Date(object.updated).toUTCString(),
    'accept-ranges': 'bytes',
    etag,
  };
  if (headers['if-none-match'] === etag) return { status: 304, headers: common };
  const range = toRange(headers.range, content.length);
  if (range === 'none') return { status: 200, headers: common, body: content };
  if (range === 'outside')
    return { status: 416, headers: { ...common, 'content-range': `bytes */${content.length}` }, body: '' };
  const [from, to] = range;
  return {
    status: 206,
    headers: { ...common, 'content-range': `bytes ${from}-${to}/${content.length}` },
    body: content.subarray(from, to + 1),
  };
}

function typeHeaders({ contentType, contentDisposition, name }: StoredObject): Readonly<Record<string, string>> {
  const type = contentType.toLowerCase();
  if (shown.has(type)) return { 'content-type': type, 'content-disposition': contentDisposition ?? inlineAs(name) };
  const saved = contentDisposition?.startsWith('attachment;') ? contentDisposition : undefined;
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': saved ?? `attachment; filename*=utf-8''${fileName(name)}`,
  };
}

/** Parses a single byte range. Both ends are inclusive. An invalid header counts as no range. */
function toRange(header: string | undefined, size: number): 'none' | 'outside' | readonly [number, number] {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'none';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return 'none';
  return from >= size ? 'outside' : [from, to];
}
