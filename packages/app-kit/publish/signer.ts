import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Signed } from '@adp/app-contract/signature';

/** Environment variables with the private key, as PEM text, or with the path of a file that contains it. */
const VARIABLE = 'ADP_SIGNING_KEY';
const FILE_VARIABLE = 'ADP_SIGNING_KEY_FILE';

/** Time for which a signed manifest is valid, in days. `doctor` warns a month before the end. */
const VALID_DAYS = 180;

export interface Signer {
  /** Raw point of the public key, in Base64, as in the registry. */
  readonly publicKey: string;
  /** Returns the signed manifest. The signature covers all fields as JSON (packages/app-contract/src/signature.ts). */
  readonly sign: (statement: object) => object;
}

/** Creates a key pair. Returns the private key as PEM text, and the public key as in the registry. */
export function createKeyPair(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { privateKey: String(pem), publicKey: toRawKey(privateKey).toString('base64') };
}

/** Creates a signer from a private key as PEM text. Throws an Error with one sentence if it is not a P-256 key. */
export function createSigner(pem: string): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error('The signing key is not a private key as PEM text. Create one with the command "keys".');
  }
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('The signing key is not a P-256 key.');
  const raw = toRawKey(key);
  return {
    publicKey: raw.toString('base64'),
    sign: (statement) => {
      const signature = sign('sha256', Buffer.from(JSON.stringify(statement)), { key, dsaEncoding: 'ieee-p1363' });
      return { ...statement, signature: Buffer.concat([raw, signature]).toString('base64') };
    },
  };
}

/**
 * Returns the signer of the environment's key, and undefined without one. Throws an Error if the file of the key is in a
 * repository, where a key could be committed.
 */
export function readSigner(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Signer | undefined {
  const text = environment[VARIABLE];
  if (text) return createSigner(text);
  const file = environment[FILE_VARIABLE];
  if (!file) return undefined;
  requireOutsideRepository(resolve(file));
  if (!existsSync(file)) throw new Error(`${FILE_VARIABLE} names ${file}, which does not exist.`);
  return createSigner(readFileSync(file, 'utf8'));
}

/** Throws an Error if a file is inside a Git repository. */
export function requireOutsideRepository(file: string): void {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.git'))) throw new Error(`Store the private key outside the repository ${folder}.`);
}

export function getExpiry(now: number): Signed['expires'] {
  return new Date(now + VALID_DAYS * 86_400_000).toISOString();
}

function toRawKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}
