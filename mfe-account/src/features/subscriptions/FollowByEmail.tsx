import { alertChoices, alertLimits, defaultAlertSettings, printTopic, type Topic } from '@adp/shared-data/alerts';
import { toAppError } from '@adp/shared-auth/app-error';
import { Button, currentLocale } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import { Choice, ChoiceGroup, ErrorSummary, Form, TextField, toResolver } from '@adp/shared-ui/forms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { toFailureText } from '../../lib/toFailureText';
import form from '../../components/Form.module.css';
import { type MessageId, useText } from '../../text';
import { actionPath, followByEmail } from '../../api/addressAlerts';
import styles from './Subscriptions.module.css';

const schema = v.object({
  frequency: v.picklist(alertChoices.frequency),
  email: v.pipe(
    v.string(),
    v.maxLength(alertLimits.email.max, 'alerts.email.invalid'),
    v.regex(/^\s*[^\s@]+@[^\s@]+[.][^\s@]+\s*$/, 'alerts.email.invalid'),
  ),
});

interface FollowByEmailProps {
  readonly topic: Topic;
  readonly failure: string | null;
}

export function FollowByEmail({ topic, failure: code }: FollowByEmailProps) {
  const text = useText();
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<MessageId | undefined>(toInitialFailure(code));
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { frequency: 'daily', email: '' },
    resolver: toResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const lang = currentLocale().slice(0, 2);
  const zone = useReaderZone();
  if (isSent) return <Sent />;
  const submit = handleSubmit(async ({ email, frequency }) => {
    setFailure(undefined);
    try {
      await followByEmail({ topic: printTopic(topic), email: email.trim(), frequency, lang, timezone: zone });
      setIsSent(true);
    } catch (error) {
      setFailure(toFailureText(toAppError(error).code));
    }
  });
  const emailError = errors.email && text('alerts.email.invalid');
  const shown = [
    ...(emailError ? [{ field: 'alerts-email', text: emailError }] : []),
    ...(failure ? [{ text: text(failure) }] : []),
  ];
  return (
    <Form
      className={form['form']}
      method="post"
      action={actionPath('follow-by-email')}
      isPending={isSubmitting}
      onSubmit={submit}
    >
      <ErrorSummary title={text('alerts.error.title')} errors={shown} attempt={submitCount} />
      <input type="hidden" name="topic" value={printTopic(topic)} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="timezone" value={zone} />
      <ChoiceGroup legend={text('alerts.frequency')} role="radiogroup">
        {alertChoices.frequency.map((value) => (
          <Choice
            key={value}
            {...register('frequency')}
            type="radio"
            value={value}
            // Also selected in the server's HTML, for readers without JavaScript.
            defaultChecked={value === 'daily'}
            label={text(`alerts.frequency.${value}`)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        {...register('email')}
        id="alerts-email"
        type="email"
        label={text('alerts.email')}
        hint={text('alerts.email.why')}
        error={emailError}
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <div className={form['buttons']}>
        <Button type="submit" aria-disabled={isSubmitting}>
          {text(isSubmitting ? 'alerts.submit.pending' : 'alerts.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Returns the text for a form that was refused. Its fields are empty, because no URL may contain an email address. */
function toInitialFailure(code: string | null): MessageId | undefined {
  if (code === null) return undefined;
  return code === 'invalid' ? 'alerts.email.invalid' : toFailureText(code);
}

/** Shown after a request. The text does not reveal whether the address is known. */
export function Sent() {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={form['done']} tabIndex={-1} role="status">
      <h2 className={styles['title']}>{text('alerts.sent')}</h2>
      <p>{text('alerts.sent.why')}</p>
    </div>
  );
}

/** Returns the reader's time zone. While the server renders and the page hydrates, returns the default zone. */
function useReaderZone(): string {
  return useSyncExternalStore(subscribeToNothing, readerZone, () => defaultAlertSettings.timezone);
}

const subscribeToNothing = () => () => undefined;
