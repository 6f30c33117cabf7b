import { createHash } from 'node:crypto';

/**
 * Returns the hash of a file for the `integrity` attribute. The default is SHA-256, because longer hashes would add bytes to every page
 * without a security benefit here.
 */
export function toIntegrity(content, algorithm = 'sha256') {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Returns whether a file matches a listed hash. Supports all hash algorithms that browsers support. */
export function hasIntegrity(content, hash) {
  const [, algorithm] = /^(sha(?:256|384|512))-/.exec(hash) ?? [];
  return algorithm !== undefined && hash === toIntegrity(content, algorithm);
}
