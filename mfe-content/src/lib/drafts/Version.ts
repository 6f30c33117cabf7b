import { isObject } from '@adp/shared-data/fields';
import type { Draft } from './Draft';

/** A draft at one point of its history, with the marks that distinguish a later version from another text. */
export interface Version {
  readonly draft: Draft;
  /** The ids of the versions that it was made from, oldest first, and its own id last: `<page>.<number>`. */
  readonly trail: readonly string[];
  /** The key for a fork, chosen once so that a text is never stored twice. */
  readonly forkKey: string;
  readonly withoutPicture?: true;
}

/** An entry of a store. A `damaged` entry cannot be read by this build, and is never overwritten. */
export type StoredEntry = Version | 'damaged' | undefined;

export function isVersion(entry: StoredEntry): entry is Version {
  return entry !== undefined && entry !== 'damaged';
}

export function getVersionId({ trail }: Version): string {
  return trail.at(-1) ?? '';
}

/** Returns true if only this device has the cover. A cover has some hundred kB, a text a few. */
export function hasPicture({ draft }: Version): boolean {
  const { cover } = draft.values;
  return isObject(cover) && 'dataUrl' in cover;
}

/** Removes the cover, for a store in which it does not fit. */
export function removePicture(version: Version): Version {
  if (!hasPicture(version)) return version;
  const { draft } = version;
  return { ...version, draft: { ...draft, values: { ...draft.values, cover: null } }, withoutPicture: true };
}
