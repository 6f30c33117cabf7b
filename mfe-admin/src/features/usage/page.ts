import usageTexts from '../../messages/usage-en.json';
import { loadPage } from '../../store/loadPage';
import { UsagePage } from './UsagePage';

export const load = () => loadPage(UsagePage, usageTexts);
