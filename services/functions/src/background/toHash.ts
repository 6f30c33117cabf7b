import { createHash } from 'node:crypto';

/** Returns a hash for document ids, in hexadecimal digits. Equal texts have equal hashes. */
export const toHash = (text: string, length = 32): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
