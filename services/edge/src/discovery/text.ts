import { createServerText } from '@adp/site-document';
import * as catalogs from './messages/catalogs';

/** Returns the server's own texts in a language. */
export const getText = createServerText(catalogs);
