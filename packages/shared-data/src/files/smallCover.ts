/** Bounds of the small size of a cover: the longer side in pixels, and the size in bytes. */
export const smallCover = { maxSide: 480, maxBytes: 15 * 1024 } as const;

/** Returns the names of the two sizes of a cover, without extension. */
export const toCoverNames = (name: string) => ({ large: `${name}_large`, small: `${name}_small` }) as const;

/** Returns the name of a cover's small size. Returns undefined if the cover has only one size. */
export function toSmallName(name: string): string | undefined {
  // The name of a cover of one size ends with a hash, which has no underscore.
  const small = name.replace(/_large(?=[.][a-z]+$)/, '_small');
  return small === name ? undefined : small;
}

/**
 * Returns the URL of a cover's small size. Returns undefined if the cover has only one size. The URL has no token,
 * because each object has its own, and the rules let everyone read covers.
 */
export function toSmallUrl(url: string): string | undefined {
  const small = toSmallName(url.replace(/[?].*/, ''));
  return small && `${small}?alt=media`;
}

/** Returns the width of a cover's small size in pixels, from the dimensions of its large size. */
export function getSmallWidth({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.round(width * Math.min(1, smallCover.maxSide / Math.max(width, height)));
}
