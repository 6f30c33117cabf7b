import { readFileSync } from 'node:fs';
import { parseSiteConfig } from '../parseSiteConfig';

/**
 * The text of a site file with an app in its registry: a new one, or one that is there with more prefixes. With `separateDocument` pages
 * of other apps do not know it.
 * @throws Error with one sentence where the registry would be faulty
 */
export function register(
  file: string,
  name: string | undefined,
  rest: readonly string[],
  separateDocument = false,
): string {
  const prefixes = rest.filter((each) => each.startsWith('/'));
  const origin = rest.find((each) => !each.startsWith('/'));
  // Read as it is, so that nothing of it is lost; the registry is checked below.
  const json = JSON.parse(readFileSync(file, 'utf8')) as { registry: { apps: App[] } };
  const known = json.registry.apps.find((app) => app.name === name);
  if (!name || prefixes.length === 0 || (!origin && !known))
    throw new Error(
      'Name the app, its origin and its prefixes: npm run register -- mfe_forum https://forum.example /forum',
    );
  const owns = [...new Set([...(known?.owns ?? []), ...prefixes])];
  const app: App = {
    ...known,
    name,
    origin: origin ?? known?.origin ?? null,
    owns,
    ...(separateDocument && { separateDocument }),
  };
  const apps = known ? json.registry.apps.map((one) => (one === known ? app : one)) : [...json.registry.apps, app];
  const registry = { ...json.registry, apps };
  parseSiteConfig(JSON.stringify(registry));
  return `${JSON.stringify({ ...json, registry }, null, 2)}\n`;
}

interface App {
  readonly name: string;
  readonly origin: string | null;
  readonly owns: readonly string[];
  readonly separateDocument?: boolean;
}
