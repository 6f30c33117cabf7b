import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { IdentityErrorSummary, useFieldError } from '../../components/identity/IdentityErrorSummary';
import { EmailField } from '../../components/identity/EmailField';
import form from '../../components/Form.module.css';
import type { IdentityAction } from '../../lib/signIn';
import { useCooldown } from '../../lib/useCooldown';
import { useText } from '../../text';

interface SendLinkFormProps {
  readonly use: 'link' | 'reset';
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly attempt: IdentityAction;
  readonly next: string;
  readonly onBack: () => void;
}

/** Sends a link to an address: one that signs in, or one that sets another password. */
export function SendLinkForm({ use, email, onEmail, attempt, next, onBack }: SendLinkFormProps) {
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  const [wait, startWaiting] = useCooldown();
  const { error } = attempt;
  const fault = useFieldError(error, 'email');
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
        if (wait === 0 && !attempt.isPending) void send();
      }}
    >
      <p className={form['quiet']}>{text(`${use}.text`)}</p>
      <IdentityErrorSummary error={error} attempt={attempt.failures} />
      <EmailField value={email} error={fault} onChange={onEmail} />
      <p role="status" className={sentTo ? form['done'] : undefined}>
        {sentTo ? text(`${use}.sent`, { email: sentTo }) : ''}
      </p>
      <div className={form['buttons']}>
        <Button type="submit" disabled={attempt.isPending || wait > 0}>
          {attempt.isPending
            ? text('entry.pending')
            : sentTo
              ? text('link.again', { seconds: wait })
              : text(`${use}.submit`)}
        </Button>
        <button className={form['link']} type="button" onClick={onBack}>
          {text('login.byPassword')}
        </button>
      </div>
    </form>
  );
}
