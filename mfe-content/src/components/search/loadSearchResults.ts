import { addTexts } from '../../text';

/** The results and the index's reader: a chunk that nobody downloads who does not search. */
export async function loadSearchResults() {
  const { SearchResults, openSearch, texts } = await import(/* webpackChunkName: "search" */ './SearchResults');
  await addTexts(texts);
  return { SearchResults, openSearch };
}
