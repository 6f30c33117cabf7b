import { loadPublic, type Loaded, readPublic, settleSoon } from '@adp/shared-data/client';
import { currentLocale } from '@adp/shared-ui';
import type { DeviceResults } from '../../api/searchIndex';
import { kinds, type Kind } from '../../lib/kinds';
import { searchPath } from '../../paths';

interface SearchAddress {
  readonly query: string;
  readonly only: Kind | undefined;
  readonly after: string | undefined;
}

/** The data of the search page: results, or suggestions if there is no query. */
export interface SearchData extends SearchAddress {
  readonly results?: Loaded<DeviceResults>;
  readonly suggested?: readonly string[] | Promise<readonly string[]> | undefined;
}

export async function loadSearch(url: string): Promise<SearchData> {
  const address = readAddress(url);
  const { query, only, after } = address;
  if (query === '') return { ...address, suggested: (await settleSoon(suggest())).value };
  // Use only the language, because a pseudo-locale shows items in its base language.
  const lang = currentLocale().slice(0, 2);
  const isGrouped = only === undefined;
  const choice = isGrouped ? { group: 'kind' } : { in: only, ...(after && { after }) };
  const params = new URLSearchParams({ q: query, lang, ...choice });
  const results = await loadPublic<DeviceResults>(`search?${params.toString()}`, {
    fallback: async () => {
      const { searchOnDevice } = await import(/* webpackChunkName: "search" */ '../../api/searchIndex');
      return searchOnDevice({ ...address, lang, isGrouped });
    },
  });
  return { ...address, results };
}

/** Reads suggested searches. Resolves to an empty list if they cannot be read. */
async function suggest(): Promise<readonly string[]> {
  const fallback = async () => {
    const { suggestOnDevice } = await import(/* webpackChunkName: "search" */ '../../api/searchIndex');
    return { items: await suggestOnDevice() };
  };
  return readPublic<{ readonly items: readonly string[] }>('search/suggestions', { fallback }).then(
    ({ items }) => items,
    () => [],
  );
}

export function redirectToSearch(url: string): Response | undefined {
  const { query, only } = readAddress(url);
  if (query === '') return undefined;
  return new Response(null, { status: 302, headers: { location: searchPath({ query, only }) } });
}

function readAddress(url: string): SearchAddress {
  const { searchParams } = new URL(url);
  const only = kinds.find((kind) => kind === searchParams.get('in'));
  return {
    // Truncate the query to the limit of the endpoint. No title is longer.
    query: (searchParams.get('q') ?? '').trim().slice(0, 150).trim(),
    only,
    // Ignore the cursor without a kind, because grouped results have only one page.
    after: only && /^\d{1,3}$/.exec(searchParams.get('after') ?? '')?.[0],
  };
}
