/** How many bytes a base64 `data:` address stands for. */
export function dataUrlBytes(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4) - (/=*$/.exec(body)?.[0].length ?? 0);
}

/**
 * The bytes of a base64 `data:` address, with its type. The security policy lets no page fetch one.
 * @throws DOMException for what is no base64
 */
export function dataUrlToBlob(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], { type });
}
