import noticeTexts from '../../messages/notices-en.json';
import { loadPage } from '../../store/loadPage';
import { NoticesPage } from './NoticesPage';

export const load = () => loadPage(NoticesPage, noticeTexts);
