import { createServerText } from './createServerText';
import * as catalogs from './messages/catalogs';

/** Returns the messages that pages show before scripts run, by language. */
export const getText = createServerText(catalogs);
