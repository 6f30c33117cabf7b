import { toAppError } from '@adp/shared-auth/app-error';
import { Button, currentLocale } from '@adp/shared-ui';
import { formatDate } from '@adp/shared-ui/format';
import { languageNames, languages } from '@adp/shared-ui/languages';
import { CheckboxGroup, Choice, ErrorSummary, Form, SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { LoadError } from '../LoadError';
import form from '../Form.module.css';
import { RowsSkeleton } from '../RowsSkeleton';
import { notificationTopics } from '../../lib/notificationTopics';
import { useText } from '../../text';
import { type Settings, useGetAlertSettingsQuery, useSaveAlertSettingsMutation } from '../../store/alertsApi';
import { toFailureText } from '../../lib/toFailureText';
import styles from './EmailSettings.module.css';

export function EmailSettings({ uid }: { readonly uid: string }) {
  const { data, error, isFetching, refetch } = useGetAlertSettingsQuery(uid);
  if (data) return <SettingsForm uid={uid} stored={data} />;
  if (error) return <LoadError error={toAppError(error)} isFetching={isFetching} onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={2} />;
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const days = ['1', '2', '3', '4', '5', '6', '7'];
const numbers = { digestHour: hours, digestDay: days, quietFrom: hours, quietUntil: hours } as const;
const labels = {
  digestHour: 'alerts.hour',
  digestDay: 'alerts.day',
  quietFrom: 'alerts.quietFrom',
  quietUntil: 'alerts.quietUntil',
} as const;
type NumberField = keyof typeof numbers;

function SettingsForm({ uid, stored }: { readonly uid: string; readonly stored: Settings }) {
  const text = useText();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const [save, { error, isLoading, isSuccess }] = useSaveAlertSettingsMutation();
  const [attempt, setAttempt] = useState(0);
  const settings = { ...stored, ...changes };
  const set = (change: Partial<Settings>) => setChanges({ ...changes, ...change });
  const submit = async () => {
    setAttempt(attempt + 1);
    const { email, lang, timezone, digestHour, digestDay, quietFrom, quietUntil, paused } = settings;
    await save({ uid, email, lang, timezone, digestHour, digestDay, quietFrom, quietUntil, paused });
  };
  const toNumberField = (field: NumberField) => (
    <SelectField
      key={field}
      id={`alerts-${field}`}
      label={text(labels[field])}
      hint={field === 'quietUntil' ? text('alerts.quiet.why') : undefined}
      value={String(settings[field])}
      onChange={({ target }) => set({ [field]: Number(target.value) })}
    >
      <SelectOptions values={numbers[field]} getName={field === 'digestDay' ? toDayName : toHourName} />
    </SelectField>
  );
  return (
    <Form className={form['form']} isPending={isLoading} aria-labelledby="alerts-timing" onSubmit={submit}>
      <h3 id="alerts-timing">{text('alerts.timing')}</h3>
      <p>{text('alerts.timing.why')}</p>
      <ErrorSummary
        title={text('alerts.error.title')}
        errors={error && !isLoading ? [{ text: text(toFailureText(toAppError(error).code)) }] : []}
        attempt={attempt}
      />
      <CheckboxGroup
        name="email"
        legend={text('settings.notify.email')}
        hint={text('settings.notify.mail')}
        options={notificationTopics.map((value) => ({
          value,
          label: text(`settings.notify.${value}`),
          hint: text(`settings.notify.${value}.why`),
        }))}
        value={notificationTopics.filter((topic) => settings.email[topic])}
        onChange={(chosen) =>
          set({
            email: {
              account: chosen.includes('account'),
              content: chosen.includes('content'),
              deadlines: chosen.includes('deadlines'),
            },
          })
        }
      />
      <div className={styles['fields']}>
        {(Object.keys(numbers) as NumberField[]).map(toNumberField)}
        <SelectField
          id="alerts-lang"
          label={text('alerts.lang')}
          value={settings.lang}
          onChange={({ target }) => set({ lang: languages.find((each) => each === target.value) ?? settings.lang })}
        >
          <SelectOptions
            values={languages}
            getName={(value) => languageNames[value as (typeof languages)[number]]}
            proper
          />
        </SelectField>
        <SelectField
          id="alerts-zone"
          label={text('alerts.zone')}
          value={settings.timezone}
          onChange={({ target }) => set({ timezone: target.value })}
          dir="ltr"
        >
          <SelectOptions
            values={[...new Set([settings.timezone, ...Intl.supportedValuesOf('timeZone')])]}
            getName={(value) => value.replaceAll('_', ' ')}
            proper
          />
        </SelectField>
      </div>
      <Choice
        label={text('alerts.pauseAll')}
        hint={text('alerts.pauseAll.why')}
        checked={settings.paused}
        onChange={({ target }) => set({ paused: target.checked })}
      />
      <div className={form['buttons']}>
        <Button type="submit" aria-disabled={isLoading}>
          {text('alerts.save')}
        </Button>
        <span role="status">{isSuccess ? text('alerts.saved') : ''}</span>
      </div>
    </Form>
  );
}

/** A Monday, from which the names of weekdays are counted. */
const monday = Date.UTC(2026, 0, 5);

const toDayName = (day: string) =>
  formatDate(new Date(monday + (Number(day) - 1) * 86_400_000), { weekday: 'long', timeZone: 'UTC' }, currentLocale());

const toHourName = (hour: string) =>
  formatDate(new Date(monday + Number(hour) * 3_600_000), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
