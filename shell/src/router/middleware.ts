import { refuseVisitors } from '@adp/shared-auth';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * Check that runs before a page is loaded. It passes, or throws a redirect or a response. `destination` is the path including the hash,
 * which request URLs do not contain.
 */
export type Middleware = (args: LoaderFunctionArgs, destination: string) => Promise<void> | void;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

export const siteMiddleware: MiddlewareTable = {
  /** Allows only members. Redirects visitors to the sign-in page, which returns them to the page. */
  auth: async (_, destination) => {
    const elsewhere = await refuseVisitors(destination);
    if (elsewhere !== undefined) throw redirect(elsewhere);
  },
};

/**
 * Returns the middleware with the given names, in this order.
 * @throws Error for an unknown name
 */
export function middlewareNamed(names: readonly string[], table: MiddlewareTable): readonly Middleware[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!middleware) throw new Error(`unknown middleware "${name}"; known: ${Object.keys(table).join(', ') || 'none'}`);
    return middleware;
  });
}
