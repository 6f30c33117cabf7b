import { withStore } from '@adp/shared-store';
import settingsTexts from '../../messages/settings-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { ReviewSettingsPage } from './ReviewSettingsPage';

/** /admin/settings with its texts. */
export async function settingsPage() {
  await addTexts(settingsTexts);
  return { Component: withStore(store, ReviewSettingsPage) };
}
