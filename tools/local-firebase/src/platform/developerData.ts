import type { Auth } from '../auth/createAuth';
import type { DeniedRequests } from '../rules/deniedRequests';
import type { DeveloperData } from '../developer/developerData';
import type { Firestore } from '../firestore/createFirestore';
import { timeText } from '../firestore/timestamps';
import type { Reports } from '../reports/createReports';
import type { Mailbox } from '../mail/createMailbox';
import type { Storage } from '../storage/createStorage';

interface Parts {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
}

/** Combines the platform's parts into the content of the developer page. */
export function developerData(
  { auth, firestore, storage }: Parts,
  deniedRequests: DeniedRequests,
  reports: Reports,
  mailbox: Mailbox,
): DeveloperData {
  return {
    *documents() {
      for (const { path, fields, createTime, updateTime } of firestore.documents())
        yield { path, fields, createTime: timeText(createTime), updateTime: timeText(updateTime) };
    },
    accounts: () =>
      auth.accounts().map(({ name, email, created, lastSignIn, ...account }) => ({
        ...account,
        email: email ?? undefined,
        displayName: name ?? undefined,
        createdAt: new Date(created).toISOString(),
        lastLoginAt: lastSignIn === null ? undefined : new Date(lastSignIn).toISOString(),
      })),
    codes: auth.codes,
    mail: mailbox.list,
    deniedRequests,
    objects: storage.objects,
    reports: reports.list,
  };
}
