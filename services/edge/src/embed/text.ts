import { createServerText } from '@adp/site-document';
import * as catalogs from './messages/catalogs';

/** Texts of embeds. Names of kinds and of the site are among the texts of `../discovery/`. */
export const getText = createServerText(catalogs);
export type Text = ReturnType<typeof getText>;
