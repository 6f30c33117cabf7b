import { terms } from '../../content/en/terms';
import { toTextPage } from './toTextPage';

/** /terms with its copy. */
export const termsPage = () => toTextPage(terms);
