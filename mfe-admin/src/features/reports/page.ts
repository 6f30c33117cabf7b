import reportTexts from '../../messages/reports-en.json';
import { loadPage } from '../../store/loadPage';
import { ReportsPage } from './ReportsPage';

export const load = () => loadPage(ReportsPage, reportTexts);
