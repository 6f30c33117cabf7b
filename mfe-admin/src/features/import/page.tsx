import { withStore } from '@adp/shared-store';
import importTexts from '../../messages/import-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { ImportPage } from './ImportPage';

export async function importPage() {
  await addTexts(importTexts);
  return { Component: withStore(store, ImportPage) };
}
