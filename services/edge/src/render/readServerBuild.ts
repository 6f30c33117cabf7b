import { createHash } from 'node:crypto';
import { parseIntegrity, type AppManifest } from '@adp/app-contract';
import { withTimeout } from '../withTimeout';

export interface LiveBuild extends Pick<AppManifest, 'build' | 'integrity'> {
  readonly origin: string;
}

const LIST = 'integrity.json';
const FILE = 'server.js';
/** The timeout for a file, in milliseconds. */
const FILE_TIMEOUT = 10_000;

/** Reads a build's `server.js`, if it has one. Rejects if a file cannot be read or has a different hash. */
export async function readServerBuild(
  { origin, build, integrity }: LiveBuild,
  fetch: typeof globalThis.fetch,
): Promise<string | undefined> {
  const read = (file: string, hash: string) => readVerified(`${origin}/${build}/${file}`, hash, fetch);
  let hash = integrity[FILE];
  if (hash === undefined && integrity[LIST] !== undefined)
    hash = parseIntegrity(JSON.parse(await read(LIST, integrity[LIST])))[FILE];
  return hash === undefined ? undefined : read(FILE, hash);
}

/** Reads a file of a build. Rejects if it cannot be read or has a different hash. */
export async function readVerified(url: string, hash: string, fetch: typeof globalThis.fetch): Promise<string> {
  const content = await readBytes(url, fetch);
  if (!matches(content, hash)) throw new Error(`${url} does not match its listed hash`);
  return content.toString('utf8');
}

/** Reads a file whose hash is not listed. Rejects if it cannot be read. */
export async function readUnlisted(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  return (await readBytes(url, fetch)).toString('utf8');
}

async function readBytes(url: string, fetch: typeof globalThis.fetch): Promise<Buffer> {
  const read = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT) });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return withTimeout(read(), FILE_TIMEOUT);
}

/** Returns whether a file's content has a hash in the format of the `integrity` attribute. */
export function matches(content: Buffer, hash: string): boolean {
  const algorithm = hash.slice(0, hash.indexOf('-'));
  return (
    /^sha(256|384|512)$/.test(algorithm) &&
    hash === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
  );
}
