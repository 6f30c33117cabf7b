import type { OpenedShell, ShellRoute } from './openShell';

/** A problem of a page with a shell. */
export interface PageProblem {
  readonly path: string;
  readonly reason: string;
}

export interface RenderedPages {
  /** Paths of rendered pages: every public route without parameters, and an example of each route with parameters. */
  readonly paths: readonly string[];
  readonly problems: readonly PageProblem[];
}

/**
 * Renders the public routes. Finds examples of routes with parameters in the links of rendered pages. With `paths`,
 * renders only those pages.
 */
export async function renderPages(shell: OpenedShell, paths?: readonly string[]): Promise<RenderedPages> {
  const routes = paths ? [] : await shell.listRoutes();
  const hasParameters = ({ path }: ShellRoute) => path.includes(':');
  const isPublic = ({ isPrivate }: ShellRoute) => !isPrivate;
  const fixed = routes.filter((route) => !hasParameters(route));
  const waiting = paths ? [...paths] : fixed.filter(isPublic).map(({ path }) => path);
  const patterns = routes.filter((route) => hasParameters(route) && isPublic(route)).map(({ path }) => toPattern(path));
  const rendered = new Set<string>();
  const problems: PageProblem[] = [];
  shell.takeErrors();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (rendered.has(path)) continue;
    rendered.add(path);
    const response = await fetch(shell.origin + path, { redirect: 'manual' });
    const html = await response.text();
    for (const { reason } of shell.takeErrors()) problems.push({ path, reason: `it cannot be rendered: ${reason}` });
    if (response.status >= 400) problems.push({ path, reason: `its status is ${response.status}` });
    for (const link of readLinks(html)) {
      const at = fixed.some((route) => route.path === link) ? -1 : patterns.findIndex((pattern) => pattern.test(link));
      if (at < 0) continue;
      patterns.splice(at, 1);
      waiting.push(link);
    }
  }
  return { paths: [...rendered], problems };
}

function toPattern(path: string): RegExp {
  const source = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Returns the paths of a page's links on this site, without query and fragment. Omits files and pages in other languages. */
function readLinks(html: string): readonly string[] {
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].flatMap(([, path]) => path ?? []);
  return [...new Set(links)].filter((path) => !/\.\w+$|^\/[a-z]{2}(\/|$)/.test(path));
}
