import { getToken } from '@adp/shared-auth';
import { dataConfig, exportMember, loadFiles, notifications, type MemberExport } from '@adp/shared-data';
import { dataReader } from '../../api/data';

/** All that is stored of the member, to be taken along. */
export async function memberExport(uid: string): Promise<MemberExport> {
  return exportMember(await dataConfig(), { getToken }, uid);
}

/** Deletes the member's pictures; with `exceptCovers` not those of items that stay. */
export async function removePictures(uid: string, { exceptCovers }: { readonly exceptCovers: boolean }): Promise<void> {
  const files = await loadFiles(await dataConfig(), { getToken });
  await files.removeAllPictures(uid, { exceptCovers });
}

/**
 * This moment by the service's clock, cut to the second as sign-in times are. A device whose own clock is ahead would
 * otherwise write a moment that is still to come, and its member could not sign in until then.
 */
export async function serviceTime(uid: string): Promise<Date> {
  const { asOf } = await (await dataReader()).listMine(notifications, uid, { pageSize: 1 });
  return new Date(Math.floor(asOf.getTime() / 1_000) * 1_000);
}
