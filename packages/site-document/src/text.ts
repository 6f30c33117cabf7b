import { createServerText } from './createServerText';
import * as catalogs from './messages/catalogs';

export const getText = createServerText(catalogs);
