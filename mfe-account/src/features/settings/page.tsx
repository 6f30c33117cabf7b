import identityTexts from '../../messages/identity-en.json';
import settingsTexts from '../../messages/settings-en.json';
import { addTexts } from '../../text';
import { SettingsPage } from './SettingsPage';

/** /settings: the member's account, what others see of it, and what this device keeps. */
export async function settingsPage(): Promise<{ Component: typeof SettingsPage }> {
  await addTexts(identityTexts, settingsTexts);
  return { Component: SettingsPage };
}
