import { StorageError } from './storageError';

const wrong = (what: string) => new StorageError(400, `Bad Request. ${what}`);

/** Returns JSON metadata and bytes of a `multipart/related` upload. @throws StorageError 400 for any other format */
export function readMultipart(
  contentType: string | undefined,
  body: Buffer,
): { readonly metadata: Buffer; readonly content: Buffer; readonly contentType: string | undefined } {
  const [, quoted, plain] =
    /^multipart\/related\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw wrong('The content type must be multipart/related with a boundary.');
  const [metadata, content, ...rest] = readParts(body, boundary);
  if (!metadata || !content || rest.length > 0) throw wrong('An upload must have two parts: metadata and bytes.');
  return { metadata: metadata.content, content: content.content, contentType: content.type };
}

/** Yields the parts of a multipart body. The bytes of a part end before the line break that precedes a boundary. */
function* readParts(body: Buffer, boundary: string): Generator<{ type: string | undefined; content: Buffer }> {
  const opening = `--${boundary}`;
  const separator = Buffer.from(`\r\n${opening}`);
  if (body.subarray(0, opening.length).toString('latin1') !== opening) throw wrong('The first boundary is missing.');
  let start = opening.length;
  while (body.subarray(start, start + 2).toString('latin1') === '\r\n') {
    const end = body.indexOf(separator, start);
    if (end === -1) throw wrong('The last boundary is missing.');
    yield readPart(body.subarray(start, end));
    start = end + separator.length;
  }
  if (body.subarray(start, start + 2).toString('latin1') !== '--') throw wrong('The last boundary is missing.');
}

function readPart(part: Buffer): { type: string | undefined; content: Buffer } {
  const separatorIndex = part.indexOf('\r\n\r\n');
  if (separatorIndex === -1) throw wrong('A part lacks the empty line after its headers.');
  const [, type] = /\r\ncontent-type: *([^\r\n]*)/i.exec(part.subarray(0, separatorIndex).toString('latin1')) ?? [];
  return { type: type?.trim(), content: part.subarray(separatorIndex + 4) };
}
