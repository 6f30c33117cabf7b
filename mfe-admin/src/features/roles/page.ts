import roleTexts from '../../messages/roles-en.json';
import { loadPage } from '../../store/loadPage';
import { RolesPage } from './RolesPage';

export const load = () => loadPage(RolesPage, roleTexts);
