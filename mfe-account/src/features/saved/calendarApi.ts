import { personalCalendars } from '@adp/shared-data/alerts';
import { addSaveEndpoints, getMemberReader, getMemberWriter, toDone, toResult } from '@adp/shared-store';
import { currentLocale } from '@adp/shared-ui';
import { memberApi } from '../../store/memberApi';

const calendarApi = addSaveEndpoints(memberApi).injectEndpoints({
  endpoints: (build) => ({
    /** Returns the secret in the URL of the calendar of the member `uid`. Returns null if the member has no calendar. */
    getCalendar: build.query<string | null, string>({
      queryFn: (uid) =>
        toResult(async () => (await (await getMemberReader()).getMine(personalCalendars, uid))?.item.secret ?? null),
    }),
    /** Creates the URL of the calendar, or replaces it, so that the previous URL stops working. */
    renewCalendar: build.mutation<string, string>({
      queryFn: (uid) =>
        toResult(async () => (await getMemberWriter()).renewCalendar({ uid, lang: currentLocale().slice(0, 2) })),
      onQueryStarted: async (uid, { dispatch, queryFulfilled }) => {
        const { data: secret } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (secret !== undefined) await dispatch(calendarApi.util.upsertQueryData('getCalendar', uid, secret));
      },
    }),
    revokeCalendar: build.mutation<null, string>({
      queryFn: (uid) => toDone(async () => (await getMemberWriter()).revokeCalendar(uid)),
      onQueryStarted: async (uid, { dispatch, queryFulfilled }) => {
        const isRevoked = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRevoked) await dispatch(calendarApi.util.upsertQueryData('getCalendar', uid, null));
      },
    }),
  }),
});

export const { useGetCalendarQuery, useRenewCalendarMutation, useRevokeCalendarMutation, useSyncSavesMutation } =
  calendarApi;
