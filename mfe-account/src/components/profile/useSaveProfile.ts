import type { UserDraft } from '@adp/shared-data';
import { getMemberFiles, type MemberDocument } from '@adp/shared-store';
import { dataUrlToBlob } from '@adp/shared-ui/picture';
import { useState } from 'react';
import { useAddNotificationMutation, useSaveMemberMutation } from '../../store/memberApi';
import type { Picture } from './profileForm';

interface SaveProfile {
  readonly draft: UserDraft;
  /** The document that the form began from; null for a new member. */
  readonly before: MemberDocument;
  /** The picture of the form; null removes the stored one. */
  readonly picture: Picture | null;
}

/**
 * Saves a member's profile, a new picture first. `save` rejects with a MemberError: `already-exists` for a taken username,
 * `conflict` where the document has changed since it was read. `progress` is the part of the picture that is uploaded.
 */
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
  const { url } = await (await getMemberFiles()).uploadPicture({ uid, blob: dataUrlToBlob(dataUrl), onProgress });
  return url;
}

/** Nobody refers to the previous picture any more; if it remains it only costs space. */
async function removeQuietly(uid: string, url: string): Promise<void> {
  try {
    await (await getMemberFiles()).removePicture(url, { uid });
  } catch {
    // It is removed with the account at the latest.
  }
}
