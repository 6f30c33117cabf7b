import { isEditorCollection } from '@adp/shared-data/content';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { isAtLeast } from '@adp/shared-data/roles';
import { getText } from '../background/events';
import { type AccountService, findAccount } from './accounts';

interface Services {
  readonly administrator: Pick<Administrator, 'read' | 'commit'>;
  readonly accounts?: AccountService | undefined;
}

/**
 * Returns whether the author of an item may publish it now, as `mayPublish` and `isPublicationEditor` of the rules
 * decide. Reads the account, because a token's claims may be an hour old. Rejects if the account cannot be read.
 */
export async function mayPublish(collection: string, { fields }: FoundDocument, services: Services): Promise<boolean> {
  const { administrator, accounts } = services;
  const uid = getText(fields, 'author_uid');
  const needsEditor = isEditorCollection(collection);
  if (!needsEditor && !(await isReviewed(uid, administrator))) return true;
  if (!accounts)
    throw new Error(`No account service is configured to check the rights of the author of ${collection}.`);
  const account = await findAccount({ uid }, { administrator, accounts });
  return (
    account !== undefined &&
    (isAtLeast(account.role, needsEditor ? 'reviewer' : 'trusted') ||
      account.programmes.includes(getText(fields, 'programme')))
  );
}

/** Returns true if review is on and the member has too few approved items to publish without it. Ignores roles. */
async function isReviewed(uid: string, { read }: Pick<Administrator, 'read'>): Promise<boolean> {
  const [settingsPath, approvalsPath] = ['settings/publishing', `approvals/${uid}`];
  const documents = await read([settingsPath, approvalsPath]);
  const settings = documents.get(settingsPath)?.fields;
  const count = Number(documents.get(approvalsPath)?.fields['count'] ?? 0);
  return settings !== undefined && count < Number(settings['approvals']);
}
