import { newId } from '@adp/shared-data';
import type { Draft } from './Draft';
import { isDraft, isRecord } from './isDraft';
import { unmarkedId } from './versionIds';

/** A draft as it was at one time, with what tells a later text of it from another text. */
export interface Version {
  readonly draft: Draft;
  /** The ids of the versions that it was made from, oldest first, and its own at the end: `<page>.<number>`. */
  readonly trail: readonly string[];
  /** The key that it takes where its own is another's by then: chosen once, so that it is never stored twice. */
  readonly spare: string;
  /** There when its picture did not fit. */
  readonly bare?: true;
}

/** What stands somewhere; `damaged` is not a draft that this build knows, and nothing is written over it. */
export type Found = Version | 'damaged' | undefined;

export function isVersion(found: Found): found is Version {
  return found !== undefined && found !== 'damaged';
}

export function idOf({ trail }: Version): string {
  return trail.at(-1) ?? '';
}

/** As it is stored: the fields of the draft side by side, where other apps find its `owner`. Plain JSON. */
export function toRecord({ draft, ...kept }: Version): object {
  return { ...draft, kept };
}

/** Reads what is stored, whoever wrote it. */
export function readVersion(record: unknown): Found {
  if (record === undefined) return undefined;
  if (!isRecord(record)) return 'damaged';
  const { kept, ...draft } = record;
  if (!isDraft(draft)) return 'damaged';
  const { trail, spare, bare } = isRecord(kept) ? kept : {};
  return {
    draft,
    trail: isTrail(trail) ? trail : [unmarkedId(draft.rev, draft.savedAt)],
    spare: typeof spare === 'string' ? spare : newId(),
    ...(bare === true ? { bare } : {}),
  };
}

function isTrail(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string');
}
