/** Decodes UTF-8 or UTF-16 without the byte order mark. Invalid bytes become U+FFFD, which callers can reject. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes);
}

function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Import formats begin with an ASCII character, which has a zero byte in UTF-16.
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 ? 'utf-16be' : 'utf-8';
}
