import { getSession } from '@adp/shared-auth';
import type { UserDraft } from '@adp/shared-data/writer';
import { getMemberFiles, type MemberDocument } from '@adp/shared-store';
import { dataUrlToBlob } from '@adp/shared-ui/picture';
import { useState } from 'react';
import { toAppError } from '@adp/shared-auth/app-error';
import { isVerified } from '../../lib/signInMethods';
import { useAddNotificationMutation, useSaveMemberMutation } from '../../store/memberApi';
import type { Picture } from './profileForm';

interface SaveProfile {
  readonly draft: UserDraft;
  readonly before: MemberDocument;
  /** The picture in the form. Null removes the stored picture. */
  readonly picture: Picture | null;
}

/** The reason why a picture was refused. Pages show it next to the picture, because all other fields can still be saved. */
export type PictureRefusalCode = 'unverified' | 'denied' | 'quota' | 'upload-limit' | 'refused';

export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  constructor(readonly code: PictureRefusalCode) {
    super(`Picture: ${code}.`);
  }
}

/** Uploads a new picture, then saves the profile. `save` rejects with a `PictureRefusal` or an `AppError`. */
export function useSaveProfile(uid: string) {
  const [saveMember] = useSaveMemberMutation();
  const [addNotification] = useAddNotificationMutation();
  const [progress, setProgress] = useState<number>();

  async function save({ draft, before, picture }: SaveProfile): Promise<MemberDocument> {
    const { profileImageUrl: previous, ...rest } = draft;
    try {
      const image = picture && ('url' in picture ? picture.url : await upload(uid, picture.dataUrl, setProgress));
      const user: UserDraft = { ...rest, ...(image ? { profileImageUrl: image } : {}) };
      const saved = await saveMember({ uid, user, before }).unwrap();
      if (previous && previous !== image) void removeQuietly(uid, previous);
      const event = before === null ? 'joined' : before.item.username === user.username ? undefined : 'renamed';
      if (event) await addNotification({ uid, topic: 'account', event, title: user.username });
      return saved;
    } finally {
      setProgress(undefined);
    }
  }

  return { save, progress };
}

async function upload(uid: string, dataUrl: string, onProgress: (part: number) => void): Promise<string> {
  try {
    const { url } = await (await getMemberFiles()).uploadPicture({ uid, blob: dataUrlToBlob(dataUrl), onProgress });
    return url;
  } catch (thrown) {
    const { code, retry } = toAppError(thrown);
    if (retry || code === 'signed-out') throw thrown;
    const { user } = getSession();
    if (code === 'denied') throw new PictureRefusal(user && !isVerified(user) ? 'unverified' : code);
    throw new PictureRefusal(code === 'quota' || code === 'upload-limit' ? code : 'refused');
  }
}

async function removeQuietly(uid: string, url: string): Promise<void> {
  try {
    await (await getMemberFiles()).removePicture(url, { uid });
  } catch {
    // A picture that could not be removed is deleted with the account.
  }
}
