import listed from '@adp/app-contract/deprecations.json';
import type { Deprecation } from '@adp/app-contract/fit';

/** Deprecated names of this shell. `provided.json` repeats them for the teams of apps. */
export const deprecations: readonly Deprecation[] = listed;
