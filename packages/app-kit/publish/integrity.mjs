import { createHash } from 'node:crypto';

/** Returns a file's `integrity` hash. SHA-256 suffices, and longer hashes would add bytes to every page. */
export function toIntegrity(content, algorithm = 'sha256') {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Returns whether a file matches a listed hash. Supports all hash algorithms that browsers support. */
export function hasIntegrity(content, hash) {
  const [, algorithm] = /^(sha(?:256|384|512))-/.exec(hash) ?? [];
  return algorithm !== undefined && hash === toIntegrity(content, algorithm);
}
