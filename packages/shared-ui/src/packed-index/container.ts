// A packed index is one file: the length of a header, the header as JSON, and sections. Sections begin at multiples of
// four bytes, so that they can be read as arrays of integers without a copy.

const version = 1;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export type Sections = Readonly<Record<string, Uint8Array>>;

interface Header {
  readonly version: number;
  readonly settings: unknown;
  readonly lengths: Readonly<Record<string, number>>;
}

export function writeContainer(settings: object, sections: Sections): Uint8Array {
  const lengths = Object.fromEntries(Object.entries(sections).map(([name, { byteLength }]) => [name, byteLength]));
  const header = encoder.encode(JSON.stringify({ version, settings, lengths } satisfies Header));
  const parts = [header, ...Object.values(sections)];
  const bytes = new Uint8Array(4 + parts.reduce((sum, { byteLength }) => sum + align(byteLength), 0));
  new DataView(bytes.buffer).setUint32(0, header.byteLength, true);
  let offset = 4;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += align(part.byteLength);
  }
  return bytes;
}

/** @throws Error if the bytes are not a packed index of this version */
export function readContainer(content: Uint8Array): { readonly settings: unknown; readonly sections: Sections } {
  const invalid = new Error('this is not a packed search index');
  // Arrays of integers must be aligned in memory.
  const bytes = content.byteOffset % 4 === 0 ? content : new Uint8Array(content);
  if (bytes.byteLength < 4) throw invalid;
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = parseHeader(bytes.subarray(4, 4 + headerLength));
  if (header?.version !== version) throw invalid;
  let offset = 4 + align(headerLength);
  const sections: Record<string, Uint8Array> = {};
  for (const [name, length] of Object.entries(header.lengths)) {
    sections[name] = bytes.subarray(offset, offset + length);
    offset += align(length);
  }
  if (offset !== bytes.byteLength) throw invalid;
  return { settings: header.settings, sections };
}

function parseHeader(bytes: Uint8Array): Header | undefined {
  try {
    // The cast is safe, because the caller checks the version, and only `writeContainer` writes this version.
    return JSON.parse(decoder.decode(bytes)) as Header;
  } catch {
    return undefined;
  }
}

function align(length: number): number {
  return (length + 3) & ~3;
}
