import { createHash } from 'node:crypto';
import { parseIntegrity, type AppManifest } from '@adp/app-contract';
import { withTimeout } from '../withTimeout';

/** A build as its manifest has it. */
export interface LiveBuild extends Pick<AppManifest, 'build' | 'integrity'> {
  readonly origin: string;
}

const LIST = 'integrity.json';
const FILE = 'server.js';
/** How long a host may take for a file, in milliseconds. */
const FILE_TIMEOUT = 10_000;

/**
 * The text of a build's `server.js`, as its manifest vouches for it; undefined where the build has none.
 * @throws Error where a file does not come, or is not the one that is listed
 */
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

/** The text of a file of a build. @throws Error where it does not come, or has another hash */
export async function readVerified(url: string, hash: string, fetch: typeof globalThis.fetch): Promise<string> {
  const content = await readBytes(url, fetch);
  if (!matches(content, hash)) throw new Error(`${url} is not the file that is listed`);
  return content.toString('utf8');
}

/** The text of a file that is in no list. @throws Error where it does not come */
export async function readUnlisted(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  return (await readBytes(url, fetch)).toString('utf8');
}

async function readBytes(url: string, fetch: typeof globalThis.fetch): Promise<Buffer> {
  const read = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT) });
    if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return withTimeout(read(), FILE_TIMEOUT);
}

function matches(content: Buffer, hash: string): boolean {
  const algorithm = hash.slice(0, hash.indexOf('-'));
  return hash === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
