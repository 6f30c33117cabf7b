/**
 * The bytes of a base64 `data:` address, with its type. The security policy lets no page fetch one.
 * @throws DOMException for what is no base64
 */
export function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], { type });
}
