import { loginPath, useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data/client';
import { useNavigate } from 'react-router-dom';
import type { Draft, Target } from '../../lib/drafts/Draft';
import { editPath, writePath } from '../../paths';
import { pendingPictures } from './fields/shrinkCover';
import { getMemberUid, type ItemDraft, type ItemDraftState } from './ItemDraft';
import type { WriteForm } from './useWriteForm';

/** The reason why a text was not sent: a data error, or a step that the member must complete first. */
type SubmitError = DataErrorCode | 'newcomer' | 'unverified';

export interface Submit {
  /** True from the submit until the next page opens. The form is disabled during this time. */
  readonly isSubmitting: boolean;
  readonly error: SubmitError | undefined;
  /** The number of attempts. The errors of each new attempt receive focus. */
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
      // Wait for a cover that is being resized, so that the draft includes it.
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

/** Returns the error that the form shows. Conflicts have a separate notice, and a withdrawn draft is not an error. */
function toShownError(
  code: string | undefined,
  { isNew, emailVerified }: { readonly isNew: boolean; readonly emailVerified: boolean },
): SubmitError | undefined {
  const error = code as SubmitError | undefined;
  if (error === 'conflict' || error === 'cancelled') return undefined;
  if (error === 'denied' && !emailVerified) return 'unverified';
  // Creating an item reads only the member's profile, so `not-found` means that the member has none.
  return error === 'not-found' && isNew ? 'newcomer' : error;
}

function getPath({ kind, key, itemId, base }: Draft): string {
  return base === null ? writePath(kind, key) : editPath(kind, itemId, key);
}
