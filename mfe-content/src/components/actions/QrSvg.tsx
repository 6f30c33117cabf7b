import type { QrCode } from '../../lib/share/qrCode';

/** A QR code, dark on white whatever the page's colours are: readers for it expect that. */
export function QrSvg({ code: { path, size }, label }: { code: QrCode; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
