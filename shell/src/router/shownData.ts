import { notify } from '@adp/app-contract';
import { getSession } from '@adp/shared-auth';
import { useText as getText } from '../text';

/** Maximum number of pages whose data is stored. */
const MAX_PAGES = 20;

/** Data of pages that were loaded during this visit, oldest first. The keys consist of build, member and path. */
const shown = new Map<string, unknown>();

const toKey = (build: string, path: string) => [build, getSession().user?.uid, path].join(' ');

/** Stores the data of a build's page. `path` includes the query. */
export function rememberData(build: string, path: string, data: unknown): void {
  const key = toKey(build, path);
  shown.delete(key);
  shown.set(key, data);
  const [oldest = ''] = shown.keys();
  if (shown.size > MAX_PAGES) shown.delete(oldest);
}

/**
 * Returns the result of `load`. If it fails, returns the data that this visit has loaded earlier for the page, and notifies the reader, so
 * that the content stays. On a server, which renders pages for all readers, there is no earlier data.
 * @throws the error of `load` if there is no earlier data, and every response below 500, such as a redirect or "not found"
 */
export async function loadOrRecall(
  build: string,
  { url, signal }: Request,
  load: () => Promise<unknown>,
): Promise<unknown> {
  if (typeof document === 'undefined') return load();
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  try {
    const data = await load();
    rememberData(build, path, data);
    return data;
  } catch (error) {
    const isAnswer = error instanceof Response && error.status < 500;
    const key = toKey(build, path);
    if (isAnswer || signal.aborted || !shown.has(key)) throw error;
    const text = getText();
    notify({ id: 'page.unavailable', type: 'warning', text: text('page.unavailable') });
    return shown.get(key);
  }
}

export function clearShownData(): void {
  shown.clear();
}
