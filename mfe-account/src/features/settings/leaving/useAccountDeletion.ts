import { holdUnsaved, notify } from '@adp/app-contract';
import { loadIdentity } from '@adp/shared-auth';
import type { MemberDocument } from '@adp/shared-store';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { clearMemberDrafts } from '../device/deviceStorage';
import { clearPendingEmail } from '../account/pendingEmail';
import { sitePaths } from '../../../paths';
import { useText } from '../../../text';
import { useDeleteContentMutation, useDeletePicturesMutation, type PublishedContent } from '../settingsApi';
import { useReauthentication } from '../reauthenticate/Reauthentication';

const steps = ['content', 'pictures', 'account'] as const;
export type Step = (typeof steps)[number];

export interface Deletion {
  readonly isPending: boolean;
  readonly hasBegun: boolean;
  readonly remaining: readonly Step[];
  readonly error: AppError | undefined;
  readonly failures: number;
  /** Runs the remaining steps. Every step is idempotent. */
  readonly run: (content: PublishedContent) => Promise<void>;
}

const initialState = {
  isPending: false,
  hasBegun: false,
  remaining: steps as readonly Step[],
  error: undefined,
  failures: 0,
};

/** Deletes a member's content, pictures, documents and account. The account is last, because the other deletions require it. */
export function useAccountDeletion(uid: string, readMember: () => Promise<MemberDocument>): Deletion {
  const text = useText();
  const navigate = useNavigate();
  const { reauthenticate, guarded } = useReauthentication();
  const [deleteContent] = useDeleteContentMutation();
  const [deletePictures] = useDeletePicturesMutation();
  const [state, setState] = useState<Omit<Deletion, 'run'>>(initialState);
  const set = (change: Partial<Omit<Deletion, 'run'>>) => setState((before) => ({ ...before, ...change }));

  async function deleteAll(content: PublishedContent): Promise<void> {
    const identity = await loadIdentity();
    // Reauthenticate before any deletion, because the service only deletes accounts with a recent sign-in.
    if (!(await identity.hasRecentSignIn())) await reauthenticate('delete');
    let { remaining } = state;
    const work: Readonly<Record<Step, () => Promise<void>>> = {
      content: async () => {
        // Another device may have changed the document, or an earlier attempt may have deleted it.
        const before = await readMember();
        if (!before) return;
        set({ hasBegun: true });
        await deleteContent({ uid, before, content }).unwrap();
      },
      pictures: async () => {
        set({ hasBegun: true });
        await deletePictures({ uid, content }).unwrap();
      },
      account: () => guarded('delete', () => identity.deleteAccount()),
    };
    for (const step of remaining) {
      await work[step]();
      remaining = remaining.filter((each) => each !== step);
      set({ remaining });
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
    // The session has ended with the account. Do not delay navigation until the databases are cleared.
    const cleared = clearMemberDrafts(uid);
    clearPendingEmail();
    notify({ type: 'success', text: text('settings.delete.done') });
    await navigate(sitePaths.home, { replace: true });
    await cleared;
  }

  return { ...state, run };
}
