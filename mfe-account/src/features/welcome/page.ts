import memberTexts from '../../messages/member-en.json';
import welcomeTexts from '../../messages/welcome-en.json';
import { loadPage } from '../../store/loadPage';
import { WelcomePage } from './WelcomePage';

export const load = () => loadPage(WelcomePage, welcomeTexts, memberTexts);
