import { withStore } from '@adp/shared-store';
import redirectTexts from '../../messages/redirects-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { RedirectsPage } from './RedirectsPage';

export async function redirectsPage() {
  await addTexts(redirectTexts);
  return { Component: withStore(store, RedirectsPage) };
}
