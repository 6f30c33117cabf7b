/** The length of a trail. A page that last read an older version forks the draft. */
const MAX_TRAIL = 50;

/** Limits the ids to the latest, oldest first, each once. */
export function toTrail(...ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(-MAX_TRAIL);
}

/** The id of a version that a page has written, counted in the order of writing. */
export function toWrittenId(page: string, count: number): string {
  return `${page}.${count}`;
}

/** The id of a version of which a page knows only the rev. */
export function toUnreadId(page: string, rev: number): string {
  return `${page}@${rev}`;
}

/** The id of a version that another kind of build has written. */
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
