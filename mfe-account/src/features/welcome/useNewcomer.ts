import { useSignedInUser } from '@adp/shared-auth/member';
import type { UserDraft } from '@adp/shared-data/writer';
import { toUserDraft, type MemberDocument } from '@adp/shared-store';
import { useEffect, useState } from 'react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { createDraft } from '../../components/profile/profileForm';
import { suggestFreeUsername } from '../../components/profile/useUsername';
import { memberApi } from '../../store/memberApi';

/** Who is welcomed: what is stored, or a draft with what the account has. */
export interface Newcomer {
  readonly uid: string;
  readonly before: MemberDocument;
  readonly draft: UserDraft;
  /** The draft's username, if the service has confirmed that it is available. */
  readonly freeUsername?: string;
}

/** Who is welcomed: the signed-in member. */
export function useNewcomer() {
  const user = useSignedInUser();
  const [readMember] = memberApi.useLazyGetMemberQuery();
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [error, setError] = useState<AppError>();
  const [attempt, setAttempt] = useState(0);
  const { uid } = user;
  const email = user.email ?? '';
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Newcomer> => {
      // The header has already read the document into this store.
      const before = await readMember(uid, true).unwrap();
      if (before) return { uid, before, draft: toUserDraft(before.item) };
      const { username, isFree } = await suggestFreeUsername(email);
      return { uid, before, draft: createDraft(username), ...(isFree && { freeUsername: username }) };
    };
    load().then(
      (loaded) => {
        if (isCurrent) setNewcomer(loaded);
      },
      (thrown: unknown) => {
        if (isCurrent) setError(toAppError(thrown));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, email, attempt, readMember]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { newcomer, error, retry };
}
