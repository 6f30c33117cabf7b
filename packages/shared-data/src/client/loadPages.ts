import type { DataErrorCode } from './DataError';
import { loadPublic } from './loadPublic';

/** A response of a paged list. `next` is the cursor of the next page. Null on the last page. */
interface Page {
  readonly next: string | null;
}

/** The visible pages of a list, in order. `error` is the reason why later pages are missing or outdated. */
export interface LoadedPages<Answer> {
  readonly pages: readonly Answer[];
  readonly error?: DataErrorCode;
}

interface List<Answer> {
  /** The path for `readPublic`, without a cursor. */
  readonly path: string;
  /** The cursor at which the list starts, from the page's URL. */
  readonly after?: string | undefined;
  readonly fallback: (after: string | undefined) => Promise<Answer>;
}

/** The cursors of the pages opened during this visit, by list. A list shows them again when the reader returns. */
const opened = new Map<string, readonly string[]>();

const withCursor = (path: string, after: string | undefined) =>
  after === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;

/** Adds a page to the pages that `loadPages` reads. `cursor` is the `next` of the last visible page. */
export function openPage({ path, after }: Pick<List<unknown>, 'path' | 'after'>, cursor: string): void {
  const list = withCursor(path, after);
  const cursors = opened.get(list) ?? [];
  if (!cursors.includes(cursor)) opened.set(list, [...cursors, cursor]);
}

export function closePages(): void {
  opened.clear();
}

export async function loadPages<Answer extends Page>({
  path,
  after,
  fallback,
}: List<Answer>): Promise<LoadedPages<Answer>> {
  const read = (cursor: string | undefined) =>
    loadPublic(withCursor(path, cursor), { fallback: () => fallback(cursor) });
  const cursors = opened.get(withCursor(path, after)) ?? [];
  // Request all pages in parallel. If the list has changed, so have its cursors, and pages are read one by one.
  const early = new Map([after, ...cursors].map((cursor) => [cursor, read(cursor)]));
  const pages: Answer[] = [];
  let cursor = after;
  let failure: DataErrorCode | undefined;
  for (let remaining = cursors.length; remaining >= 0; remaining -= 1) {
    const { answer, error } = await (early.get(cursor) ?? read(cursor));
    if (error === 'invalid' && cursor !== undefined && pages.length === 0) {
      // The cursor in the URL is invalid, for example in an old link, so start from the beginning of the list.
      cursor = undefined;
      remaining += 1;
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
