import { loginPath, useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data/client';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadForWorker } from '../../api/outbox/loadForWorker';
import { outbox } from '../../api/outbox/outbox';
import type { Draft, Target } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import { toAppError } from '../../lib/errors';
import { editPath, writePath } from '../../paths';
import { pendingPictures } from './fields/shrinkCover';
import { useAfterSent } from './useAfterSent';
import type { Autosave } from './useAutosave';
import type { Conflict } from './useConflict';
import type { WriteForm } from './useWriteForm';

/** Why a text was not sent: an error of the data, or something the member must do first. */
type SubmitError = DataErrorCode | 'newcomer' | 'unverified';

export interface Submit {
  /** It is being sent, or was sent and another page follows: nothing may be typed. */
  readonly isSubmitting: boolean;
  readonly error: SubmitError | undefined;
  /** Counts the attempts: the errors of each receive focus. */
  readonly attempt: number;
  readonly send: (to: Target) => Promise<void>;
  /** Saves a change of an item that is gone as a new item. */
  readonly sendAsNew: () => Promise<void>;
  /** The path of the draft, to return to. */
  readonly here: string;
}

interface SubmitOptions extends WriteForm {
  readonly autosave: Autosave;
  readonly conflict: Conflict;
  readonly uid: string | null;
}

/** Submits the form: validates it, saves the draft, then hands it to the outbox, which sends it now or later. */
export function useSubmit({ form, setFirstPublication, autosave, conflict, uid }: SubmitOptions): Submit {
  const session = useSession();
  const navigate = useNavigate();
  const afterSent = useAfterSent();
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const { base } = autosave.draft;
  const isWriting = uid !== null && autosave.result !== undefined;
  useEffect(() => {
    // The network may be gone when the text is sent: what is left to the worker then is made here.
    if (isWriting) void loadForWorker().catch(() => undefined);
  }, [isWriting]);
  const fail = (error: SubmitError) => form.setError('root.send', { type: error });

  const handleRejection = async (error: DataErrorCode, draft: Draft) => {
    autosave.replaceDraft(draft);
    autosave.pause(false);
    if (error !== 'conflict') return fail(error);
    try {
      await conflict.readNewer();
      fail(error);
    } catch (thrown) {
      fail(toAppError(thrown).code);
    }
  };

  const submitTo = async (to: Target) => {
    if (conflict.newer) return fail('conflict');
    const saved = await autosave.flush();
    if (uid === null) return navigate(loginPath(getPath(saved)));
    if (session.profile === null) return fail('newcomer');
    autosave.pause(true);
    // As it was before saving: another tab that is sending this new item has given the saved draft a base.
    const outcome = await outbox.submit(saved.key, to, { ...saved, base });
    if (outcome.done) return afterSent(outcome);
    const draft = (await drafts.get(outcome.key)) ?? saved;
    // In another window it may have been withdrawn meanwhile.
    if (outcome.waits && draft.queued) autosave.replaceDraft(draft);
    else await handleRejection(outcome.error, draft);
  };

  const { emailVerified = true } = session.user ?? {};
  return {
    isSubmitting: isSubmitting || isSubmitSuccessful,
    error: toShownError(errors.root?.['send']?.type, { isNew: base === null, emailVerified }),
    attempt: submitCount,
    send: async (to) => {
      // Without the wait, it would go without the picture that is being made.
      await pendingPictures();
      setFirstPublication(to !== 'draft' && base?.status !== 'published');
      await form.handleSubmit(() => submitTo(to))();
    },
    sendAsNew: async () => {
      await navigate(getPath(await autosave.saveAsNew()), { replace: true });
    },
    here: getPath(autosave.draft),
  };
}

/** The error that the form shows. A conflict shows as two versions, and a withdrawn draft is no error. */
function toShownError(
  type: string | number | undefined,
  { isNew, emailVerified }: { readonly isNew: boolean; readonly emailVerified: boolean },
): SubmitError | undefined {
  const error = type as SubmitError | undefined;
  if (error === 'conflict' || error === 'cancelled') return undefined;
  if (error === 'denied' && !emailVerified) return 'unverified';
  // To create an item, only the member's own name is read.
  return error === 'not-found' && isNew ? 'newcomer' : error;
}

function getPath({ kind, key, itemId, base }: Draft): string {
  return base === null ? writePath(kind, key) : editPath(kind, itemId, key);
}
