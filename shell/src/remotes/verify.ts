import type { AppManifest } from '@adp/app-contract';
import { verifyManifest } from '@adp/app-contract/signature';
import type { SignatureRules } from '@adp/site-document/siteConfig';
import { reportError } from '../reporting/reportError';

interface Requirements extends SignatureRules {
  readonly app: string;
  /** Number of the last good manifest. */
  readonly seen: number | undefined;
}

/**
 * Returns the manifest with the key that signed it. Reports a refusal. Then, if signatures are enforced, throws an Error
 * with the reason. Loaded lazily, because pages with a manifest in their HTML do not need it.
 */
export async function verify(
  manifest: AppManifest,
  json: object,
  { app, mode, seen = 0, ...rules }: Requirements,
): Promise<AppManifest> {
  let key: string | undefined;
  try {
    if (manifest.app !== app) throw new Error(`it is the manifest of ${manifest.app}`);
    key = await verifyManifest(json, { ...rules, seen, now: new Date().toISOString() });
  } catch (cause) {
    reportError(cause, { about: `The manifest of ${app} is refused`, app });
    if (mode === 'enforce') throw cause;
  }
  const { canary, next, sequence } = manifest;
  const verified = { key, sequence };
  return {
    ...manifest,
    key,
    ...(canary && { canary: { ...canary, ...verified } }),
    ...(next && { next: { ...next, ...verified } }),
  };
}
