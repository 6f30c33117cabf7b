import { sitePicture } from '@adp/shared-data/files';

/** An image in a body. The size comes from the URL's hash, such as `#800x600`. */
export interface SafeImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Returns an image, of ratio 3:2 if its size is unknown. Returns undefined for other hosts, which could track readers. */
export function safeImage(url: string): SafeImage | undefined {
  const [address = '', size = ''] = url.split('#');
  const src = sitePicture(address, 'images');
  const [, width = '960', height = '640'] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? [];
  return src === undefined ? undefined : { src, width: Number(width), height: Number(height) };
}
