import { createServerText } from './createServerText';
import * as catalogs from './messages/catalogs';

/** Gives the messages of what is in every page before its scripts, by language. */
export const getText = createServerText(catalogs);
