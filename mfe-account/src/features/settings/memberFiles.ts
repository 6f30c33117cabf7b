import { getToken } from '@adp/shared-auth';
import { dataConfig } from '@adp/shared-data/client';
import { exportMember, type MemberExport } from '@adp/shared-data/writer';
import { getMemberFiles } from '@adp/shared-store';

export async function readMemberExport(uid: string): Promise<MemberExport> {
  return exportMember(await dataConfig(), { getToken }, uid);
}

interface RemoveOptions {
  /** True if the cover pictures must be kept because the items are kept. */
  readonly exceptCovers: boolean;
}

export async function removePictures(uid: string, { exceptCovers }: RemoveOptions): Promise<void> {
  await (await getMemberFiles()).removeAllPictures(uid, { exceptCovers });
}
