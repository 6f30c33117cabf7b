import type { SiteConfig } from '@adp/site-document/siteConfig';
import local from '../../../config/sites/local.json';

/** The registry of the local site, compiled in: a plain bundle has nothing to look up at run time. */
export const config: SiteConfig = local.registry;
