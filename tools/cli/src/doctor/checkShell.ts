import type { Provided } from '@adp/app-contract/fit';
import { findIncompatibleApps, readProvided } from '@adp/app-kit/publish';
import type { Check, Examination } from './finding';

export const checkShell: Check = async (examination, add) => {
  const { site, fetch, onNote } = examination;
  const provided = await readProvided(site.origin, fetch);
  // `checkHosts` already reports an unpublished shell.
  if (!provided) return;
  const remedy = 'Roll back the app or the shell, then publish a build of the app that is compatible (docs/deploy.md).';
  const incompatible = await findIncompatibleApps(site.registry.apps, provided, fetch);
  for (const [name, reasons] of incompatible) add(name, `Compared with the live shell: ${reasons.join('; ')}.`, remedy);
  for (const contract of provided.contracts.filter((each) => each < Math.max(...provided.contracts))) {
    const users = (await findUsers(contract, provided, examination)).filter((name) => !incompatible.has(name));
    onNote(
      users.length > 0
        ? `Contract ${contract} is still needed by ${users.join(', ')}.`
        : `No live app needs contract ${contract}, so the next shell can drop it (docs/upgrades.md).`,
    );
  }
};

/** Returns the names of the apps that would be incompatible with a shell without this contract. */
async function findUsers(
  contract: number,
  provided: Provided,
  { site, fetch }: Pick<Examination, 'site' | 'fetch'>,
): Promise<readonly string[]> {
  const contracts = provided.contracts.filter((each) => each !== contract);
  return [...(await findIncompatibleApps(site.registry.apps, { ...provided, contracts }, fetch)).keys()];
}
