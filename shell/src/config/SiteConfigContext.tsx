import { createContext, useContext } from 'react';
import type { SiteConfig } from '@adp/site-document/siteConfig';

const SiteConfigContext = createContext<SiteConfig>({ apps: [], social: {} });

export const SiteConfigProvider = SiteConfigContext.Provider;

/** Returns the site's configuration. It does not change while the page is open. */
export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
