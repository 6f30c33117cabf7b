/** Returns the number of bytes that a base64 `data:` URL contains. */
export function dataUrlBytes(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4) - (/=*$/.exec(body)?.[0].length ?? 0);
}

/**
 * Converts a base64 `data:` URL to a blob, because the security policy forbids fetching it. Throws DOMException if it
 * is invalid.
 */
export function dataUrlToBlob(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type });
}
