/** The number of bytes in a base64 `data:` URL. */
export function dataUrlBytes(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4) - (/=*$/.exec(body)?.[0].length ?? 0);
}

/**
 * The bytes of a base64 `data:` URL, with its type. The security policy does not allow fetching one.
 * @throws DOMException for what is no base64
 */
export function dataUrlToBlob(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type });
}
