import type { PageTraits } from '@adp/app-contract';

/** What the route of an app's page says of it to the rest of the shell. */
export type PageHandle = Pick<PageTraits, 'offline'>;

interface Match {
  readonly route: { readonly handle?: unknown };
}

/** Returns whether the page that is open may be stored on the device. Pages of the shell itself may. */
export function isPageStored(matches: readonly Match[]): boolean {
  // Set by appRoutes() alone.
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.offline ?? true;
}
