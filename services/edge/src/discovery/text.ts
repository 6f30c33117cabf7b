import { createServerText } from '@adp/site-document';
import * as catalogs from './messages/catalogs';

/** Returns the texts that the server itself writes, in a language. */
export const getText = createServerText(catalogs);
