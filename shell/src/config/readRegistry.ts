import type { SiteConfig } from '@adp/site-document/siteConfig';

/** Fetches the complete registry, including the restricted apps, which the registry in the HTML leaves out. */
export async function readRegistry(): Promise<SiteConfig> {
  const response = await fetch('/builds/site.json');
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  // The cast is safe because the file is validated when the site is published.
  const { registry } = (await response.json()) as { readonly registry: SiteConfig };
  return registry;
}
