import { join } from 'node:path';
import { isObject } from '../isObject';

/** Format name at the start of every snapshot. Earlier versions included the name of a product. */
const format = 'local state';
const version = 1;

/**
 * Returns the snapshot file of a part. Each part has its own file, so that damage affects only this part, and because
 * the Auth file contains passwords.
 */
export function snapshotFile(folder: string, part: string): string {
  return join(folder, `${part}.json`);
}

/** Returns the file of the previous snapshot, which is the fallback for a damaged snapshot. */
export function previousFile(folder: string, part: string): string {
  return join(folder, `${part}.previous.json`);
}

/** Returns the text of a snapshot. `now` is in milliseconds since 1970. */
export function snapshotText(part: string, state: unknown, now: number): string {
  return JSON.stringify({ format, version, part, saved: new Date(now).toISOString(), state });
}

/** @throws Error whose message completes a sentence with the reason */
export function toState(text: string, part: string): unknown {
  let snapshot: unknown;
  try {
    snapshot = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  if (!isObject(snapshot) || typeof snapshot.format !== 'string' || !snapshot.format.endsWith(format))
    throw new Error('it was not written by the local platform');
  if (snapshot.version !== version) throw new Error(`it does not have version ${version}`);
  if (snapshot.part !== part || !('state' in snapshot)) throw new Error(`it contains no state of ${part}`);
  return snapshot.state;
}

/** Returns the reason for an error, for the middle of a sentence. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
