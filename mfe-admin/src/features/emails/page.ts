import emailTexts from '../../messages/emails-en.json';
import { loadPage } from '../../store/loadPage';
import { EmailsPage } from './EmailsPage';

export const load = () => loadPage(EmailsPage, emailTexts);
