import { qrCode } from './qrCode';

interface QrSvgProps {
  readonly url: string;
  readonly label: string;
}

/** QR code of a URL, dark on white, as scanners expect. Throws an Error for the same URLs as `qrCode`. */
export function QrSvg({ url, label }: QrSvgProps) {
  const { path, size } = qrCode(url, window.location.origin);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
