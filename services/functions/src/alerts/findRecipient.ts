import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { isObject } from '@adp/shared-data/fields';
import { type AccountService, findAddress } from '../accounts/accounts';
import { getText } from '../background/events';
import { isActiveFor, readChannels, readOwner, readSettings, toSettingsPath } from './owners';
import { readScope } from './readScope';
import { toSubscriberId } from './tokens';

export interface Recipient {
  readonly address: string;
  /** The id of the address in `subscribers`. */
  readonly id: string;
  /** The document of the address. Undefined for a member's address that has not bounced. */
  readonly stored: FoundDocument | undefined;
}

/**
 * Looks up the recipient at the time of sending. Since the email was queued, recipients may have unsubscribed, left or
 * changed their address.
 */
export async function findRecipient(
  mail: FoundDocument,
  administrator: Administrator,
  options: { readonly accounts: AccountService; readonly secret: string },
): Promise<Recipient | { readonly reason: string }> {
  const to = readOwner(isObject(mail.fields['to']) ? mail.fields['to'] : {});
  if (!to) return { reason: 'no-recipient' };
  const scope = readScope(mail);
  const ids = mail.fields['subscriptions'];
  const followed = Array.isArray(ids) ? ids.map(String) : [];
  const documents = await administrator.read([toSettingsPath(to), ...followed.map((id) => `subscriptions/${id}`)]);
  const settings = documents.get(toSettingsPath(to));
  const { paused, email } = readSettings(to, settings);
  const kind = scope && 'kind' in scope ? scope.kind : undefined;
  if (scope && paused) return { reason: 'paused' };
  if ('uid' in to && kind && kind !== 'follow' && !email[kind]) return { reason: 'switched-off' };
  const subscriptions = followed.flatMap((id) => documents.get(`subscriptions/${id}`) ?? []);
  const isFollowed = subscriptions.some((each) => isActiveFor(to, each) && readChannels(to, each).includes('email'));
  if (followed.length > 0 && !isFollowed) return { reason: 'unsubscribed' };
  return 'uid' in to
    ? findMember(to.uid, administrator, options)
    : toSubscriber(to.subscriber, settings, mail.fields['template'] === 'confirm');
}

async function findMember(
  uid: string,
  { read }: Administrator,
  { accounts, secret }: { readonly accounts: AccountService; readonly secret: string },
): Promise<Recipient | { readonly reason: string }> {
  const address = await findAddress(uid, accounts);
  if (address === undefined) return { reason: 'no-address' };
  const id = toSubscriberId(address, secret);
  const stored = (await read([`subscribers/${id}`])).get(`subscribers/${id}`);
  return stored?.fields['state'] === 'stopped' ? { reason: 'stopped' } : { address, id, stored };
}

/**
 * Returns the address, or the reason why no email may be sent. Confirmations go to unconfirmed addresses, but not to
 * addresses that have bounced.
 */
function toSubscriber(id: string, stored: FoundDocument | undefined, isConfirmation: boolean) {
  const address = getText(stored?.fields ?? {}, 'email');
  const state = getText(stored?.fields ?? {}, 'state');
  if (!address) return { reason: 'no-address' };
  if (state === 'stopped' || (!isConfirmation && state !== 'confirmed')) return { reason: state || 'unconfirmed' };
  return { address, id, stored };
}
