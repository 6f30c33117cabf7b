import { listRemovedNames, type Provided } from '@adp/app-contract/fit';
import type { LiveApp } from '../upgrade-report/readLiveApps';

/**
 * Returns a line for each name that the shell `next` no longer provides, with the live apps that use it. An app that
 * contains its own copy of a component keeps working, but its team must change it when it updates the package.
 */
export function describeRemovedNames(live: Provided, next: Provided, apps: readonly LiveApp[]): readonly string[] {
  return Object.entries(listRemovedNames(live, next)).flatMap(([group, names]) =>
    names.map((name) => {
      const users = apps.filter(({ builds }) => builds.some(({ uses }) => uses[group]?.includes(name)));
      return `${group}: ${name} was removed. Used by: ${users.map((app) => app.name).join(', ') || 'no live app'}`;
    }),
  );
}
