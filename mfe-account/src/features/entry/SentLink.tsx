import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { AttemptFaults, useFieldFault } from '../../components/AttemptFaults';
import { EmailField } from '../../components/EmailField';
import form from '../../components/Form.module.css';
import type { Attempt } from '../../lib/entry';
import { useCooldown } from '../../lib/useCooldown';
import { useText } from '../../text';

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
  const [wait, startWaiting] = useCooldown();
  const { error } = attempt;
  const fault = useFieldFault(error, 'email');
  const send = async () => {
    const sent = await attempt.run((identity) =>
      use === 'link' ? identity.sendSignInLink(email, next) : identity.sendReset(email, next),
    );
    if (!sent) return;
    setSentTo(email);
    startWaiting();
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
      <EmailField value={email} error={fault} onChange={onEmail} />
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
