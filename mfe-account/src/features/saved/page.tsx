import savedTexts from '../../messages/saved-en.json';
import { addTexts } from '../../text';
import { SavedPage } from './SavedPage';

export async function savedPage() {
  await addTexts(savedTexts);
  return { Component: SavedPage };
}
