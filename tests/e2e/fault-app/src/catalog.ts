import { breakAt } from './breakAt';
import texts from './messages/en.json';

breakAt('at load of the catalog');

/** The words of every page of the app. */
export const words = Object.values(texts).join('');
