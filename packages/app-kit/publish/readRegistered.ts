import { readBlock } from '../proxy/openForApp.mjs';

export interface Registered {
  /** Null while the app is announced but not open yet. */
  readonly origin: string | null;
  readonly owns: readonly string[];
  /** Requirements for signatures, if the site checks them: the site's name, and the ids of the app's keys. */
  readonly signed?: { readonly site: string; readonly mode: 'report' | 'enforce'; readonly keys: readonly string[] };
}

/**
 * Returns an app's entry in the live registry. Resolves to undefined if it is not registered. Throws an Error if there
 * is no site.
 */
export async function readRegistered(
  site: string,
  name: string,
  fetch = globalThis.fetch,
): Promise<Registered | undefined> {
  const response = await fetch(`${site}/`, { cache: 'no-store' });
  const registry = response.ok ? readBlock(await response.text(), 'registry') : undefined;
  if (!registry) throw new Error(`There is no registry at ${site}/ (${response.status}). Check the site's URL.`);
  return registry.apps.find((app) => app.name === name);
}
