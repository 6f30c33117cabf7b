import { breakAt } from './breakAt';
import texts from './messages/en.json';

breakAt('at load of the catalog');

/** The text that every page of the app shows. */
export const words = Object.values(texts).join('');
