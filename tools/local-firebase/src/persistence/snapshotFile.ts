import { join } from 'node:path';

/** Earlier versions wrote the name of a product before it. */
const format = 'local state';
const version = 1;

/** The file of one part: apart from the others, as that of Auth holds passwords and a broken one takes no other along. */
export function snapshotFile(folder: string, part: string): string {
  return join(folder, `${part}.json`);
}

/** The one before it, for when it cannot be used. */
export function previousFile(folder: string, part: string): string {
  return join(folder, `${part}.previous.json`);
}

/** The text of a snapshot; `now` in milliseconds. */
export function snapshotText(part: string, state: unknown, now: number): string {
  return JSON.stringify({ format, version, part, saved: new Date(now).toISOString(), state });
}

/**
 * The state in a snapshot's text.
 * @throws Error that says, as the end of a sentence, why it is none of ours
 */
export function toState(text: string, part: string): unknown {
  let snapshot: unknown;
  try {
    snapshot = JSON.parse(text);
  } catch {
    throw new Error('it is no JSON');
  }
  if (typeof snapshot !== 'object' || snapshot === null || !('format' in snapshot) || !isFormat(snapshot.format))
    throw new Error('it was not written by the local platform');
  if (!('version' in snapshot) || snapshot.version !== version) throw new Error(`it is not of version ${version}`);
  if (!('part' in snapshot) || snapshot.part !== part || !('state' in snapshot))
    throw new Error(`it holds no state of ${part}`);
  return snapshot.state;
}

function isFormat(value: unknown): boolean {
  return typeof value === 'string' && value.endsWith(format);
}
