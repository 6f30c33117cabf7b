import { renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { findOwner, type RoleLink, type SiteConfig } from '@adp/site-document/siteConfig';
import { readRegistry } from '../../config/readRegistry';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
  /** Whether it is a page of an app that this document does not know. */
  readonly isDocument: boolean;
}

/**
 * Where the registered apps lead this member by what an administrator has granted; nothing is asked for anybody else. With something
 * `unread`, which may be that a role was granted, another token is asked for: that role is in none from before.
 */
export async function readRoleLinks(
  config: SiteConfig,
  { locale, unread }: { readonly locale: string; readonly unread: boolean },
): Promise<readonly MenuLink[]> {
  if (unread) await renewToken().catch(() => false);
  const { role, programmes } = await readGrants();
  if (role === undefined && programmes.length === 0) return [];
  const isFor = (link: RoleLink) =>
    (role !== undefined && link.roles?.includes(role)) || link.programmes?.some((one) => programmes.includes(one));
  const { apps } = await readRegistry();
  return apps.flatMap(({ name, links = [] }) =>
    links.filter(isFor).map(({ path, label }) => ({
      to: path,
      label: label[locale.slice(0, 2)] ?? label.en,
      isDocument: findOwner(config, path)?.name !== name,
    })),
  );
}
