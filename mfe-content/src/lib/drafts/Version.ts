import { isObject } from '@adp/shared-data/fields';
import type { Draft } from './Draft';

/** A draft at one point in its history. The trails of two versions show whether one is based on the other. */
export interface Version {
  readonly draft: Draft;
  /** The ids of the versions on which this version is based, oldest first, and its own id. Format: `<page>.<number>`. */
  readonly trail: readonly string[];
  /** The key for a fork of this version. Chosen in advance, so that repeated attempts store the fork only once. */
  readonly forkKey: string;
  readonly withoutPicture?: true;
}

/** An entry of a store. A `damaged` entry cannot be read by this build and is never overwritten. */
export type StoredEntry = Version | 'damaged' | undefined;

export function isVersion(entry: StoredEntry): entry is Version {
  return entry !== undefined && entry !== 'damaged';
}

export function getVersionId({ trail }: Version): string {
  return trail.at(-1) ?? '';
}

/** Returns true if the draft contains the cover's data, which takes several hundred kB, rather than a URL. */
export function hasPicture({ draft }: Version): boolean {
  const { cover } = draft.values;
  return isObject(cover) && 'dataUrl' in cover;
}

export function removePicture(version: Version): Version {
  if (!hasPicture(version)) return version;
  const { draft } = version;
  return { ...version, draft: { ...draft, values: { ...draft.values, cover: null } }, withoutPicture: true };
}
