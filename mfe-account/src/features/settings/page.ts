import emailSettingsTexts from '../../messages/email-settings-en.json';
import identityTexts from '../../messages/identity-en.json';
import passwordRulesTexts from '../../messages/password-rules-en.json';
import settingsTexts from '../../messages/settings-en.json';
import { loadPage } from '../../store/loadPage';
import { SettingsPage } from './SettingsPage';

export const load = () => loadPage(SettingsPage, emailSettingsTexts, identityTexts, passwordRulesTexts, settingsTexts);
