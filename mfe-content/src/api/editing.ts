import { choices } from '@adp/shared-data/content';
import { isAtLeast } from '@adp/shared-data/roles';
import type { Kind } from '../lib/kinds';
import { memberGrants } from './memberData';

/** For which programmes a member writes knowledge products (docs/decisions/096). */
export interface EditorRights {
  readonly programmes: readonly string[];
  /** For all of them and for none: reviewers and administrators. */
  readonly isReviewer: boolean;
}

/** The rights of the signed-in member, as the rules read them from the token; null for who has none. */
export async function readEditorRights(): Promise<EditorRights | null> {
  const { role, programmes = [] } = await memberGrants();
  if (isAtLeast(role, 'reviewer')) return { programmes: choices.programme, isReviewer: true };
  const known = choices.programme.filter((one) => programmes.includes(one));
  return known.length > 0 ? { programmes: known, isReviewer: false } : null;
}

interface Editable {
  readonly authorUid: string;
  readonly status: string;
  readonly programme?: string | undefined;
}

/** Whether a stored item is the member's to change: the own, and knowledge products of the programmes. */
export async function mayEdit(kind: Kind, item: Editable, uid: string | undefined): Promise<boolean> {
  if (uid === undefined) return false;
  if (kind !== 'knowledgeProduct' || item.status === 'draft') return item.authorUid === uid;
  const rights = await readEditorRights();
  return rights !== null && (rights.isReviewer || rights.programmes.some((one) => one === item.programme));
}
