import type { DocumentHtml, Hint } from '@adp/site/html';

type Routes = DocumentHtml['routes'];

/** Paths by their segments, for as long as these routes are live. */
const segments = new WeakMap<Routes, readonly (readonly string[])[]>();

/** The hints of the page at `pathname`: of a known path, which may have parameters. */
export function findHints(routes: Routes, pathname: string): readonly Hint[] {
  const paths = segments.get(routes) ?? routes.map(({ path }) => path.split('/'));
  segments.set(routes, paths);
  const parts = pathname.split('/');
  const at = paths.findIndex(
    (path) => path.length === parts.length && path.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  return routes[at]?.hints ?? [];
}
