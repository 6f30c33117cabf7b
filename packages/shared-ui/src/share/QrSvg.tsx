import { qrCode } from './qrCode';

interface QrSvgProps {
  /** URL on the page's own origin. */
  readonly url: string;
  readonly label: string;
}

/**
 * QR code of a URL, always dark on white, as scanners expect.
 * @throws Error if the URL is empty, too long or on another origin
 */
export function QrSvg({ url, label }: QrSvgProps) {
  const { path, size } = qrCode(url, window.location.origin);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
