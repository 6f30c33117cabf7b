import { qrCode } from './qrCode';

interface QrSvgProps {
  /** An address of the page's own origin. */
  readonly address: string;
  /** What the code is called to who does not see it. */
  readonly label: string;
}

/**
 * The QR code of an address, dark on white whatever the page's colours are: readers for it expect that.
 * @throws Error where the address is empty, leads away from the page's own origin or is too long for a code
 */
export function QrSvg({ address, label }: QrSvgProps) {
  const { path, size } = qrCode(address, window.location.origin);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
