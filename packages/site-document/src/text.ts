import { createServerText } from './createServerText';
import * as catalogs from './messages/catalogs';

/** Returns the messages that pages show before scripts run, for a locale. */
export const getText = createServerText(catalogs);
