import type { DeveloperSettings } from './siteConfig';
import type { DeveloperParts, Page } from './Page';
import { renderHtml } from './renderHtml';
import { appFolder, type SiteFile } from './siteFile';

/** Development servers on this machine. Their pages also open sockets, which report changes. */
const machine = ['http://127.0.0.1:*', 'http://localhost:*'];
const sockets = ['ws://127.0.0.1:*', 'ws://localhost:*'];

/** Renders the page for developers (decision 065). Its policy also allows builds of this machine and of preview channels. */
export function renderDeveloperPage(page: Omit<Page, 'hints' | 'routes' | 'developer'>): string {
  return renderHtml({ ...page, hints: [], routes: [], developer: toParts(page.site) });
}

function toParts(site: SiteFile): DeveloperParts {
  const sources = site.hosting ? [...machine, isLocal(site) ? 'http://*.localhost:*' : 'https://*.web.app'] : machine;
  const wide = [...sources, ...sockets];
  return { settings: { wide, previews: toPreviews(site) }, sources, connect: wide };
}

/** Returns the origins of each app's preview channels, as the texts before and after the channel's id. */
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
  // The cast is needed because Object.fromEntries does not preserve the pair type.
  return Object.fromEntries(previews) as DeveloperSettings['previews'];
}

function isLocal({ hosting }: SiteFile): boolean {
  return hosting !== undefined && new URL(hosting.api).protocol === 'http:';
}
