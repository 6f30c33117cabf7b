/** As many ids of a trail are kept: a page that last saw something older makes a draft of its own. */
const TRAIL = 50;

/** Oldest first, each once. */
export function trailOf(...ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(-TRAIL);
}

/** The id of what a page has written, counted in the order of writing. */
export function writtenId(page: string, count: number): string {
  return `${page}.${count}`;
}

/** The id of a version of which a page knows the rev only. */
export function unreadId(page: string, rev: number): string {
  return `${page}@${rev}`;
}

/** The id of a text that no page of this build has written. */
export function unmarkedId(rev: number, savedAt: number): string {
  return `?${rev}-${savedAt}`;
}

export function isUnmarked(id: string): boolean {
  return id.startsWith('?');
}

/** The page that has written a version. */
export function pageOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('.'), 0));
}

export function countOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('.') + 1));
}
