import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createKeyPair, requireOutsideRepository, toKeyId } from '@adp/app-kit/publish';

/** Runs `adp keys`: writes a new private key to a file that does not exist yet, and prints the public key for the registry. */
export async function run({ parts: [file] }) {
  if (!file) throw new Error('Name the file for the private key, outside a repository: adp keys ~/keys/my-app.pem');
  requireOutsideRepository(resolve(file));
  const { privateKey, publicKey } = createKeyPair();
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`The private key is in ${file}. Set ADP_SIGNING_KEY_FILE to this path when you publish.`);
  console.log(`Key ${toKeyId(publicKey)}, for "keys" of the app in the site's registry:\n${publicKey}`);
}
