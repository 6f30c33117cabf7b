import type { PageTraits } from '@adp/app-contract';

/** The properties of an app's page that other parts of the shell read from its route. */
export type PageHandle = Pick<PageTraits, 'offline'>;

interface Match {
  readonly route: { readonly handle?: unknown };
}

/** Returns whether the open page may be stored on the device. The shell's own pages may. */
export function isPageStored(matches: readonly Match[]): boolean {
  // Only appRoutes() sets it.
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.offline ?? true;
}
