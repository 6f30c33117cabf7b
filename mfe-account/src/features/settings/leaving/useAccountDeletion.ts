import { holdUnsaved, notify } from '@adp/app-contract';
import { loadIdentity } from '@adp/shared-auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dataWriter } from '../../../api/data';
import { readMember } from '../../../api/member';
import { clearMemberDrafts } from '../device/deviceStorage';
import { removePictures } from '../memberStore';
import { clearPendingEmail } from '../account/pendingEmail';
import { toAppError, type AppError } from '../../../lib/errors';
import { elsewhere } from '../../../paths';
import { useText } from '../../../text';
import { useReauthentication } from '../reauthenticate/Reauthentication';

/** What becomes of what the member has published. */
export type Content = 'keep' | 'remove';

const steps = ['content', 'pictures', 'account'] as const;
export type Step = (typeof steps)[number];

/** How far the deletion of an account has come. */
export interface Deletion {
  readonly isPending: boolean;
  /** Something may be gone already. */
  readonly begun: boolean;
  readonly left: readonly Step[];
  readonly error: AppError | undefined;
  readonly failures: number;
  /** Deletes what is left; each step can be repeated. */
  readonly run: (content: Content) => Promise<void>;
}

const initialState = { isPending: false, begun: false, left: steps as readonly Step[], error: undefined, failures: 0 };

/** Deletes an account: documents first, pictures then, the account with which all of it is reached last. */
export function useAccountDeletion(uid: string): Deletion {
  const text = useText();
  const navigate = useNavigate();
  const { ask, guarded } = useReauthentication();
  const [state, setState] = useState<Omit<Deletion, 'run'>>(initialState);
  const set = (change: Partial<Omit<Deletion, 'run'>>) => setState((before) => ({ ...before, ...change }));

  async function deleteAll(content: Content): Promise<void> {
    const identity = await loadIdentity();
    // Before anything is gone: the service would refuse to delete the account of a session that began long ago.
    if (!(await identity.signedInLately())) await ask('delete');
    let { left } = state;
    const work: Readonly<Record<Step, () => Promise<void>>> = {
      content: async () => {
        // As it stands now: another device may have changed it, or an earlier try have deleted it.
        const before = await readMember(uid);
        if (!before) return;
        set({ begun: true });
        await (await dataWriter()).deleteMember({ uid, before, content });
      },
      pictures: () => {
        set({ begun: true });
        return removePictures(uid, { exceptCovers: content === 'keep' });
      },
      account: () => guarded('delete', () => identity.deleteAccount()),
    };
    for (const step of left) {
      await work[step]();
      left = left.filter((one) => one !== step);
      set({ left });
    }
  }

  async function run(content: Content): Promise<void> {
    set({ isPending: true });
    const release = holdUnsaved();
    try {
      await deleteAll(content);
    } catch (error) {
      setState((before) => ({ ...before, isPending: false, error: toAppError(error), failures: before.failures + 1 }));
      return;
    } finally {
      release();
    }
    // From here on the page shows nobody's settings: the session has ended with the account.
    // Its way out does not wait for databases.
    const cleared = clearMemberDrafts(uid);
    clearPendingEmail();
    notify({ type: 'success', text: text('settings.delete.done') });
    await navigate(elsewhere.home, { replace: true });
    await cleared;
  }

  return { ...state, run };
}
