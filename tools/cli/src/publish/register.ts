import { readFileSync } from 'node:fs';
import { compareLiveBuilds, readProvided } from '@adp/app-kit/publish';
import { parseSiteConfig } from '@adp/site-document';

/** Returns a site file with a new app, or more prefixes of one. @throws Error with one sentence */
export function register(
  file: string,
  name: string | undefined,
  rest: readonly string[],
  { separateDocument = false, keys: added = [] }: RegisterOptions = {},
): string {
  const prefixes = rest.filter((each) => each.startsWith('/'));
  const origin = rest.find((each) => !each.startsWith('/'));
  // Parse without a schema, so that unknown properties remain. The registry is validated below.
  const json = JSON.parse(readFileSync(file, 'utf8')) as { registry: { apps: App[] } };
  const registered = json.registry.apps.find((app) => app.name === name);
  if (!name || (prefixes.length === 0 && !(registered && added.length > 0)) || (!origin && !registered))
    throw new Error(
      'Name the app, its origin and its prefixes: npm run register -- mfe_forum https://forum.example /forum',
    );
  const owns = [...new Set([...(registered?.owns ?? []), ...prefixes])];
  const keys = [...new Set([...(registered?.keys ?? []), ...added])];
  const app: App = {
    ...registered,
    name,
    origin: origin ?? registered?.origin ?? null,
    owns,
    ...(separateDocument && { separateDocument }),
    ...(keys.length > 0 && { keys }),
  };
  const apps = registered
    ? json.registry.apps.map((candidate) => (candidate === registered ? app : candidate))
    : [...json.registry.apps, app];
  const registry = { ...json.registry, apps };
  parseSiteConfig(JSON.stringify(registry));
  return `${JSON.stringify({ ...json, registry }, null, 2)}\n`;
}

/**
 * Compares a registered app with the live shell. Accepts apps that cannot be reached, because publishing compares
 * again.
 * @throws Error if a live build is incompatible
 */
export async function refuseIncompatible(
  siteFile: string,
  name: string,
  {
    fetch,
    onStatus = console.warn,
  }: { readonly fetch?: typeof globalThis.fetch; readonly onStatus?: (sentence: string) => void } = {},
): Promise<void> {
  // The cast is safe because `register` has validated and written this file.
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
  readonly keys?: readonly string[];
}

interface RegisterOptions {
  readonly separateDocument?: boolean;
  /** Public keys to add to those of the app. */
  readonly keys?: readonly string[] | undefined;
}
