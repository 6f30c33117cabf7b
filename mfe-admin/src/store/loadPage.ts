import { withStore } from '@adp/shared-store';
import type { ComponentType } from 'react';
import { addTexts } from '../text';
import { store } from './store';

export async function loadPage(Page: ComponentType, ...messages: readonly object[]) {
  await addTexts(...messages);
  return { Component: withStore(store, Page) };
}
