import { withStore } from '@adp/shared-store';
import itemTexts from '../../messages/item-en.json';
import valueTexts from '../../messages/values-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { ItemPage } from './ItemPage';

export async function itemPage() {
  await addTexts(itemTexts, valueTexts);
  return { Component: withStore(store, ItemPage) };
}
