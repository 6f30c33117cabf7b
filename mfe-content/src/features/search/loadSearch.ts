import { loadPublic, type Loaded, readPublic, settleSoon } from '@adp/shared-data/client';
import { currentLocale } from '@adp/shared-ui';
import type { SearchResultPage } from '@adp/shared-ui/search-index';
import { kinds, type Kind } from '../../lib/kinds';
import { searchPath } from '../../paths';

/** A page of results, and when they were found. */
export interface Found extends SearchResultPage {
  readonly asOf: Date;
}

/** What the address of the search asks for. */
interface SearchAddress {
  readonly query: string;
  readonly only: Kind | undefined;
  readonly after: string | undefined;
}

/** What the page of a search shows: what was found, or searches to begin with where nothing is asked for. */
export interface SearchData extends SearchAddress {
  readonly found?: Loaded<Found>;
  readonly suggested?: readonly string[] | Promise<readonly string[]> | undefined;
}

/** The loader of the page. What no search can have is left out of its address. */
export async function loadSearch(url: string): Promise<SearchData> {
  const address = readAddress(url);
  const { query, only, after } = address;
  if (query === '') return { ...address, suggested: (await settleSoon(suggest())).value };
  // Texts of pseudo-locales are those of their language.
  const lang = currentLocale().slice(0, 2);
  const isGrouped = only === undefined;
  const choice = isGrouped ? { group: 'kind' } : { in: only, ...(after && { after }) };
  const params = new URLSearchParams({ q: query, lang, ...choice });
  const found = await loadPublic<Found>(`search?${params.toString()}`, {
    fallback: async () => {
      const { searchOnDevice } = await import(/* webpackChunkName: "search" */ '../../api/searchIndex');
      return searchOnDevice({ ...address, lang, isGrouped });
    },
  });
  return { ...address, found };
}

/** Searches to begin with; none where they cannot be read, without which the page is whole. */
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

/** The page of the search in a list's address, if it has one. */
export function redirectToSearch(url: string): Response | undefined {
  const { query, only } = readAddress(url);
  if (query === '') return undefined;
  return new Response(null, { status: 302, headers: { location: searchPath({ query, only }) } });
}

function readAddress(url: string): SearchAddress {
  const { searchParams } = new URL(url);
  const only = kinds.find((kind) => kind === searchParams.get('in'));
  return {
    // Longer than any title; the endpoint takes no more.
    query: (searchParams.get('q') ?? '').trim().slice(0, 150).trim(),
    only,
    // All kinds are in groups, which have no further pages.
    after: only && /^\d{1,3}$/.exec(searchParams.get('after') ?? '')?.[0],
  };
}
