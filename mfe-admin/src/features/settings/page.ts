import settingsTexts from '../../messages/settings-en.json';
import { loadPage } from '../../store/loadPage';
import { ReviewSettingsPage } from './ReviewSettingsPage';

export const load = () => loadPage(ReviewSettingsPage, settingsTexts);
