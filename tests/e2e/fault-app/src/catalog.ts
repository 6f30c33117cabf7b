import { breakAt } from './breakAt';
import texts from './messages/en.json';

breakAt('at load of the catalog');

/** Text from the message catalog that the app's page shows. */
export const words = Object.values(texts).join('');
