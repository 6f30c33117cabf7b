import type { SessionUser } from '@adp/shared-auth';
import { notifications } from '@adp/shared-data/notification';
import { getMemberReader, getMemberWriter, type MemberDocument, toDone, toResult } from '@adp/shared-store';
import { memberApi } from '../../store/memberApi';
import { readMemberExport, removePictures } from './memberFiles';

export type PublishedContent = 'keep' | 'remove';

interface ReadyFile {
  readonly url: string;
  readonly name: string;
  readonly bytes: number;
}

interface DeleteContent {
  readonly uid: string;
  readonly before: NonNullable<MemberDocument>;
  readonly content: PublishedContent;
}

const settingsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ends every session that began before now. Each device signs out the next time it opens a page. */
    endSessions: build.mutation<null, string>({
      queryFn: (uid, { dispatch }) =>
        toDone(async () => {
          const changes = { signedOutBefore: await readServiceTime(uid) };
          const { updateMember, addNotification } = memberApi.endpoints;
          await dispatch(updateMember.initiate({ uid, changes, onConflict: 'overwrite' })).unwrap();
          await dispatch(addNotification.initiate({ uid, topic: 'account', event: 'signed_out_everywhere' }));
        }),
    }),
    exportMember: build.mutation<ReadyFile, SessionUser>({
      queryFn: (user) =>
        toResult(async () => {
          const stored = await readMemberExport(user.uid);
          const json = JSON.stringify({ account: toAccount(user), ...stored }, undefined, 2);
          const blob = new Blob([json], { type: 'application/json' });
          const name = toFileName(stored.user?.['username']);
          return { url: URL.createObjectURL(blob), name, bytes: blob.size };
        }),
    }),
    deleteContent: build.mutation<null, DeleteContent>({
      queryFn: (request) => toDone(async () => (await getMemberWriter()).deleteMember(request)),
    }),
    deletePictures: build.mutation<null, Pick<DeleteContent, 'uid' | 'content'>>({
      queryFn: ({ uid, content }) => toDone(async () => removePictures(uid, { exceptCovers: content === 'keep' })),
    }),
  }),
});

export const { useDeleteContentMutation, useDeletePicturesMutation, useExportMemberMutation, useEndSessionsMutation } =
  settingsApi;

/** Returns the service's time, in whole seconds. The time of a device whose clock is ahead would lock the member out. */
async function readServiceTime(uid: string): Promise<Date> {
  const { asOf } = await (await getMemberReader()).listMine(notifications, uid, { pageSize: 1 });
  return new Date(Math.floor(asOf.getTime() / 1_000) * 1_000);
}

function toAccount({ providerData, createdAt, lastLoginAt, ...user }: SessionUser) {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    createdAt,
    lastLoginAt,
    signInMethods: providerData,
  };
}

function toFileName(username: unknown): string {
  return `${['my-data', username, toDayName(new Date())].filter(Boolean).join('-')}.json`;
}

export function toDayName(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
}
