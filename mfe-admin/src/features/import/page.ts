import importTexts from '../../messages/import-en.json';
import { loadPage } from '../../store/loadPage';
import { ImportPage } from './ImportPage';

export const load = () => loadPage(ImportPage, importTexts);
