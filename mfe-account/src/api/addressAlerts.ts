import { alertChoices, alertSettingsSchema } from '@adp/shared-data/alerts';
import { callAction, DataError } from '@adp/shared-data/client';
import * as v from 'valibot';

const { lang, timezone, digestHour, digestDay, paused } = alertSettingsSchema.entries;

const addressSchema = v.object({
  email: v.string(),
  state: v.string(),
  lang,
  timezone,
  digestHour,
  digestDay,
  paused,
  subscriptions: v.array(
    v.object({
      id: v.string(),
      topic: v.string(),
      frequency: v.picklist(alertChoices.frequency),
      state: v.picklist(alertChoices.state),
    }),
  ),
});
export type AddressAlerts = v.InferOutput<typeof addressSchema>;
export type AddressSettings = Pick<AddressAlerts, 'lang' | 'timezone' | 'digestHour' | 'digestDay' | 'paused'>;

interface FollowRequest {
  readonly topic: string;
  readonly email: string;
  readonly frequency: string;
  readonly lang: string;
  readonly timezone: string;
}

interface SubscriptionChange {
  readonly id: string;
  readonly frequency?: string;
  readonly state?: string;
  readonly deleted?: true;
}

/** Returns the URL of a site action. Forms can post to it without JavaScript. */
export const actionPath = (name: string) => `/api/actions/${name}`;

export async function followByEmail(request: FollowRequest): Promise<void> {
  await callAction('follow-by-email', request);
}

/** Reads the address of a token and the topics that it follows. Rejects with `denied` for a token that is not valid. */
export async function readAddress(token: string): Promise<AddressAlerts> {
  const result = v.safeParse(addressSchema, await callAction('read-subscriptions', { token }));
  if (!result.success) throw new DataError('unreadable');
  return result.output;
}

export async function confirmAddress(token: string): Promise<void> {
  await callAction('confirm-subscription', { token });
}

export async function changeAddressSubscription(token: string, change: SubscriptionChange): Promise<void> {
  await callAction('change-subscription', { token, ...change });
}

export async function changeAddressSettings(token: string, settings: Partial<AddressSettings>): Promise<void> {
  await callAction('change-subscriber', { token, ...settings });
}

export async function forgetAddress(token: string): Promise<void> {
  await callAction('forget-subscriber', { token });
}

/** Unsubscribes with the same request as mail programs (RFC 8058). */
export async function stopAlerts(token: string): Promise<void> {
  const response = await fetch(`${actionPath('unsubscribe')}?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  }).catch((cause: unknown) => {
    throw new DataError('offline', { cause });
  });
  if (!response.ok) throw new DataError(response.status < 500 ? 'invalid' : 'unavailable');
}
