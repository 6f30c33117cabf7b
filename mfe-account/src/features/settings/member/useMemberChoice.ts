import type { User } from '@adp/shared-data/member';
import type { UserDraft } from '@adp/shared-data/writer';
import { useState } from 'react';
import { hasErrorCode, toAppError, type AppError } from '@adp/shared-auth/app-error';
import { useUpdateMemberMutation } from '../../../store/memberApi';

interface MemberChoice<Choice> {
  readonly value: Choice;
  /** True if the member has chosen something that is not saved yet. */
  readonly isChanged: boolean;
  readonly choose: (choice: Choice) => void;
  readonly save: () => Promise<void>;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly error: AppError | undefined;
}

interface MemberChoiceOptions<Choice> {
  readonly uid: string;
  readonly user: User;
  readonly getStored: (user: User) => Choice;
}

/** Saves a choice of fields. After a conflict, loads the newer document and keeps the choice. */
export function useMemberChoice<Choice extends Partial<UserDraft>>({
  uid,
  user,
  getStored,
}: MemberChoiceOptions<Choice>): MemberChoice<Choice> {
  const [chosen, setChosen] = useState<Choice>();
  const [updateMember, { isLoading, isSuccess, error, reset }] = useUpdateMemberMutation();
  const value = chosen ?? getStored(user);
  return {
    value,
    isChanged: chosen !== undefined,
    isSaving: isLoading,
    isSaved: isSuccess,
    error: error && toAppError(error),
    choose: (choice) => {
      setChosen(choice);
      reset();
    },
    save: async () => {
      const result = await updateMember({ uid, changes: value });
      // Keep what the member has chosen in the meantime.
      if (!result.error) setChosen((now) => (now === value ? undefined : now));
      // Keep every displayed value, so that the next attempt saves what the member sees.
      else if (hasErrorCode(result.error, 'conflict')) setChosen((now) => now ?? value);
    },
  };
}
