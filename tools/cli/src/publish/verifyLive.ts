import { hasIntegrity } from '@adp/app-kit/integrity';
import { readJson, toKeyId } from '@adp/app-kit/publish';
import { verifyManifest, type SignatureRequirements, type Signed } from '@adp/app-contract/signature';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import type { SiteFile } from '@adp/site-document/siteFile';

export interface LiveManifest {
  readonly json: Partial<Signed> & { readonly app?: string; readonly build?: string };
  /** Reason for which browsers refuse the manifest. Undefined if the site checks no signatures. */
  readonly refusal: string | undefined;
  /**
   * Reads the text of a build's `routes.json`, if it has one. If the site enforces signatures, throws an Error unless the text
   * has the signed hash.
   */
  readonly readRoutes: (build: string) => Promise<string | undefined>;
}

interface Options {
  readonly site: SiteFile;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Reads an app's live manifest, and verifies it. Resolves to undefined if nothing is published. @throws Error if the host fails */
export async function readLive(
  { name, origin, keys = [] }: RegisteredApp,
  { site, fetch = globalThis.fetch, now = Date.now }: Options,
): Promise<LiveManifest | undefined> {
  const json = await readJson<LiveManifest['json']>(`${origin}/manifest.json`, fetch);
  if (!json) return undefined;
  const { signatures = 'off' } = site.registry;
  const rules = { site: site.origin, keys: keys.map(toKeyId), seen: 0, now: new Date(now()).toISOString() };
  const refusal = signatures === 'off' ? undefined : await findRefusal(json, name, rules);
  const readRoutes = async (build: string) => {
    const url = `${origin}/${build}/routes.json`;
    const response = await fetch(url, { cache: 'no-store' });
    if (!response.ok && response.status !== 404) throw new Error(`${url} answers ${response.status}.`);
    const text = response.ok ? await response.text() : undefined;
    if (signatures === 'enforce' && refusal === undefined && !hasIntegrity(text ?? '', json.routes?.[build] ?? ''))
      throw new Error(`${url} does not have the signed hash.`);
    return text;
  };
  return { json, refusal, readRoutes };
}

async function findRefusal(json: LiveManifest['json'], name: string, rules: SignatureRequirements) {
  try {
    await verifyManifest(json, rules);
    return json.app === name ? undefined : `it is the manifest of ${json.app}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
