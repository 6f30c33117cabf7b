import { notify } from '@adp/app-contract';
import { getSession } from '@adp/shared-auth';
import { useText as getText } from '../text';

const MAX_PAGES = 20;

/** Data of pages that were loaded during this visit, oldest first. The keys consist of build, member and path. */
const shown = new Map<string, unknown>();

const toKey = (build: string, path: string) => [build, getSession().user?.uid, path].join(' ');

export function rememberData(build: string, path: string, data: unknown): void {
  const key = toKey(build, path);
  shown.delete(key);
  shown.set(key, data);
  const [oldest = ''] = shown.keys();
  if (shown.size > MAX_PAGES) shown.delete(oldest);
}

/** Returns the result of `load`, or if it fails the page's earlier data. Rethrows responses below 500. */
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
