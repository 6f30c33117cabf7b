import { loginPath, useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/DraftStore';
import { toAppError } from '../../lib/errors';
import type { Draft } from '../../lib/drafts/Draft';
import { editPath, writePath } from '../../paths';
import { picturesMade } from './fields/shrinkCover';
import { useAfterSent } from './useAfterSent';
import type { Conflict } from './useConflict';
import type { Faults } from './useFaults';
import type { KeptDraft } from './useKeptDraft';

/** Why a text was not sent: an error of the data, or something the member must do first. */
type SubmitFault = DataErrorCode | 'newcomer' | 'unverified';

export interface Submit {
  readonly busy: boolean;
  readonly fault: SubmitFault | undefined;
  /** Counts the tries and how they ended: each takes the keyboard to what is wrong. */
  readonly attempt: number;
  readonly send: (to: 'published' | 'draft') => Promise<void>;
  /** Goes on with a change of an item that is gone as with a new item. */
  readonly asNew: () => Promise<void>;
  /** Where the text is, to come back to. */
  readonly here: string;
}

interface Submitting {
  readonly keeper: KeptDraft;
  readonly faults: Faults;
  readonly conflict: Conflict;
  readonly uid: string | null;
}

/** Sends a text: judged first, kept, then given to the outbox, which sends it now or when it can. */
export function useSubmit({ keeper, faults, conflict, uid }: Submitting): Submit {
  const session = useSession();
  const navigate = useNavigate();
  const afterSent = useAfterSent();
  const [state, setState] = useState<{ busy: boolean; fault?: SubmitFault | undefined; attempt: number }>({
    busy: false,
    fault: keeper.draft.queued?.fault,
    attempt: 0,
  });
  const stop = (fault?: SubmitFault) => setState(({ attempt }) => ({ busy: false, fault, attempt: attempt + 1 }));

  const meet = async (fault: DataErrorCode, draft: Draft) => {
    keeper.follow(draft);
    keeper.rest(false);
    if (fault === 'conflict') {
      try {
        await conflict.look();
        stop(fault);
      } catch (error) {
        stop(toAppError(error).code);
      }
      return;
    }
    stop(fault);
  };

  const send = async (to: 'published' | 'draft') => {
    if (state.busy) return;
    stop();
    // Sent before, it would go without the picture that is being made.
    await picturesMade();
    if (!faults.judge(to) || conflict.newer) return;
    setState(({ attempt }) => ({ busy: true, attempt }));
    const kept = await keeper.flush();
    const here = addressOf(kept);
    if (uid === null) {
      await navigate(loginPath(here));
      return;
    }
    if (session.profile === null) {
      stop('newcomer');
      return;
    }
    keeper.rest(true);
    const outcome = await outbox.submit(kept.key, to);
    if (outcome.done) {
      afterSent(outcome);
      return;
    }
    const draft = (await drafts.get(outcome.key)) ?? kept;
    // In another window it may have been taken back meanwhile.
    if (outcome.waits && draft.queued) keeper.follow(draft);
    else await meet(outcome.fault, draft);
  };
  const asNew = async () => {
    await navigate(addressOf(await keeper.renew()), { replace: true });
  };
  const { emailVerified = true } = session.user ?? {};
  return {
    ...state,
    fault: shownFault(state.fault, { keeper, emailVerified }),
    send,
    asNew,
    here: addressOf(keeper.draft),
  };
}

/** What the form says of a fault. Two versions are shown beside each other instead, and what was taken back is no fault. */
function shownFault(
  fault: SubmitFault | undefined,
  { keeper, emailVerified }: { readonly keeper: KeptDraft; readonly emailVerified: boolean },
): SubmitFault | undefined {
  if (fault === 'conflict' || fault === 'cancelled') return undefined;
  if (fault === 'denied' && !emailVerified) return 'unverified';
  // Nothing is looked for to create an item but the member's own name.
  return fault === 'not-found' && keeper.draft.base === null ? 'newcomer' : fault;
}

/** The address of a text that is kept. */
function addressOf({ kind, key, itemId, base }: Draft): string {
  return base === null ? writePath(kind, key) : editPath(kind, itemId, key);
}
