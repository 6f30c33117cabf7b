import { addTexts } from '../../text';

/** Loads the results and the reader of the index with the first search. */
export async function loadSearchResults() {
  const { SearchResults, openSearch, texts } = await import(/* webpackChunkName: "search" */ './SearchResults');
  await addTexts(...texts);
  return { SearchResults, openSearch };
}
