import { withStore } from '@adp/shared-store';
import type { ComponentType } from 'react';
import identityTexts from '../../messages/identity-en.json';
import passwordRulesTexts from '../../messages/password-rules-en.json';
import settingsTexts from '../../messages/settings-en.json';
import { addTexts } from '../../text';
import { store } from '../../store/store';
import { SettingsPage } from './SettingsPage';

export async function settingsPage(): Promise<{ Component: ComponentType }> {
  await addTexts(identityTexts, passwordRulesTexts, settingsTexts);
  return { Component: withStore(store, SettingsPage) };
}
