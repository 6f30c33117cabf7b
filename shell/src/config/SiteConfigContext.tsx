import { createContext, useContext } from 'react';
import type { SiteConfig } from '@adp/site-document/siteConfig';

const SiteConfigContext = createContext<SiteConfig>({ apps: [], social: {} });

export const SiteConfigProvider = SiteConfigContext.Provider;

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
