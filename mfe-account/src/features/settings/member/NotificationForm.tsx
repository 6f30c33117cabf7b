import { toAppError } from '@adp/shared-auth/app-error';
import type { User } from '@adp/shared-data/member';
import { Choice } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { TimingFields } from '../../../components/alerts/TimingFields';
import { LoadError } from '../../../components/LoadError';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { type Settings, useGetAlertSettingsQuery, useSaveAlertSettingsMutation } from '../../../store/alertsApi';
import { useText } from '../../../text';
import styles from '../Settings.module.css';
import { ChoiceForm } from './ChoiceForm';
import { NotificationTable } from './NotificationTable';
import { useMemberChoice } from './useMemberChoice';

interface NotificationFormProps {
  readonly uid: string;
  readonly user: User;
}

export function NotificationForm({ uid, user }: NotificationFormProps) {
  const { data, error, isFetching, refetch } = useGetAlertSettingsQuery(uid);
  if (data) return <Choices uid={uid} user={user} stored={data} />;
  if (error) return <LoadError error={toAppError(error)} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={3} />;
}

const getPrefs = ({ notificationPrefs }: User) => ({ notificationPrefs });

/** Saves notifications on the site in the member's document, and the settings of emails in a document of their own. */
function Choices({ uid, user, stored }: NotificationFormProps & { readonly stored: Settings }) {
  const text = useText();
  const site = useMemberChoice({ uid, user, getStored: getPrefs });
  const email = useEmailChoice(uid, stored);
  const { settings, choose } = email;
  const { notificationPrefs } = site.value;
  const choice = {
    save: async () => {
      if (site.isChanged) await site.save();
      if (email.isChanged || !site.isChanged) await email.save();
    },
    isSaving: site.isSaving || email.isSaving,
    isSaved: !site.isChanged && !email.isChanged && (site.isSaved || email.isSaved),
    error: site.error ?? email.error,
  };
  return (
    <ChoiceForm choice={choice}>
      <NotificationTable
        inApp={{
          isOn: (topic) => notificationPrefs[topic].inApp,
          onChange: (topic, inApp) => site.choose({ notificationPrefs: { ...notificationPrefs, [topic]: { inApp } } }),
        }}
        email={{
          isOn: (topic) => settings.email[topic],
          onChange: (topic, isOn) => choose({ email: { ...settings.email, [topic]: isOn } }),
        }}
      />
      <p className={styles['text']}>{text('settings.notify.mail')}</p>
      <h3>{text('alerts.timing')}</h3>
      <p className={styles['text']}>{text('alerts.timing.why')}</p>
      <TimingFields value={settings} zones={Intl.supportedValuesOf('timeZone')} onChange={choose} />
      <Choice
        label={text('alerts.pauseAll')}
        hint={text('alerts.pauseAll.why')}
        checked={settings.paused}
        onChange={({ target }) => choose({ paused: target.checked })}
      />
    </ChoiceForm>
  );
}

function useEmailChoice(uid: string, stored: Settings) {
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const [save, { error, isLoading, isSuccess }] = useSaveAlertSettingsMutation();
  const settings = { ...stored, ...changes };
  const isSame = (name: keyof Settings) => JSON.stringify(settings[name]) === JSON.stringify(stored[name]);
  return {
    settings,
    isChanged: !(Object.keys(changes) as (keyof Settings)[]).every(isSame),
    isSaving: isLoading,
    isSaved: isSuccess,
    error: error && toAppError(error),
    choose: (change: Partial<Settings>) => setChanges({ ...changes, ...change }),
    save: async () => {
      const { email, lang, timezone, digestHour, digestDay, quietFrom, quietUntil, paused } = settings;
      await save({ uid, email, lang, timezone, digestHour, digestDay, quietFrom, quietUntil, paused });
    },
  };
}
