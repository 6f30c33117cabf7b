import { sitePicture } from '@adp/shared-data/files';

/** An image of a body, with its size if the URL contains it (`#800x600`). */
export interface SafeImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the image at a URL. Undefined if the image was not uploaded to the site: the security policy blocks it, and its host would learn
 * who reads the page. Without a size, assumes a ratio of 3:2.
 */
export function safeImage(url: string): SafeImage | undefined {
  const [address = '', size = ''] = url.split('#');
  const src = sitePicture(address, 'images');
  const [, width = '960', height = '640'] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? [];
  return src === undefined ? undefined : { src, width: Number(width), height: Number(height) };
}
