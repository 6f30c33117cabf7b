import { createHash } from 'node:crypto';

/**
 * The hash of a file as the attribute `integrity` has it. SHA-256: a longer hash weighs more in every first view, and is no safer here.
 */
export function toIntegrity(content, algorithm = 'sha256') {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Returns whether a file has the hash that is listed for it, by whichever algorithm browsers know. */
export function hasIntegrity(content, hash) {
  const [, algorithm] = /^(sha(?:256|384|512))-/.exec(hash) ?? [];
  return algorithm !== undefined && hash === toIntegrity(content, algorithm);
}
