import { loadPublic, type Loaded } from '@adp/shared-data';
import { currentLocale } from '@adp/shared-ui';
import type { FoundPage } from '@adp/shared-ui/search-index';
import { kinds, type Kind } from '../../lib/kinds';
import { searchPath } from '../../paths';

/** A page of results, and when they were found. */
export interface Found extends FoundPage {
  readonly asOf: Date;
}

/** What the address of the search asks for. */
interface SearchAddress {
  readonly query: string;
  readonly only: Kind | undefined;
  readonly after: string | undefined;
}

/** What the page of a search shows; nothing is found where nothing is asked for. */
export interface SearchData extends SearchAddress {
  readonly found?: Loaded<Found>;
}

/** The loader of the page. What no search can have is left out of its address. */
export async function loadSearch(url: string): Promise<SearchData> {
  const address = readAddress(url);
  const { query, only, after } = address;
  if (query === '') return address;
  // Texts of pseudo-locales are those of their language.
  const lang = currentLocale().slice(0, 2);
  const params = new URLSearchParams({ q: query, ...(only && { in: only }), lang, ...(after && { after }) });
  const found = await loadPublic<Found>(`search?${params.toString()}`, {
    fallback: async () => {
      const { searchOnDevice } = await import(/* webpackChunkName: "search" */ '../../api/searchIndex');
      return searchOnDevice({ ...address, lang });
    },
  });
  return { ...address, found };
}

/** The page of the search in a list's address, if it has one. */
export function leadToSearch(url: string): Response | undefined {
  const { query, only } = readAddress(url);
  if (query === '') return undefined;
  return new Response(null, { status: 302, headers: { location: searchPath({ query, only }) } });
}

function readAddress(url: string): SearchAddress {
  const { searchParams } = new URL(url);
  return {
    // Longer than any title; the endpoint takes no more.
    query: (searchParams.get('q') ?? '').trim().slice(0, 150).trim(),
    only: kinds.find((kind) => kind === searchParams.get('in')),
    after: /^\d{1,3}$/.exec(searchParams.get('after') ?? '')?.[0],
  };
}
