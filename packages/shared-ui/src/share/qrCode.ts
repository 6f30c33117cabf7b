import { encode } from 'uqr';

/** A QR code as an SVG path of dark modules within a square of `size` units, including the margin. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** Width of the light margin around the code, in modules. The QR code standard requires it. */
const margin = 4;

/** Returns the QR code (level M) of a URL of this site. Throws an Error for other origins, which would abuse the site's name. */
export function qrCode(url: string, origin: string): QrCode {
  if (url.trim() === '') throw new Error('a QR code needs a URL');
  // Calendar URLs have the scheme `webcal:` and the site's host.
  const plain = new URL(url.replace(/^webcal:/, new URL(origin).protocol));
  if (!/^https?:$/.test(plain.protocol) || plain.origin !== new URL(origin).origin) {
    throw new Error(`a QR code of this site must lead to ${origin}, not to ${url}`);
  }
  const { data, size } = encode(url, { ecc: 'M', border: margin });
  return { path: data.map(rowPath).join(''), size };
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
