import { findDeprecatedUses, type Provided } from '@adp/app-contract/fit';
import type { LiveApp } from './readLiveApps';

/**
 * Returns the report as lines: what each live app uses, and the contracts, major versions and deprecated names that the
 * shell must provide for live apps.
 */
export function upgradeReport(apps: readonly LiveApp[], provided: Provided): readonly string[] {
  return [
    ...apps.flatMap((app) => describeApp(app, provided)),
    'What holds the shell back',
    ...describeHolds(apps, provided),
  ];
}

function describeApp({ name, builds, since }: LiveApp, provided: Provided): readonly string[] {
  const [live, canary] = builds;
  if (!live) return [`${name} is not published.`, ''];
  const title = `${name}: ${live.manifest.build}, live ${since ? `since ${since}` : 'for an unknown time'}`;
  return [
    canary ? `${title}, with the canary ${canary.manifest.build}` : title,
    ...builds.flatMap(({ manifest, uses }) => [
      `  contract ${manifest.contract}; ${listVersions(manifest.requires)}`,
      // Omit packages that the build contains, because it does not need them from the shell.
      ...Object.entries(uses).flatMap(([group, names]) =>
        names.length > 0 && !group.startsWith('bundled:') ? [`  ${group}: ${names.join(', ')}`] : [],
      ),
      ...findDeprecatedUses(uses, provided).map(
        ({ name: used, group, lastDay, replacement }) =>
          `  deprecated: ${used} of ${group}, until ${lastDay}. ${replacement}`,
      ),
    ]),
    '',
  ];
}

/** Returns a line for each contract, version and deprecated name that the shell must provide for some apps. */
function describeHolds(apps: readonly LiveApp[], provided: Provided): readonly string[] {
  const { versions, accepts = {}, contracts, deprecations = [] } = provided;
  const newest = Math.max(...contracts);
  const needs = new Map<string, string[]>();
  const add = (need: string, { name, since }: LiveApp) => {
    const entry = since ? `${name} (since ${since})` : name;
    const entries = needs.get(need) ?? [];
    if (!entries.includes(entry)) needs.set(need, [...entries, entry]);
  };
  for (const app of apps)
    for (const { manifest, uses } of app.builds) {
      if (manifest.contract < newest) add(`contract ${manifest.contract}`, app);
      for (const [name, required] of Object.entries(manifest.requires))
        add(`${name} ${toMajor(required)}${describeShell(versions[name], accepts[name], required)}`, app);
      for (const { name, group, lastDay } of findDeprecatedUses(uses, provided))
        add(`${name} of ${group}, deprecated until ${lastDay}`, app);
    }
  const used = new Set(apps.flatMap(({ builds }) => builds.flatMap(({ uses }) => findDeprecatedUses(uses, provided))));
  const unused = deprecations.filter((deprecation) => !used.has(deprecation));
  return [
    ...[...needs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([need, names]) => `  ${need}: ${names.join(', ')}`),
    ...unused.map(({ group, name }) => `  ${name} of ${group}: nothing. It is deprecated, and can be removed.`),
  ];
}

/** Returns a note if the shell has another major version, and answers to the required one for old builds. */
function describeShell(version: string | undefined, accepts: readonly string[] = [], required: string): string {
  if (version === undefined || toMajor(version) === toMajor(required)) return '';
  return accepts.some((accepted) => toMajor(accepted) === toMajor(required))
    ? ` (the shell has ${version})`
    : ` (the shell has only ${version})`;
}

const toMajor = (version: string): string => version.replace(/\..*/, '');

function listVersions(requires: Readonly<Record<string, string>>): string {
  return Object.entries(requires)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}
