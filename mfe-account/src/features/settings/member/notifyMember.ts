import type { Notification } from '@adp/shared-data';
import { dataWriter } from '../../../api/data';
import type { MemberDocument } from './useMember';

/** Writes a notification about the account, if the member wants such; the change holds without it, so it never rejects. */
export async function notifyMember(
  { uid, stored }: Pick<MemberDocument, 'uid' | 'stored'>,
  event: Notification['event'],
  title?: string,
): Promise<void> {
  if (stored?.item.notificationPrefs.account.inApp === false) return;
  try {
    await (await dataWriter()).notify({ uid, topic: 'account', event, title });
  } catch {
    // As said above.
  }
}
