import type { SiteConfig } from '@adp/site-document/siteConfig';
import local from '../../../config/sites/local.json';

/** The local site's registry, compiled in because the plain bundle must not fetch a registry at run time. */
export const config: SiteConfig = local.registry;
