import type { LoaderFunctionArgs } from 'react-router-dom';

/** A check before a page: lets it pass, or throws a redirect or a response. */
export type Middleware = (args: LoaderFunctionArgs) => Promise<void> | void;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

/** The middleware that routes may name. `auth` joins it when the site has members. */
export const siteMiddleware: MiddlewareTable = {};

/**
 * The middleware of these names, in their order.
 * @throws Error for a name that the table does not hold
 */
export function middlewareNamed(names: readonly string[], table: MiddlewareTable): readonly Middleware[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!middleware) throw new Error(`unknown middleware "${name}"; known: ${Object.keys(table).join(', ') || 'none'}`);
    return middleware;
  });
}
