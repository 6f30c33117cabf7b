import { getToken } from '@adp/shared-auth';
import { callAction, dataConfig } from '@adp/shared-data/client';
import { exportMember, type MemberExport } from '@adp/shared-data/writer';
import { getMemberFiles } from '@adp/shared-store';

/** Reads all documents of a member, and the emails, which only the site's functions may read. */
export async function readMemberExport(uid: string): Promise<MemberExport & { readonly emails: unknown }> {
  const documents = await exportMember(await dataConfig(), { getToken }, uid);
  const answer = await callAction('export-emails', {}, { getToken });
  return { ...documents, emails: (answer as { readonly emails?: unknown }).emails };
}

interface RemoveOptions {
  /** True if the cover pictures must be kept because the items are kept. */
  readonly exceptCovers: boolean;
}

export async function removePictures(uid: string, { exceptCovers }: RemoveOptions): Promise<void> {
  await (await getMemberFiles()).removeAllPictures(uid, { exceptCovers });
}
