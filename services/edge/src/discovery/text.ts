import { createServerText } from '@adp/site-document';
import * as catalogs from './messages/catalogs';

export const getText = createServerText(catalogs);
