import { isObject } from '@adp/shared-data/fields';
import type { Draft } from './Draft';

/** A draft at one point of its history, with what distinguishes a later version from another text. */
export interface Version {
  readonly draft: Draft;
  /** The ids of the versions that it was made from, oldest first, and its own at the end: `<page>.<number>`. */
  readonly trail: readonly string[];
  /** The key that it takes where its own is another text's by then. Chosen once, so that it is never stored twice. */
  readonly forkKey: string;
  /** Set when its picture did not fit. */
  readonly withoutPicture?: true;
}

/** An entry of a store; `damaged` is not a draft that this build can read, and is never overwritten. */
export type StoredEntry = Version | 'damaged' | undefined;

export function isVersion(entry: StoredEntry): entry is Version {
  return entry !== undefined && entry !== 'damaged';
}

export function getVersionId({ trail }: Version): string {
  return trail.at(-1) ?? '';
}

/** Whether it has a picture that is on this device alone: some hundred kB, where a text has a few. */
export function hasPicture({ draft }: Version): boolean {
  const { cover } = draft.values;
  return isObject(cover) && 'dataUrl' in cover;
}

/** The same version without its picture, for a store in which the picture does not fit. */
export function removePicture(version: Version): Version {
  if (!hasPicture(version)) return version;
  const { draft } = version;
  return { ...version, draft: { ...draft, values: { ...draft.values, cover: null } }, withoutPicture: true };
}
