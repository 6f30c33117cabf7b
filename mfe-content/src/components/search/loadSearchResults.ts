import { addTexts } from '../../text';

export async function loadSearchResults() {
  const { SearchResults, openSearch, texts } = await import(/* webpackChunkName: "search" */ './SearchResults');
  await addTexts(...texts);
  return { SearchResults, openSearch };
}
