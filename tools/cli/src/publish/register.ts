import { readFileSync } from 'node:fs';
import { compareLiveBuilds, readProvided } from '@adp/app-kit/publish';
import { parseSiteConfig } from '@adp/site-document';

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

interface RefuseOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Receives a status sentence for the person who registers the app. */
  readonly onStatus?: (sentence: string) => void;
}

/**
 * Compares the live builds of the app `name` in the site file's text with the live shell. Registers an app that cannot be reached anyway:
 * it may be published later, and publishing compares it.
 * @throws Error if a live build is incompatible with the live shell
 */
export async function refuseIncompatible(
  siteFile: string,
  name: string,
  { fetch, onStatus = console.warn }: RefuseOptions = {},
): Promise<void> {
  // `register` writes this file, and has validated it.
  const { origin, registry } = JSON.parse(siteFile) as { origin: string; registry: { apps: readonly App[] } };
  const app = registry.apps.find((each) => each.name === name);
  const provided = app?.origin ? await readProvided(origin, fetch) : undefined;
  if (!app?.origin || !provided) return;
  let reasons: readonly string[];
  try {
    reasons = await compareLiveBuilds(app.origin, provided, fetch);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return onStatus(`${name} was not compared with the live shell: ${reason}`);
  }
  if (reasons.length > 0) throw new Error(`${name} is not registered:\n- ${reasons.join('\n- ')}`);
}

interface App {
  readonly name: string;
  readonly origin: string | null;
  readonly owns: readonly string[];
  readonly separateDocument?: boolean;
}
