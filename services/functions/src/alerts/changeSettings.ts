import { type AlertSettings, defaultAlertSettings } from '@adp/shared-data/alerts';
import type { DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { toStored } from '@adp/shared-data/fields';
import { toSettingsPath } from './owners';

type SettingsChange =
  | { readonly paused: true }
  | { readonly email: Readonly<Partial<Record<keyof AlertSettings['email'], false>>> };

/** Returns the write that changes a member's settings of emails. Creates them for a member who has none. */
export function toSettingsWrite(
  { uid, stored, at }: { readonly uid: string; readonly stored: FoundDocument | undefined; readonly at: Date },
  change: SettingsChange,
): DocumentWrite {
  const path = toSettingsPath({ uid });
  if (stored) {
    const changed = 'email' in change ? Object.keys(change.email).map((topic) => `email.${topic}`) : ['paused'];
    const mask = [...changed, 'updated_at'];
    return { path, fields: { ...change, updated_at: at }, mask, precondition: { exists: true } };
  }
  const { email, ...others } = defaultAlertSettings;
  const settings = { uid, ...others, email, lang: 'en', updatedAt: at, ...change };
  const fields = toStored({ ...settings, email: { ...email, ...settings.email } });
  return { path, fields, precondition: { exists: false } };
}
