import { refuseVisitors } from '@adp/shared-auth';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * A check before a page is loaded. It passes, or throws a redirect or a response. `destination` is the path with the hash, which requests
 * lack.
 */
export type Middleware = (args: LoaderFunctionArgs, destination: string) => Promise<void> | void;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

export const siteMiddleware: MiddlewareTable = {
  /** For members only. Sends visitors to the sign-in page, and back afterwards. */
  auth: async (_, destination) => {
    const elsewhere = await refuseVisitors(destination);
    if (elsewhere !== undefined) throw redirect(elsewhere);
  },
};

/**
 * Returns the middleware with these names, in order.
 * @throws Error for an unknown name
 */
export function middlewareNamed(names: readonly string[], table: MiddlewareTable): readonly Middleware[] {
  return names.map((name) => {
    const middleware = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!middleware) throw new Error(`unknown middleware "${name}"; known: ${Object.keys(table).join(', ') || 'none'}`);
    return middleware;
  });
}
