import { type SessionUser } from '@adp/shared-auth';
import { TextField } from '@adp/shared-ui/forms';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { getIdentityError, useIdentityErrorText } from '../../../components/identity/IdentityErrorNote';
import { useIdentityAction } from '../../../lib/signIn';
import { readPendingEmail, savePendingEmail } from './pendingEmail';
import { useChecks } from '../useChecks';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useReauthentication } from '../reauthenticate/Reauthentication';
import { FormErrors } from '../SettingsErrors';
import { Status } from '../Section';
import styles from '../Settings.module.css';

const FIELD = 'new-email';

/** Asks for another address: it holds when its link has been followed. */
export function ChangeEmail({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const attempt = useIdentityAction();
  const { guarded } = useReauthentication();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState(() => readPendingEmail(user.uid));
  const checks = useChecks();
  const refused = useIdentityErrorText(attempt.error);
  const wrong = checks.shown ? wrongWith(email, user.email) : undefined;
  const send = async () => {
    const address = email.trim();
    const sent = await attempt.run((identity) => guarded('account', () => identity.changeEmail(address)));
    if (!sent) return;
    savePendingEmail(user.uid, address);
    setSentTo(address);
    setEmail('');
  };
  const submit = () => {
    if (!attempt.isPending && checks.pass(wrongWith(email, user.email) === undefined)) void send();
  };
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>{text('settings.account.changeEmail')}</h3>
      <FormErrors
        error={attempt.error}
        field={FIELD}
        wrong={wrong && text(wrong)}
        attempt={attempt.failures + checks.count}
      />
      <TextField
        id={FIELD}
        name="email"
        type="email"
        label={text('settings.account.newEmail')}
        value={email}
        error={
          wrong ? text(wrong) : attempt.error && getIdentityError(attempt.error).field === 'email' ? refused : undefined
        }
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Status>
        {sentTo && sentTo.toLowerCase() !== user.email?.toLowerCase()
          ? text('settings.account.linkSent', { email: isolate(sentTo) })
          : ''}
      </Status>
      <div className={styles['buttons']}>
        <PendingButton quiet type="submit" isPending={attempt.isPending}>
          {text('settings.account.sendLink')}
        </PendingButton>
      </div>
    </form>
  );
}

/** What is wrong with an address before anybody is asked. */
function wrongWith(email: string, present: string | null) {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'identity.invalidEmail';
  return email.trim().toLowerCase() === present?.toLowerCase() ? 'settings.account.sameEmail' : undefined;
}
