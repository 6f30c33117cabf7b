import appTexts from '../../messages/apps-en.json';
import { loadPage } from '../../store/loadPage';
import { AppsPage } from './AppsPage';

export const load = () => loadPage(AppsPage, appTexts);
