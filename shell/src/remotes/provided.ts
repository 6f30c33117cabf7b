import type { ShellSupport } from '@adp/app-contract';

/** Contracts and shared packages of this shell. `provided.json` of the build contains them, too. */
export const provided: ShellSupport = {
  contracts: __CONTRACTS__,
  versions: __SHARED_VERSIONS__,
  accepts: __ACCEPTED_VERSIONS__,
};
