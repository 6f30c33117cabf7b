import { type ProfileRemoval, profileRemovals } from '@adp/shared-data/member';
import { type Appeal, appeals, toAppealId } from '@adp/shared-data/moderation';
import { getMemberReader, getMemberWriter, toDone, toResult } from '@adp/shared-store';
import { memberApi } from '../../store/memberApi';

export type HiddenState = Pick<ProfileRemoval, 'reason' | 'at'> & {
  readonly appeal?: Pick<Appeal, 'status' | 'decisionReason'> | undefined;
};

const toAppealed = (uid: string) => ({ collection: profileRemovals.collection, item: uid });

const hiddenProfileApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    getProfileRemoval: build.query<HiddenState | null, string>({
      queryFn: (uid) =>
        toResult(async () => {
          const reader = await getMemberReader();
          const [removal, appeal] = await Promise.all([
            reader.getMine(profileRemovals, uid),
            reader.getMine(appeals, toAppealId(toAppealed(uid))),
          ]);
          if (removal?.item.status !== 'removed') return null;
          const { reason, at } = removal.item;
          return { reason, at, appeal: appeal?.item };
        }),
      providesTags: ['Member'],
      keepUnusedDataFor: 0,
    }),
    appealProfileRemoval: build.mutation<null, { readonly uid: string; readonly text: string }>({
      queryFn: ({ uid, text }) =>
        toDone(async () => (await getMemberWriter()).appeal({ ...toAppealed(uid), uid, text })),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useAppealProfileRemovalMutation, useGetProfileRemovalQuery } = hiddenProfileApi;
