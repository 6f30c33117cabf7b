import type { DeveloperSettings } from './siteConfig';
import { renderHtml, type DeveloperParts, type Page } from './renderHtml';
import { appFolder, type SiteFile } from './siteFile';

/** Servers of a developer's own machine, and how their pages hear of changes. */
const machine = ['http://127.0.0.1:*', 'http://localhost:*'];
const sockets = ['ws://127.0.0.1:*', 'ws://localhost:*'];

/**
 * The page for developers (decision 065): as any page without hints, with a script of its own and a security policy that also lets
 * through builds of this machine and of preview channels. The page narrows it to one of them before it runs anything from there.
 */
export function renderDeveloperPage(page: Omit<Page, 'hints' | 'routes' | 'developer'>): string {
  return renderHtml({ ...page, hints: [], routes: [], developer: toParts(page.site) });
}

function toParts(site: SiteFile): DeveloperParts {
  const sources = site.hosting ? [...machine, isLocal(site) ? 'http://*.localhost:*' : 'https://*.web.app'] : machine;
  const wide = [...sources, ...sockets];
  return { settings: { wide, previews: toPreviews(site) }, sources, connect: wide };
}

/** How the addresses of each app's preview channels begin and end: Hosting puts the channel between. */
function toPreviews(site: SiteFile): DeveloperSettings['previews'] {
  const { registry, hosting } = site;
  if (!hosting) return {};
  const previews = registry.apps.flatMap(({ name, origin }) => {
    if (origin === null) return [];
    const id = hosting.sites[appFolder(name)] ?? appFolder(name);
    const channel = isLocal(site)
      ? [`http://${id}--`, `.localhost:${new URL(origin).port}`]
      : [`https://${id}--`, '.web.app'];
    return [[name, channel]];
  });
  // Pairs of a name and a pair of texts.
  return Object.fromEntries(previews) as DeveloperSettings['previews'];
}

/** Whether the local platform serves the site. */
function isLocal({ hosting }: SiteFile): boolean {
  return hosting !== undefined && new URL(hosting.api).protocol === 'http:';
}
