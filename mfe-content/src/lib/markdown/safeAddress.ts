/** The address of a link in a body, or undefined where it may not be one: only http, https and mailto, without a user's name before the host. */
export function safeLink(address: string): string | undefined {
  const url = parse(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return /^[^?]+@[^?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : undefined;
  return isWeb(url) ? url.href : undefined;
}

/** An image of a body: its address, and its size where the address says it (`#800x600`). */
export interface SafeImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Where the site's members' pictures lie when they do not lie on the site itself. */
const pictureHost = 'firebasestorage.googleapis.com';

/**
 * The image at an address, or undefined where it may not be one: only what was uploaded to the site. The security policy
 * lets no other in, and whoever serves a picture learns who reads. Without a size, the place of a 3:2 picture is kept.
 */
export function safeImage(address: string): SafeImage | undefined {
  const url = parse(address);
  if (!url || !isWeb(url)) return undefined;
  const own = url.origin === globalThis.location?.origin;
  if (!own && (url.protocol !== 'https:' || url.host !== pictureHost)) return undefined;
  const [, width = '960', height = '640'] = /^#([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(url.hash) ?? [];
  url.hash = '';
  return { src: url.href, width: Number(width), height: Number(height) };
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** No base: what is not an address in itself is none. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
