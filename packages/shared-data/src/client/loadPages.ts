import type { DataErrorCode } from './DataError';
import { loadPublic } from './loadPublic';

/** An answer that another one follows; `next` is null in the last. */
interface Page {
  readonly next: string | null;
}

/** The pages of a list that are shown, in their order, and why what follows is not there, or not the newest. */
export interface LoadedPages<Answer> {
  readonly pages: readonly Answer[];
  readonly error?: DataErrorCode;
}

interface List<Answer> {
  /** As for `readPublic`, without the place where the list begins. */
  readonly path: string;
  /** Where it begins, of the page's own address. */
  readonly after?: string | undefined;
  /** As for `readPublic`. */
  readonly fallback: (after: string | undefined) => Promise<Answer>;
}

/** Where further pages begin that this visit has asked for, by list: they are there again on the way back to it. */
const opened = new Map<string, readonly string[]>();

const withCursor = (path: string, after: string | undefined) =>
  after === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;

/** From now on `loadPages` reads the page after the cursor too, the `next` of the last page that is shown. */
export function openPage({ path, after }: Pick<List<unknown>, 'path' | 'after'>, next: string): void {
  const list = withCursor(path, after);
  const known = opened.get(list) ?? [];
  if (!known.includes(next)) opened.set(list, [...known, next]);
}

/** Forgets what this visit has opened, for tests. */
export function closePages(): void {
  opened.clear();
}

/** `loadPublic` for a list: its first page, and those that this visit has opened. */
export async function loadPages<Answer extends Page>({
  path,
  after,
  fallback,
}: List<Answer>): Promise<LoadedPages<Answer>> {
  const read = (cursor: string | undefined) =>
    loadPublic(withCursor(path, cursor), { fallback: () => fallback(cursor) });
  const cursors = opened.get(withCursor(path, after)) ?? [];
  // All at once; where the list has changed since, its pages begin elsewhere, and are read one after the other.
  const early = new Map([after, ...cursors].map((cursor) => [cursor, read(cursor)]));
  const pages: Answer[] = [];
  let cursor = after;
  let failure: DataErrorCode | undefined;
  for (let left = cursors.length; left >= 0; left -= 1) {
    const { answer, error } = await (early.get(cursor) ?? read(cursor));
    if (error === 'invalid' && cursor !== undefined && pages.length === 0) {
      // A cursor of an older link, or typed by hand: the list from its beginning.
      cursor = undefined;
      left += 1;
      continue;
    }
    failure ??= error;
    if (!answer) break;
    pages.push(answer);
    if (answer.next === null) break;
    cursor = answer.next;
  }
  return { pages, ...(failure && { error: failure }) };
}
