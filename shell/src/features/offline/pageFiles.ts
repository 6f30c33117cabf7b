import type { PageResources } from '@adp/site-document/pageResources';
import { findLaterFiles } from '../../offline/html';

/** Options for finding a stored file, whatever the headers of the request. */
export const matchOptions = { ignoreVary: true };

/** `full`: storage is full. `network`: a page or file could not be fetched. Stored pages remain. */
export type SaveErrorCode = 'full' | 'network';

export class SaveError extends Error {
  constructor(readonly code: SaveErrorCode) {
    super(code);
  }
}

/** Returns the files that the page loads later, according to the lists of hashes of the builds. */
export async function listLaterFiles(
  { later }: Pick<PageResources, 'later'>,
  files: readonly string[],
): Promise<readonly string[]> {
  if (later.length === 0) return [];
  const lists = files.filter((file) => file.endsWith('/integrity.json'));
  const laterFiles = lists.map(async (list) => {
    const stored = (await caches.match(list, matchOptions)) ?? (await fetchWhole(list).catch(() => undefined));
    const hashes = stored ? ((await stored.json()) as Readonly<Record<string, string>>) : {};
    return findLaterFiles(list, hashes, later);
  });
  return (await Promise.all(laterFiles)).flat();
}

/** Fetches a page or file. Throws SaveError if it cannot be fetched, or if its URL redirects. */
export async function fetchWhole(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache }).catch(() => undefined);
  if (!response?.ok || response.redirected) throw new SaveError('network');
  return response;
}
