import { loginPath, useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data/client';
import { useNavigate } from 'react-router-dom';
import type { Draft, Target } from '../../lib/drafts/Draft';
import { editPath, writePath } from '../../paths';
import { pendingPictures } from './fields/shrinkCover';
import { getMemberUid, type ItemDraft, type ItemDraftState } from './ItemDraft';
import type { WriteForm } from './useWriteForm';

/** The reason that a text was not sent: an error of the data, or something the member must do first. */
type SubmitError = DataErrorCode | 'newcomer' | 'unverified';

export interface Submit {
  /** True while it is being sent, and afterwards until another page follows: nothing may be typed. */
  readonly isSubmitting: boolean;
  readonly error: SubmitError | undefined;
  /** Counts the attempts: the errors of each receive focus. */
  readonly attempt: number;
  readonly send: (to: Target) => Promise<void>;
  readonly sendAsNew: () => Promise<void>;
  readonly here: string;
}

interface SubmitOptions extends WriteForm {
  readonly session: ItemDraft;
  readonly state: ItemDraftState;
}

export function useSubmit({ form, setFirstPublication, session, state }: SubmitOptions): Submit {
  const navigate = useNavigate();
  const { user } = useSession();
  const { isSubmitting, submitCount } = form.formState;
  const { status, error, draft } = state;
  const { base } = draft;
  const submitTo = async (to: Target) => {
    if (getMemberUid() === null) await navigate(loginPath(getPath(await session.flush())));
    else await session.submit(to);
  };
  return {
    isSubmitting: isSubmitting || status === 'saving' || status === 'sent',
    error: toShownError(error, { isNew: base === null, emailVerified: user?.emailVerified ?? true }),
    attempt: submitCount,
    send: async (to) => {
      // Without the wait, it would go without the cover that is being resized.
      await pendingPictures();
      session.clearError();
      setFirstPublication(to !== 'draft' && base?.status !== 'published');
      await form.handleSubmit(() => submitTo(to))();
    },
    sendAsNew: async () => {
      await navigate(getPath(await session.saveAsNew()), { replace: true });
    },
    here: getPath(draft),
  };
}

/** The error that the form shows. A conflict shows as two versions, and a withdrawn draft is not an error. */
function toShownError(
  code: string | undefined,
  { isNew, emailVerified }: { readonly isNew: boolean; readonly emailVerified: boolean },
): SubmitError | undefined {
  const error = code as SubmitError | undefined;
  if (error === 'conflict' || error === 'cancelled') return undefined;
  if (error === 'denied' && !emailVerified) return 'unverified';
  // To create an item, only the member's own name is read.
  return error === 'not-found' && isNew ? 'newcomer' : error;
}

function getPath({ kind, key, itemId, base }: Draft): string {
  return base === null ? writePath(kind, key) : editPath(kind, itemId, key);
}
