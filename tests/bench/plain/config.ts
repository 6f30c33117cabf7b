import type { SiteConfig } from '@adp/site-document/siteConfig';
import local from '../../../config/sites/local.json';

/** The registry of the local site as a constant, because a plain bundle looks up nothing at run time. */
export const config: SiteConfig = local.registry;
