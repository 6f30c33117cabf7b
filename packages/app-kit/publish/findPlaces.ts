import type { BuildRoute } from './findRoutes';
import { readJson } from './readJson';

/**
 * Returns the paths of a hosted build's pages whose files contain one of `names`, and the files with such a name that
 * pages load later.
 */
export async function findPlaces(
  origin: string,
  build: string,
  names: readonly string[],
  fetch = globalThis.fetch,
): Promise<readonly string[]> {
  const [routes = [], hashes = {}] = await Promise.all([
    readJson<readonly BuildRoute[]>(`${origin}/${build}/routes.json`, fetch),
    readJson<Readonly<Record<string, string>>>(`${origin}/${build}/integrity.json`, fetch),
  ]);
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // `--line` must not match `--line-strong`.
  const pattern = new RegExp(`(?<![\\w$-])(${escaped.join('|')})(?![\\w$-])`);
  const files = Object.keys(hashes).filter((file) => /\.(js|css)$/.test(file) && file !== 'server.js');
  const matches = files.map(async (file) => {
    const response = await fetch(`${origin}/${build}/${file}`);
    return response.ok && pattern.test(await response.text()) ? [`/${build}/${file}`] : [];
  });
  const used = new Set((await Promise.all(matches)).flat());
  const pages: string[] = [];
  const loadedLater = new Set(used);
  for (const { path, hints } of routes) {
    const hrefs = hints.map(({ href }) => href).filter((href) => used.has(href));
    for (const href of hrefs) loadedLater.delete(href);
    if (hrefs.length > 0) pages.push(path);
  }
  return [...pages, ...[...loadedLater].map((href) => href.slice(build.length + 2))];
}
