import { useSignedInUser } from '@adp/shared-auth/member';
import { toAppError } from '@adp/shared-auth/app-error';
import type { UserDraft } from '@adp/shared-data/writer';
import { skipToken, toUserDraft, type MemberDocument } from '@adp/shared-store';
import { createDraft } from '../../components/profile/profileForm';
import { useSuggestUsernameQuery } from '../../components/profile/useUsername';
import { useGetMemberQuery } from '../../store/memberApi';

export interface Newcomer {
  readonly uid: string;
  readonly before: MemberDocument;
  readonly draft: UserDraft;
  readonly freeUsername?: string;
}

export function useNewcomer() {
  const { uid, email } = useSignedInUser();
  const { data: member, error, isError, refetch } = useGetMemberQuery(uid);
  const { data: suggestion } = useSuggestUsernameQuery(member === null ? (email ?? '') : skipToken);
  return {
    newcomer: toNewcomer(uid, member, suggestion),
    error: isError ? toAppError(error) : undefined,
    retry: () => void refetch(),
  };
}

function toNewcomer(
  uid: string,
  member: MemberDocument | undefined,
  suggestion: ReturnType<typeof useSuggestUsernameQuery>['data'],
): Newcomer | undefined {
  if (member) return { uid, before: member, draft: toUserDraft(member.item) };
  if (member === undefined || !suggestion) return undefined;
  const { username, isFree } = suggestion;
  return { uid, before: member, draft: createDraft(username), ...(isFree && { freeUsername: username }) };
}
