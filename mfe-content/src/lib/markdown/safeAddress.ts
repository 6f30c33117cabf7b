import { sitePicture } from '@adp/shared-data';
import { plainPath } from '@adp/shared-ui';

/** A safe address of a link in a body: http, https or mailto, without credentials. Undefined for any other. */
export function safeLink(address: string): string | undefined {
  const url = parse(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return /^[^?]+@[^?]+$/.test(url.pathname) ? `mailto:${url.pathname}` : undefined;
  return isWeb(url) ? url.href : undefined;
}

/** The path of a page of the site, from a path or an absolute address of the site. Undefined for any other. */
export function internalPath(address: string): string | undefined {
  const { origin } = globalThis.location ?? { origin: 'null' };
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return undefined;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  // `//host` and `/\\host` are other sites, and so is a path that begins with two slashes once it is resolved.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  // Readers stay in their own language.
  return plainPath(url.pathname) + url.search + url.hash;
}

/** An image of a body: its address, and its size where the address says it (`#800x600`). */
export interface SafeImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The image at an address; undefined for one that was not uploaded to the site. The security policy
 * allows no other, and the host of a picture learns who reads. Without a size, a ratio of 3:2 is assumed.
 */
export function safeImage(address: string): SafeImage | undefined {
  const url = parse(address);
  if (!url) return undefined;
  const [, width = '960', height = '640'] = /^#([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(url.hash) ?? [];
  url.hash = '';
  const src = sitePicture(url.href, 'images');
  return src === undefined ? undefined : { src, width: Number(width), height: Number(height) };
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Without a base: a relative address is none. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
