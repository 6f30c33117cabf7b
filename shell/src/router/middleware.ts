import { refuseVisitors } from '@adp/shared-auth';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/**
 * A check before a page: lets it pass, or throws a redirect or a response. `destination` is the address on the way, with
 * the hash, which requests lack.
 */
export type Middleware = (args: LoaderFunctionArgs, destination: string) => Promise<void> | void;

export type MiddlewareTable = Readonly<Record<string, Middleware>>;

/** The middleware that routes may name. */
export const siteMiddleware: MiddlewareTable = {
  /** Members only: visitors are sent to sign in, and back. */
  auth: async (_, destination) => {
    const elsewhere = await refuseVisitors(destination);
    if (elsewhere !== undefined) throw redirect(elsewhere);
  },
};

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
