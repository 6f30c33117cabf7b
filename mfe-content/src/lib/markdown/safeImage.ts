import { sitePicture } from '@adp/shared-data';

/** An image of a body, with its size where the URL has it (`#800x600`). */
export interface SafeImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The image at a URL; undefined for one that was not uploaded to the site. The security policy
 * allows no other, and the host of a picture learns who reads. Without a size, a ratio of 3:2 is assumed.
 */
export function safeImage(url: string): SafeImage | undefined {
  const [address = '', size = ''] = url.split('#');
  const src = sitePicture(address, 'images');
  const [, width = '960', height = '640'] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? [];
  return src === undefined ? undefined : { src, width: Number(width), height: Number(height) };
}
