import type { SiteConfig } from '@adp/site-document/siteConfig';

/** Fetches the complete registry. It includes the restricted apps, which the registry in the HTML leaves out. */
export async function readRegistry(): Promise<SiteConfig> {
  const response = await fetch('/builds/site.json');
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  // The file is validated when the site is published.
  const { registry } = (await response.json()) as { readonly registry: SiteConfig };
  return registry;
}
