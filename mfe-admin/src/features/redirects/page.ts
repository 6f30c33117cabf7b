import redirectTexts from '../../messages/redirects-en.json';
import { loadPage } from '../../store/loadPage';
import { RedirectsPage } from './RedirectsPage';

export const load = () => loadPage(RedirectsPage, redirectTexts);
