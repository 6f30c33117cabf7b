import { encode } from 'uqr';

/** A QR code as an SVG path: dark modules within a square of `size` units, the quiet margin included. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** Light units around the code, as its standard requires. */
const margin = 4;

/**
 * The QR code of an address of this site, error correction level M.
 * @param origin the site's own; a code that leads elsewhere under the site's name would be a trap
 * @throws Error where the address is empty, leads elsewhere or is too long for a code
 */
export function qrCode(address: string, origin: string): QrCode {
  if (address.trim() === '') throw new Error('a QR code needs an address');
  if (!/^https?:$/.test(new URL(address).protocol) || new URL(address).origin !== new URL(origin).origin) {
    throw new Error(`a QR code of this site leads to ${origin} alone, not to ${address}`);
  }
  const { data, size } = encode(address, { ecc: 'M', border: margin });
  return { path: data.map(rowPath).join(''), size };
}

/** The dark runs of one row, as rectangles of the path. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
