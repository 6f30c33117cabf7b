import { getSession } from '@adp/shared-auth';
import type { ItemVersion } from '@adp/shared-data/writer';
import type { WholeItem } from '../lib/items';
import type { Kind } from '../lib/kinds';
import { readEditorRights } from './editing';
import { memberWriter } from './memberData';
import { itemSource } from './itemSource';

export interface VersionsOf {
  readonly kind: Kind;
  readonly id: string;
  readonly authorUid: string;
  readonly programme?: string | undefined;
}

export interface VersionsPage {
  readonly versions: readonly ItemVersion<WholeItem>[];
  /** The revision after which the next page starts; null after the last page. */
  readonly next: number | null;
}

/** Reads versions, newest first. Omits drafts if another member wrote the item. @throws DataError */
export async function readVersions(
  { kind, id, authorUid, programme }: VersionsOf,
  after: number | null,
): Promise<VersionsPage> {
  const isMine = authorUid === getSession().user?.uid;
  const isReviewer = !isMine && (await readEditorRights())?.isReviewer;
  const by = isMine ? { authorUid } : { programme: isReviewer ? undefined : programme };
  return (await memberWriter()).listVersions(itemSource(kind), { id, after: after ?? undefined, ...by });
}
