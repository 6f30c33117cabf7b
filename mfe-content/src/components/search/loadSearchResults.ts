import { addTexts } from '../../text';

/** Loads the results component and the code that reads the index. Called on the first search. */
export async function loadSearchResults() {
  const { SearchResults, openSearch, texts } = await import(/* webpackChunkName: "search" */ './SearchResults');
  await addTexts(...texts);
  return { SearchResults, openSearch };
}
