import linkTexts from '../../messages/links-en.json';
import { loadPage } from '../../store/loadPage';
import { LinksPage } from './LinksPage';

export const load = () => loadPage(LinksPage, linkTexts);
