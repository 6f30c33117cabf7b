import { createServerText } from '@adp/site-document';
import * as catalogs from './messages/catalogs';

/** Gives the messages that the server writes itself, by language. */
export const getText = createServerText(catalogs);
