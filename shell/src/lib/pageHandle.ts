import type { PageTraits } from '@adp/app-contract';

export type PageHandle = Pick<PageTraits, 'offline'>;

interface Match {
  readonly route: { readonly handle?: unknown };
}

/** Returns whether the open page may be stored on the device. This is always true for the shell's own pages. */
export function isPageStored(matches: readonly Match[]): boolean {
  // The cast is safe because only appRoutes() sets the handle.
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.offline ?? true;
}
