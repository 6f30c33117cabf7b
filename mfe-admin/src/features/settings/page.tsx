import { withStore } from '@adp/shared-store';
import settingsTexts from '../../messages/settings-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { ReviewSettingsPage } from './ReviewSettingsPage';

export async function settingsPage() {
  await addTexts(settingsTexts);
  return { Component: withStore(store, ReviewSettingsPage) };
}
