import type { DocumentHtml } from '@adp/site-document';

type Routes = DocumentHtml['routes'];

/** The segments of all route paths, cached per route table. */
const segments = new WeakMap<Routes, readonly (readonly string[])[]>();

export function findRoute(routes: Routes, pathname: string): Routes[number] | undefined {
  const paths = segments.get(routes) ?? routes.map(({ path }) => path.split('/'));
  segments.set(routes, paths);
  const parts = pathname.split('/');
  const at = paths.findIndex(
    (path) => path.length === parts.length && path.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  return routes[at];
}
