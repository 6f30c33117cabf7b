import { holdUnsaved, notify } from '@adp/app-contract';
import { loadIdentity } from '@adp/shared-auth';
import type { MemberDocument } from '@adp/shared-store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { clearMemberDrafts } from '../device/deviceStorage';
import { clearPendingEmail } from '../account/pendingEmail';
import { elsewhere } from '../../../paths';
import { useText } from '../../../text';
import { useDeleteContentMutation, useDeletePicturesMutation, type PublishedContent } from '../settingsApi';
import { useReauthentication } from '../reauthenticate/Reauthentication';

const steps = ['content', 'pictures', 'account'] as const;
export type Step = (typeof steps)[number];

/** The progress of the deletion of an account. */
export interface Deletion {
  readonly isPending: boolean;
  /** Something may be gone already. */
  readonly begun: boolean;
  readonly left: readonly Step[];
  readonly error: AppError | undefined;
  readonly failures: number;
  /** Deletes what is left; each step can be repeated. */
  readonly run: (content: PublishedContent) => Promise<void>;
}

const initialState = { isPending: false, begun: false, left: steps as readonly Step[], error: undefined, failures: 0 };

/** Deletes an account: first the documents, then the pictures, last the account that gives access to both. */
export function useAccountDeletion(uid: string, readMember: () => Promise<MemberDocument>): Deletion {
  const text = useText();
  const navigate = useNavigate();
  const { ask, guarded } = useReauthentication();
  const [deleteContent] = useDeleteContentMutation();
  const [deletePictures] = useDeletePicturesMutation();
  const [state, setState] = useState<Omit<Deletion, 'run'>>(initialState);
  const set = (change: Partial<Omit<Deletion, 'run'>>) => setState((before) => ({ ...before, ...change }));

  async function deleteAll(content: PublishedContent): Promise<void> {
    const identity = await loadIdentity();
    // Before anything is gone: the service would refuse to delete the account of a session that began long ago.
    if (!(await identity.hasRecentSignIn())) await ask('delete');
    let { left } = state;
    const work: Readonly<Record<Step, () => Promise<void>>> = {
      content: async () => {
        // The latest: another device may have changed it, or an earlier attempt have deleted it.
        const before = await readMember();
        if (!before) return;
        set({ begun: true });
        await deleteContent({ uid, before, content }).unwrap();
      },
      pictures: async () => {
        set({ begun: true });
        await deletePictures({ uid, content }).unwrap();
      },
      account: () => guarded('delete', () => identity.deleteAccount()),
    };
    for (const step of left) {
      await work[step]();
      left = left.filter((one) => one !== step);
      set({ left });
    }
  }

  async function run(content: PublishedContent): Promise<void> {
    set({ isPending: true });
    const release = holdUnsaved('mfe_account');
    try {
      await deleteAll(content);
    } catch (error) {
      setState((before) => ({ ...before, isPending: false, error: toAppError(error), failures: before.failures + 1 }));
      return;
    } finally {
      release();
    }
    // The session has ended with the account. Leaving the page does not wait for databases.
    const cleared = clearMemberDrafts(uid);
    clearPendingEmail();
    notify({ type: 'success', text: text('settings.delete.done') });
    await navigate(elsewhere.home, { replace: true });
    await cleared;
  }

  return { ...state, run };
}
