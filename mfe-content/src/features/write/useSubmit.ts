import { loginPath, useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/DraftStore';
import { toAppError } from '../../lib/errors';
import type { Draft } from '../../lib/drafts/Draft';
import { editPath, writePath } from '../../paths';
import { pendingPictures } from './fields/shrinkCover';
import { useAfterSent } from './useAfterSent';
import type { Conflict } from './useConflict';
import type { FormErrors } from './useFormErrors';
import type { Autosave } from './useAutosave';

/** Why a text was not sent: an error of the data, or something the member must do first. */
type SubmitError = DataErrorCode | 'newcomer' | 'unverified';

export interface Submit {
  readonly isSubmitting: boolean;
  readonly error: SubmitError | undefined;
  /** Counts the tries and how they ended: each takes the keyboard to what is wrong. */
  readonly attempt: number;
  readonly send: (to: 'published' | 'draft') => Promise<void>;
  /** Goes on with a change of an item that is gone as with a new item. */
  readonly sendAsNew: () => Promise<void>;
  /** Where the text is, to come back to. */
  readonly here: string;
}

interface Submitting {
  readonly autosave: Autosave;
  readonly errors: FormErrors;
  readonly conflict: Conflict;
  readonly uid: string | null;
}

/** Sends a text: judged first, kept, then given to the outbox, which sends it now or when it can. */
export function useSubmit({ autosave, errors, conflict, uid }: Submitting): Submit {
  const session = useSession();
  const navigate = useNavigate();
  const afterSent = useAfterSent();
  const [state, setState] = useState<{ isSubmitting: boolean; error?: SubmitError | undefined; attempt: number }>({
    isSubmitting: false,
    error: autosave.draft.queued?.error,
    attempt: 0,
  });
  const stop = (error?: SubmitError) =>
    setState(({ attempt }) => ({ isSubmitting: false, error, attempt: attempt + 1 }));

  const handleRejection = async (error: DataErrorCode, draft: Draft) => {
    autosave.replaceDraft(draft);
    autosave.pause(false);
    if (error === 'conflict') {
      try {
        await conflict.readNewer();
        stop(error);
      } catch (error) {
        stop(toAppError(error).code);
      }
      return;
    }
    stop(error);
  };

  const send = async (to: 'published' | 'draft') => {
    if (state.isSubmitting) return;
    stop();
    // Sent before, it would go without the picture that is being made.
    await pendingPictures();
    if (!errors.validate(to) || conflict.newer) return;
    setState(({ attempt }) => ({ isSubmitting: true, attempt }));
    const saved = await autosave.flush();
    const here = getPath(saved);
    if (uid === null) {
      await navigate(loginPath(here));
      return;
    }
    if (session.profile === null) {
      stop('newcomer');
      return;
    }
    autosave.pause(true);
    const outcome = await outbox.submit(saved.key, to);
    if (outcome.done) {
      afterSent(outcome);
      return;
    }
    const draft = (await drafts.get(outcome.key)) ?? saved;
    // In another window it may have been taken back meanwhile.
    if (outcome.waits && draft.queued) autosave.replaceDraft(draft);
    else await handleRejection(outcome.error, draft);
  };
  const sendAsNew = async () => {
    await navigate(getPath(await autosave.saveAsNew()), { replace: true });
  };
  const { emailVerified = true } = session.user ?? {};
  return {
    ...state,
    error: toShownError(state.error, { autosave, emailVerified }),
    send,
    sendAsNew,
    here: getPath(autosave.draft),
  };
}

/** What the form says of a fault. Two versions are shown beside each other instead, and what was taken back is no fault. */
function toShownError(
  error: SubmitError | undefined,
  { autosave, emailVerified }: { readonly autosave: Autosave; readonly emailVerified: boolean },
): SubmitError | undefined {
  if (error === 'conflict' || error === 'cancelled') return undefined;
  if (error === 'denied' && !emailVerified) return 'unverified';
  // Nothing is looked for to create an item but the member's own name.
  return error === 'not-found' && autosave.draft.base === null ? 'newcomer' : error;
}

/** The address of a text that is kept. */
function getPath({ kind, key, itemId, base }: Draft): string {
  return base === null ? writePath(kind, key) : editPath(kind, itemId, key);
}
