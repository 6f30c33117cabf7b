import type { AlertSettings } from '@adp/shared-data/alerts';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { toSettingsWrite } from './changeSettings';
import type { StopScope } from './mailQueue';
import { addToStats } from './mailStats';
import { deleteSubscriptions } from './manageSubscriptions';
import { readSettings, toSettingsPath } from './owners';
import { requireSecret } from './signedLinks';
import { readToken } from './tokens';

/** Stops the emails that the token names (RFC 8058). Does nothing if they have been stopped before. */
export async function unsubscribe(text: string, options: ActionOptions): Promise<void> {
  const signed = requireSecret(options);
  const content = readToken(text, ['stop'], signed);
  if (!content) throw new ActionError(403, 'link-invalid', 'This link is not valid or has expired.');
  const { s: subscriber, u: uid, scope } = content;
  const { administrator } = options;
  const stopped = subscriber
    ? await stopAddress(subscriber, scope, options)
    : await stopMember(uid ?? '-', scope, { administrator, at: new Date(signed.now) });
  await addToStats(new Date(signed.now), { unsubscribed: stopped }, administrator);
}

function stopAddress(subscriber: string, scope: StopScope, options: ActionOptions): Promise<number> {
  const isEnded = (id: string) => !('subscriptions' in scope) || scope.subscriptions.includes(id);
  return deleteSubscriptions(subscriber, isEnded, options);
}

interface Context {
  readonly administrator: Administrator;
  readonly at: Date;
}

/** Stops emails to a member. Notifications on the site continue. */
async function stopMember(uid: string, scope: StopScope, { administrator, at }: Context): Promise<number> {
  if ('kind' in scope && scope.kind !== 'follow') return switchOff(uid, scope.kind, { administrator, at });
  const subscriptions = await administrator.find('subscriptions', 'uid', [uid]);
  const byMail = subscriptions.filter(
    ({ id, fields }) =>
      ('kind' in scope || scope.subscriptions.includes(id)) && toChannels(fields['channels']).includes('email'),
  );
  if (byMail.length === 0) return 0;
  await administrator.commit(byMail.map(toWithoutEmail));
  return byMail.length;
}

const toChannels = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the write that removes the channel `email`. Pauses a subscription without any other channel, because a
 * subscription must have one.
 */
function toWithoutEmail({ id, fields, version }: FoundDocument) {
  const others = toChannels(fields['channels']).filter((channel) => channel !== 'email');
  const changed = others.length > 0 ? { channels: others } : { state: 'paused' };
  return {
    path: `subscriptions/${id}`,
    fields: changed,
    mask: Object.keys(changed),
    precondition: { updateTime: version },
  };
}

async function switchOff(
  uid: string,
  topic: keyof AlertSettings['email'],
  { administrator, at }: Context,
): Promise<number> {
  const path = toSettingsPath({ uid });
  const documents = await administrator.read([path, `users/${uid}`]);
  if (!documents.has(`users/${uid}`)) return 0;
  const stored = documents.get(path);
  if (!readSettings({ uid }, stored).email[topic]) return 0;
  await administrator.commit([toSettingsWrite({ uid, stored, at }, { email: { [topic]: false } })]);
  return 1;
}
