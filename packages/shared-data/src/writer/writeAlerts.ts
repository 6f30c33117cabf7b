import * as v from 'valibot';
import { type AlertSettings, alertSettings, alertSettingsSchema } from '../alerts/alertSettings';
import { type Subscription, subscriptions, subscriptionSchema } from '../alerts/subscriptions';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { toStored } from '../fields/storedKeys';
import { getInvalidFields } from '../kinds/readWith';
import { toDeletion, toWrite } from './toWrite';

type Client = Pick<FirestoreClient, 'root' | 'commit'>;

/** A new subscription. It is active by default. */
export type SubscriptionDraft = Omit<Subscription, 'createdAt' | 'state'> & Partial<Pick<Subscription, 'state'>>;
export type SubscriptionChange = Pick<Subscription, 'frequency' | 'channels' | 'state'>;
export type AlertSettingsDraft = Omit<AlertSettings, 'updatedAt'>;

/**
 * Creates a subscription. Its id is one of `{uid}_0` to `{uid}_99`. Rejects with `conflict` if another device has just
 * used the id.
 */
export async function createSubscription(id: string, draft: SubscriptionDraft, client: Client): Promise<void> {
  const subscription = { state: 'active', ...draft } as const;
  // The service sets the time.
  validate(subscriptionSchema, { ...subscription, createdAt: new Date() });
  await client.commit([
    toWrite({
      name: `${client.root}/${subscriptions.collection}/${id}`,
      fields: toStored(subscription),
      times: ['created_at'],
      precondition: { exists: false },
    }),
  ]);
}

/** Changes a subscription. Rejects with `not-found` if another device has deleted it. */
export async function changeSubscription(
  id: string,
  change: Partial<SubscriptionChange>,
  client: Client,
): Promise<void> {
  const fields = toStored(change);
  const name = `${client.root}/${subscriptions.collection}/${id}`;
  await client.commit([toWrite({ name, fields, mask: Object.keys(fields), precondition: { exists: true } })]);
}

export async function deleteSubscription(id: string, client: Client): Promise<void> {
  await client.commit([toDeletion(`${client.root}/${subscriptions.collection}/${id}`)]);
}

export async function saveAlertSettings(draft: AlertSettingsDraft, client: Client): Promise<void> {
  validate(alertSettingsSchema, { ...draft, updatedAt: new Date() });
  const name = `${client.root}/${alertSettings.collection}/${draft.uid}`;
  await client.commit([toWrite({ name, fields: toStored(draft), times: ['updated_at'] })]);
}

function validate(schema: v.GenericSchema, input: object) {
  const { issues } = v.safeParse(schema, input);
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
}
