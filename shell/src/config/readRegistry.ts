import type { SiteConfig } from '@adp/site-document/siteConfig';

/** The registry as the site file has it, with the apps that this document does not know. For code that few visitors load. */
export async function readRegistry(): Promise<SiteConfig> {
  const answer = await fetch('/builds/site.json');
  if (!answer.ok) throw new Error(`The registry answers ${answer.status}.`);
  // Written and checked by `site`.
  const { registry } = (await answer.json()) as { readonly registry: SiteConfig };
  return registry;
}
