import { renewToken } from '@adp/shared-auth';
import { choices } from '@adp/shared-data/content';
import { isAtLeast } from '@adp/shared-data/roles';
import type { Kind } from '../lib/kinds';
import { memberGrants } from './memberData';

export interface EditorRights {
  readonly programmes: readonly string[];
  /** True for reviewers and administrators. They may write for any programme, and also items without a programme. */
  readonly isReviewer: boolean;
}

/** Reads the member's rights. Resolves to null without a role. With `renews`, a token without rights is renewed and read again. */
export async function readEditorRights({ renews = false } = {}): Promise<EditorRights | null> {
  const { role, programmes = [] } = await memberGrants();
  if (isAtLeast(role, 'reviewer')) return { programmes: choices.programme, isReviewer: true };
  const covered = choices.programme.filter((programme) => programmes.includes(programme));
  if (covered.length > 0) return { programmes: covered, isReviewer: false };
  return renews && (await renewToken().catch(() => false)) ? readEditorRights() : null;
}

interface Editable {
  readonly authorUid: string;
  readonly status: string;
  readonly programme?: string | undefined;
}

/** Returns true if the member may change a stored item: an item of their own, or a knowledge product of their programmes. */
export async function mayEdit(kind: Kind, item: Editable, uid: string | undefined): Promise<boolean> {
  if (uid === undefined) return false;
  if (kind !== 'knowledgeProduct' || item.status === 'draft') return item.authorUid === uid;
  return coversItem(item, await readEditorRights());
}

export function coversItem(
  { programme }: Pick<Editable, 'programme'>,
  rights: EditorRights | null | undefined,
): boolean {
  return Boolean(rights && (rights.isReviewer || rights.programmes.some((covered) => covered === programme)));
}
