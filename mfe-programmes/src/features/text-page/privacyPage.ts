import { privacy } from '../../content/en/privacy';
import { toTextPage } from './toTextPage';

/** /privacy with its copy. */
export const privacyPage = () => toTextPage(privacy);
