import { addTexts } from '../../text';

/** The results and the reader of the index: a chunk that loads with the first search. */
export async function loadSearchResults() {
  const { SearchResults, openSearch, texts } = await import(/* webpackChunkName: "search" */ './SearchResults');
  await addTexts(...texts);
  return { SearchResults, openSearch };
}
