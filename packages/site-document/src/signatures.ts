import { createPublicKey } from 'node:crypto';
import { toKeyId } from '@adp/app-kit/key-id';
import type { SiteConfig } from './siteConfig';

/** Returns whether a text is the Base64 of a raw public key on the curve P-256. */
export function isPublicKey(key: string): boolean {
  const raw = Buffer.from(key, 'base64');
  if (raw.length !== 65 || raw[0] !== 4 || raw.toString('base64') !== key) return false;
  const x = raw.toString('base64url', 1, 33);
  const y = raw.toString('base64url', 33);
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return true;
  } catch {
    return false;
  }
}

interface Site {
  readonly origin: string;
  readonly registry: SiteConfig;
}

/** Returns the registry for pages. If the site checks signatures, each app with keys has the requirements, with ids of the keys. */
export function toPageRegistry({ origin: site, registry }: Site): SiteConfig {
  const { signatures: mode = 'off', ...more } = registry;
  const apps = registry.apps.map(({ keys, ...app }) =>
    keys && mode !== 'off' ? { ...app, signed: { site, mode, keys: keys.map(toKeyId) } } : app,
  );
  return { ...more, apps };
}
