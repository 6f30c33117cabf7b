import { parseManifest, type AppManifest } from '@adp/app-contract';
import { verifyManifest, type Signed } from '@adp/app-contract/signature';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { matches } from './readServerBuild';

interface Options {
  readonly now: () => number;
  /** Called if a manifest is refused, once per text and reason. */
  readonly onRefusal: (app: string, reason: string) => void;
}

interface CheckedManifest {
  readonly manifest: AppManifest;
  /** Refuses the manifest if the text of a build's `routes.json` is not the signed one. Its hints name files with hashes. */
  readonly checkRoutes: (build: string, text: string) => void;
}

/** Returns whether a manifest's key may still sign for the app. `registry` is that for pages. */
export function isKeyListed({ app, key = '' }: AppManifest, registry: SiteConfig): boolean {
  const signed = findRules(registry, app);
  return signed?.mode !== 'enforce' || signed.keys.includes(key);
}

const findRules = ({ apps }: SiteConfig, app: string) => apps.find(({ name }) => name === app)?.signed;

/** Creates a function that checks the text of an app's manifest, and its signature if the site checks signatures (decision 168). */
export function createManifestCheck({ now, onRefusal }: Options) {
  const seen = new Map<string, { readonly sequence: number; readonly key: string }>();
  const refused = new Map<string, string>();

  /** Throws an Error with the reason of a refusal. `registry` is that for pages. */
  return async (app: string, text: string, registry: SiteConfig): Promise<CheckedManifest> => {
    const json = JSON.parse(text) as Partial<Signed>;
    const manifest = parseManifest(json);
    if (manifest.app !== app) throw new Error(`the manifest is that of ${manifest.app}`);
    const signed = findRules(registry, app);
    if (!signed) return { manifest, checkRoutes: () => undefined };
    const { site, keys, mode } = signed;
    const last = seen.get(app);
    const requirements = {
      site,
      keys,
      seen: last && keys.includes(last.key) ? last.sequence : 0,
      now: new Date(now()).toISOString(),
    };
    const refuse = (reason: string) => {
      if (refused.get(app) !== text + reason) onRefusal(app, reason);
      refused.set(app, text + reason);
      if (mode === 'enforce') throw new RefusedManifest(reason);
    };
    let key: string | undefined;
    try {
      key = await verifyManifest(json, requirements);
      seen.set(app, { sequence: json.sequence ?? 0, key });
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
    const { canary, next, sequence } = manifest;
    const verified = { key, sequence };
    return {
      manifest: {
        ...manifest,
        key,
        canary: canary && { ...canary, ...verified },
        next: next && { ...next, ...verified },
      },
      checkRoutes: (build, routes) => {
        if (key && !matches(Buffer.from(routes), json.routes?.[build] ?? ''))
          refuse('its routes.json has another hash');
      },
    };
  };
}

/** Error for a manifest that is not used, which has been reported. */
export class RefusedManifest extends Error {
  override readonly name = 'RefusedManifest';
}
