import { refuseVisitors } from '@adp/shared-auth';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * Check that runs before a page is loaded, and may throw a redirect or a response. Unlike the request, `destination`
 * contains the hash.
 */
export type Middleware = (args: LoaderFunctionArgs, destination: string) => Promise<void> | void;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

export const siteMiddleware: MiddlewareTable = {
  auth: async (_, destination) => {
    const elsewhere = await refuseVisitors(destination);
    if (elsewhere !== undefined) throw redirect(elsewhere);
  },
};

/** Returns the named middleware in this order. Throws an Error for an unknown name. */
export function middlewareNamed(names: readonly string[], table: MiddlewareTable): readonly Middleware[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!middleware) throw new Error(`unknown middleware "${name}"; known: ${Object.keys(table).join(', ') || 'none'}`);
    return middleware;
  });
}
