import { createHash } from 'node:crypto';
import { KEY_ID_LENGTH } from '@adp/app-contract/signature';

/** Returns the id of a raw public key in Base64, as browsers compute it (packages/app-contract/src/signature.ts). */
export function toKeyId(key: string): string {
  return createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64').slice(0, KEY_ID_LENGTH);
}
