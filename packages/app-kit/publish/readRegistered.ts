import { readBlock } from '../proxy/openForApp.mjs';

/** An app in a site's registry. */
export interface Registered {
  /** Null where it is announced only. */
  readonly origin: string | null;
  readonly owns: readonly string[];
}

/** What the site that is live at `site` knows of the app; undefined where it does not know it. @throws Error where it is no site */
export async function readRegistered(
  site: string,
  name: string,
  fetch = globalThis.fetch,
): Promise<Registered | undefined> {
  const answer = await fetch(`${site}/`, { cache: 'no-store' });
  const registry = answer.ok ? readBlock(await answer.text(), 'registry') : undefined;
  if (!registry) throw new Error(`There is no registry at ${site}/ (${answer.status}): name the site's address.`);
  return registry.apps.find((app) => app.name === name);
}
