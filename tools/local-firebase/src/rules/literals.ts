const plainEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const escapes = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([\s\S]))/g;

/** Returns the text of a quoted string literal with resolved escapes. */
export function stringLiteral(quoted: string): string {
  return quoted.slice(1, -1).replace(escapes, (_, hex, short, long, octal, plain: string | undefined) => {
    const code: unknown = hex ?? short ?? long;
    if (typeof code === 'string') return String.fromCodePoint(parseInt(code, 16));
    if (typeof octal === 'string') return String.fromCodePoint(parseInt(octal, 8));
    return plain === undefined ? '' : (plainEscapes[plain] ?? plain);
  });
}

/** Returns the bytes of `b'...'`, without its `b`. `\xFF` and `\377` are one byte; other characters are in UTF-8. */
export function bytesLiteral(quoted: string): Uint8Array {
  const parts: Buffer[] = [];
  let end = 0;
  const inner = quoted.slice(1, -1);
  for (const match of inner.matchAll(escapes)) {
    parts.push(Buffer.from(inner.slice(end, match.index)));
    const [whole, hex, , , octal] = match;
    if (hex ?? octal) parts.push(Buffer.from([parseInt(hex ?? octal ?? '0', hex ? 16 : 8) & 0xff]));
    else parts.push(Buffer.from(stringLiteral(`'${whole}'`)));
    end = match.index + whole.length;
  }
  parts.push(Buffer.from(inner.slice(end)));
  return new Uint8Array(Buffer.concat(parts));
}
