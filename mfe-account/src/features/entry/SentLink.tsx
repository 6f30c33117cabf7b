import { Button } from '@adp/shared-ui';
import { TextField } from '@adp/shared-ui/forms';
import { useEffect, useState } from 'react';
import { AttemptFaults, useFieldFault } from '../../components/AttemptFaults';
import form from '../../components/Form.module.css';
import type { Attempt } from '../../lib/entry';
import { useText } from '../../text';

/** How long until a mail can be sent again, in seconds. */
const COOLDOWN = 60;

interface SentLinkProps {
  readonly use: 'link' | 'reset';
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly attempt: Attempt;
  readonly next: string;
  readonly onBack: () => void;
}

/** Sends a link to an address: one that signs in, or one that sets another password. */
export function SentLink({ use, email, onEmail, attempt, next, onBack }: SentLinkProps) {
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  const [wait, setWait] = useState(0);
  const { error } = attempt;
  const fault = useFieldFault(error, 'email');
  useEffect(() => {
    if (wait === 0) return undefined;
    const clock = setTimeout(() => setWait(wait - 1), 1_000);
    return () => {
      clearTimeout(clock);
    };
  }, [wait]);
  const send = async () => {
    const sent = await attempt.run((identity) =>
      use === 'link' ? identity.sendSignInLink(email, next) : identity.sendReset(email, next),
    );
    if (!sent) return;
    setSentTo(email);
    setWait(COOLDOWN);
  };
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wait === 0 && !attempt.busy) void send();
      }}
    >
      <p className={form['quiet']}>{text(`${use}.text`)}</p>
      <AttemptFaults error={error} attempt={attempt.failures} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={text('entry.email')}
        value={email}
        error={fault}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        onChange={(event) => onEmail(event.target.value)}
      />
      <p role="status" className={sentTo ? form['done'] : undefined}>
        {sentTo ? text(`${use}.sent`, { email: sentTo }) : ''}
      </p>
      <div className={form['buttons']}>
        <Button type="submit" disabled={attempt.busy || wait > 0}>
          {attempt.busy ? text('entry.busy') : sentTo ? text('link.again', { seconds: wait }) : text(`${use}.submit`)}
        </Button>
        <button className={form['link']} type="button" onClick={onBack}>
          {text('login.byPassword')}
        </button>
      </div>
    </form>
  );
}
