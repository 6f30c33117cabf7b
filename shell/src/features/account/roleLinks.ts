import { renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { findOwner, type RoleLink, type SiteConfig } from '@adp/site-document/siteConfig';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
  /** True if this document's registry does not contain the page's app, so that the link must open a new document. */
  readonly isDocument: boolean;
}

/**
 * Returns the links for the member's roles. Fetches the registry only for members with a role. Renews the token first
 * if a notification is unread, because it may announce a role.
 */
export async function readRoleLinks(
  config: SiteConfig,
  { locale, unread }: { readonly locale: string; readonly unread: boolean },
): Promise<readonly MenuLink[]> {
  if (unread) await renewToken().catch(() => false);
  const { role, programmes } = await readGrants();
  if (role === undefined && programmes.length === 0) return [];
  const isFor = (link: RoleLink) =>
    (role !== undefined && link.roles?.includes(role)) ||
    link.programmes?.some((programme) => programmes.includes(programme));
  const { apps } = await readRegistry();
  return apps.flatMap(({ name, links = [] }) =>
    links.filter(isFor).map(({ path, label }) => ({
      to: path,
      label: label[locale.slice(0, 2)] ?? label.en,
      isDocument: findOwner(config, path)?.name !== name,
    })),
  );
}

/** Fetches the complete registry, including the restricted apps, which the registry in the HTML leaves out. */
async function readRegistry(): Promise<SiteConfig> {
  const response = await fetch('/builds/site.json');
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  // The cast is safe because the file is validated when the site is published.
  const { registry } = (await response.json()) as { readonly registry: SiteConfig };
  return registry;
}
