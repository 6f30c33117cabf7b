import { toAppError } from '@adp/shared-auth/app-error';
import { Button } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import { Choice, ErrorSummary, Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import type { AddressSettings as Settings } from '../../api/addressAlerts';
import { TimingFields } from '../../components/alerts/TimingFields';
import form from '../../components/Form.module.css';
import { toFailureText } from '../../lib/toFailureText';
import { useChangeAddressMutation } from '../../store/alertsApi';
import { useText } from '../../text';
import styles from './Subscriptions.module.css';

interface AddressSettingsProps {
  readonly token: string;
  readonly stored: Settings;
}

export function AddressSettings({ token, stored }: AddressSettingsProps) {
  const text = useText();
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const [attempt, setAttempt] = useState(0);
  const [save, { error, isLoading, isSuccess, reset }] = useChangeAddressMutation();
  const { lang, timezone, digestHour, digestDay, paused } = { ...stored, ...changes };
  const choose = (change: Partial<Settings>) => {
    setChanges({ ...changes, ...change });
    reset();
  };
  const submit = () => {
    setAttempt(attempt + 1);
    return save({ token, settings: changes });
  };
  return (
    <Form className={form['form']} isPending={isLoading} aria-labelledby="alerts-timing" onSubmit={submit}>
      <h3 id="alerts-timing" className={styles['name']}>
        {text('alerts.timing')}
      </h3>
      <ErrorSummary
        title={text('alerts.error.title')}
        errors={error && !isLoading ? [{ text: text(toFailureText(toAppError(error).code)) }] : []}
        attempt={attempt}
      />
      <TimingFields
        value={{ lang, timezone, digestHour, digestDay }}
        zones={[stored.timezone, readerZone()]}
        onChange={choose}
      />
      <Choice
        label={text('alerts.pauseAll')}
        hint={text('alerts.pauseAll.why')}
        checked={paused}
        onChange={({ target }) => choose({ paused: target.checked })}
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
