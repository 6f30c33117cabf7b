import { splitLanguage } from '@adp/shared-ui/languages';
import type { SiteFile } from '@adp/site-document';
import { findOwner } from '@adp/site-document/siteConfig';
import { type AppRenderer, type AppRendererOptions, type Build, createAppRenderer } from './createAppRenderer';
import type { LiveSite } from './createLiveSite';
import { readServerBuild } from './readServerBuild';
import type { PageResult } from './renderMessages';

interface Options extends Pick<AppRendererOptions, 'handleRequest' | 'now'> {
  readonly site: SiteFile;
  readonly onError: (error: { readonly app: string; readonly build: string; readonly reason: string }) => void;
  readonly onLog: (app: string, text: string) => void;
  readonly fetch: typeof globalThis.fetch;
}

export interface AppRenderers {
  /** Renders a page with the live builds. Resolves to null if they have no server code. */
  readonly render: (url: URL, live: LiveSite, signal: AbortSignal) => Promise<PageResult | null | undefined>;
  /** Loads the new builds of all visited apps. Until then, pages use the previous builds. */
  readonly warmUp: (live: LiveSite) => Promise<void>;
  readonly end: () => Promise<void>;
}

const shell = 'shell';

/** Creates a separate renderer for each visited app, so that a crash of one app does not affect the others. */
export function createAppRenderers({ site, handleRequest, onError, onLog, fetch, now }: Options): AppRenderers {
  const renderers = new Map<string, AppRenderer>();
  const getRenderer = (app: string) => {
    const renderer =
      renderers.get(app) ??
      createAppRenderer({
        handleRequest,
        now,
        onError: (build, reason) => onError({ app, build, reason }),
        onLog: (text) => onLog(app, text),
      });
    renderers.set(app, renderer);
    return renderer;
  };

  const toBuild = (live: LiveSite, name: string): Build => {
    const app = name === shell ? undefined : live.apps.get(name);
    if (name !== shell && !app) throw new Error('its build is unknown');
    const load = async () => {
      const [shellCode, appCode] = await Promise.all([
        readServerBuild(live.shell, fetch),
        app && readServerBuild(app, fetch),
      ]);
      if (shellCode === undefined || (app && appCode === undefined)) return undefined;
      return {
        shell: shellCode,
        origin: site.origin,
        firebaseConfig: live.firebaseConfig,
        ...(appCode !== undefined && { app: { name, source: appCode } }),
      };
    };
    return { build: [app?.build, live.shell.build].filter(Boolean).join(' in '), load };
  };

  return {
    render: async (url, live, signal) => {
      const { path } = splitLanguage(url.pathname);
      const owner = findOwner(live.registry, path);
      const app = owner?.origin ? owner.name : shell;
      // Use the same registry object for all languages, because a process recreates its routes for each new object.
      const config = live.getHtml('en').at(path).registry;
      return getRenderer(app).render({ ...toBuild(live, app), url: url.href, config }, signal);
    },
    warmUp: async (live) => {
      for (const [app, renderer] of renderers)
        if (app === shell || live.apps.has(app)) await renderer.warmUp(toBuild(live, app));
    },
    end: async () => {
      await Promise.all([...renderers.values()].map(({ end }) => end()));
    },
  };
}
