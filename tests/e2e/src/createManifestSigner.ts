import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIntegrity } from '@adp/app-kit/integrity';
import { createKeyPair, createSigner } from '@adp/app-kit/publish';

/** Time for which the manifests are valid, in milliseconds. */
const VALIDITY = 86_400_000;

export interface ManifestSigner {
  /** Public key as in the registry. */
  readonly publicKey: string;
  /** Signs the manifest in the folder of a host again, with the next number. `fields` change the signed fields. */
  readonly sign: (host: string, fields?: object) => void;
}

/** Creates a key pair for one run, and returns a signer for the hosts of a site. */
export function createManifestSigner(site: string): ManifestSigner {
  const signer = createSigner(createKeyPair().privateKey);
  let sequence = 0;
  return {
    publicKey: signer.publicKey,
    sign: (host, fields) => {
      const file = join(host, 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as { build: string; signature?: string };
      delete manifest.signature;
      const routesFile = join(host, manifest.build, 'routes.json');
      const routes = { [manifest.build]: toIntegrity(existsSync(routesFile) ? readFileSync(routesFile) : '') };
      sequence += 1;
      const expires = new Date(Date.now() + VALIDITY).toISOString();
      const statement = { ...manifest, site, sequence, expires, routes, log: '', ...fields };
      writeFileSync(file, JSON.stringify(signer.sign(statement)));
    },
  };
}
