/** The maximum length of a trail. Saving from a page whose last read version is older than the trail forks the draft. */
const MAX_TRAIL = 50;

export function toTrail(...ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(-MAX_TRAIL);
}

/** Returns the id of a version that a page has written. `count` numbers the page's versions in the order of writing. */
export function toWrittenId(page: string, count: number): string {
  return `${page}.${count}`;
}

/** Returns the id of a version of which the page knows only the rev. */
export function toUnreadId(page: string, rev: number): string {
  return `${page}@${rev}`;
}

/** Returns the id of a version from a build that stores no trail. */
export function toUnmarkedId(rev: number, savedAt: number): string {
  return `?${rev}-${savedAt}`;
}

export function isUnmarked(id: string): boolean {
  return id.startsWith('?');
}

export function getPage(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('.'), 0));
}

export function getCount(id: string): number {
  return Number(id.slice(id.lastIndexOf('.') + 1));
}
