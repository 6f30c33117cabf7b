import { withStore } from '@adp/shared-store';
import linkTexts from '../../messages/links-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { LinksPage } from './LinksPage';

export async function linksPage() {
  await addTexts(linkTexts);
  return { Component: withStore(store, LinksPage) };
}
