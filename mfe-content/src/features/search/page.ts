import kindTexts from '../../messages/kinds-en.json';
import texts from '../../messages/search-en.json';
import { addTexts } from '../../text';
import { SearchPage } from './SearchPage';

export { redirectToSearch, loadSearch } from './loadSearch';

export async function searchPage() {
  await addTexts(texts, kindTexts);
  return { Component: SearchPage };
}
