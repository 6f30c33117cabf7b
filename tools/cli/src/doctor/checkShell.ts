import { findIncompatibleApps, readProvided } from '@adp/app-kit/publish';
import type { Check } from './finding';

export const checkShell: Check = async ({ site, fetch }, add) => {
  const provided = await readProvided(site.origin, fetch);
  // `checkHosts` already reports an unpublished shell.
  if (!provided) return;
  const remedy = 'Roll back the app or the shell, then publish a build of the app that is compatible (docs/deploy.md).';
  for (const [name, reasons] of await findIncompatibleApps(site.registry.apps, provided, fetch))
    add(name, `Compared with the live shell: ${reasons.join('; ')}.`, remedy);
};
