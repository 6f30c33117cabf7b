import { withStore } from '@adp/shared-store';
import type { ComponentType } from 'react';
import { addTexts } from '../text';
import { store } from './store';

/** Adds a page's messages to the catalog and connects the page to the store. */
export async function loadPage(Page: ComponentType, ...messages: readonly object[]) {
  await addTexts(...messages);
  return { Component: withStore(store, Page) };
}
