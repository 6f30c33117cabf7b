import type { DocumentHtml } from '@adp/site-document';

type Routes = DocumentHtml['routes'];

/** The segments of paths, cached as long as the routes are live. */
const segments = new WeakMap<Routes, readonly (readonly string[])[]>();

/** Returns the route of a page. Its path may have parameters. */
export function findRoute(routes: Routes, pathname: string): Routes[number] | undefined {
  const paths = segments.get(routes) ?? routes.map(({ path }) => path.split('/'));
  segments.set(routes, paths);
  const parts = pathname.split('/');
  const at = paths.findIndex(
    (path) => path.length === parts.length && path.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  return routes[at];
}
