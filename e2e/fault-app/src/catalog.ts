import { breakAt } from './breakAt';

breakAt('at load of the catalog');

/** The words of every page of the app. */
export const words = 'The words of the catalog.';
