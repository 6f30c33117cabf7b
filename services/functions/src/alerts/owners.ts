import { type AlertSettings, defaultAlertSettings } from '@adp/shared-data/alerts';
import { isObject, listChoices } from '@adp/shared-data/fields';
import type { FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { knownZone } from '@adp/shared-ui/calendar';
import { getText } from '../background/events';
import type { Owner } from './mailQueue';

/** Returns the owner of a stored document. Returns undefined for a document without an owner. */
export function readOwner(fields: StoredFields): Owner | undefined {
  const [uid, subscriber] = [getText(fields, 'uid'), getText(fields, 'subscriber')];
  if (uid) return { uid };
  return subscriber ? { subscriber } : undefined;
}

export const toOwnerKey = (owner: Owner) => ('uid' in owner ? `m_${owner.uid}` : `s_${owner.subscriber}`);

/** Returns true if a subscription is active and belongs to the owner. */
export function isActiveFor(owner: Owner, { fields }: FoundDocument): boolean {
  const subscriber = readOwner(fields);
  return subscriber !== undefined && toOwnerKey(subscriber) === toOwnerKey(owner) && fields['state'] === 'active';
}

/** Returns the channels of an owner's subscription. An address without an account receives only emails. */
export function readChannels(owner: Owner, { fields }: FoundDocument): readonly unknown[] {
  const channels = 'uid' in owner ? fields['channels'] : ['email'];
  return Array.isArray(channels) ? channels : [];
}

export const toSettingsPath = (owner: Owner) =>
  'uid' in owner ? `alert_settings/${owner.uid}` : `subscribers/${owner.subscriber}`;

export interface OwnerSettings extends Pick<
  AlertSettings,
  'timezone' | 'digestHour' | 'digestDay' | 'quietFrom' | 'quietUntil' | 'email'
> {
  readonly lang: (typeof listChoices.lang)[number] | undefined;
  /** False for an address without an account that is not confirmed, has bounced or was deleted. */
  readonly isConfirmed: boolean;
  /** True while alerts and reminders to the owner are paused. Emails that are due during the pause are not sent later. */
  readonly paused: boolean;
}

/** Reads an owner's settings. Invalid and missing fields have their defaults. */
export function readSettings(owner: Owner, document: FoundDocument | undefined): OwnerSettings {
  const fields = document?.fields ?? {};
  const number = (name: string, { min, max, fallback }: { min: number; max: number; fallback: number }) => {
    const value = fields[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : fallback;
  };
  const hour = (name: string, fallback: number) => number(name, { min: 0, max: 23, fallback });
  const email = isObject(fields['email']) ? fields['email'] : {};
  const toSwitch = (topic: keyof AlertSettings['email']) =>
    typeof email[topic] === 'boolean' ? email[topic] : defaultAlertSettings.email[topic];
  return {
    lang: listChoices.lang.find((lang) => lang === fields['lang']),
    timezone: knownZone(getText(fields, 'timezone') || defaultAlertSettings.timezone),
    digestHour: hour('digest_hour', defaultAlertSettings.digestHour),
    digestDay: number('digest_day', { min: 1, max: 7, fallback: defaultAlertSettings.digestDay }),
    quietFrom: hour('quiet_from', defaultAlertSettings.quietFrom),
    quietUntil: hour('quiet_until', defaultAlertSettings.quietUntil),
    email: { account: toSwitch('account'), content: toSwitch('content'), deadlines: toSwitch('deadlines') },
    isConfirmed: 'uid' in owner || fields['state'] === 'confirmed',
    paused: fields['paused'] === true,
  };
}
