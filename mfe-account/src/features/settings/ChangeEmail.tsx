import { type SessionUser } from '@adp/shared-auth';
import { faultOf } from '@adp/shared-auth/errors';
import { TextField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useFaultText } from '../../components/IdentityFaultNote';
import { useAttempt } from '../../lib/entry';
import { isolated } from '../../lib/settings/format';
import { askedAddress, rememberAddress } from '../../lib/settings/newAddress';
import { useChecks } from '../../lib/settings/useChecks';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { useConfirming } from './Confirmation';
import { FormFaults } from './Faults';
import { Status } from './Section';
import styles from './Settings.module.css';

const FIELD = 'new-email';

/** Asks for another address: it holds when its link has been followed. */
export function ChangeEmail({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const attempt = useAttempt();
  const { guarded } = useConfirming();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState(() => askedAddress(user.uid));
  const checks = useChecks();
  const refused = useFaultText(attempt.error);
  const wrong = checks.shown ? wrongWith(email, user.email) : undefined;
  const send = async () => {
    const address = email.trim();
    const sent = await attempt.run((identity) => guarded('account', () => identity.changeEmail(address)));
    if (!sent) return;
    rememberAddress(user.uid, address);
    setSentTo(address);
    setEmail('');
  };
  const submit = () => {
    if (!attempt.busy && checks.pass(wrongWith(email, user.email) === undefined)) void send();
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
      <FormFaults
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
        error={wrong ? text(wrong) : attempt.error && faultOf(attempt.error).field === 'email' ? refused : undefined}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => setEmail(event.target.value)}
      />
      <Status>
        {sentTo && sentTo.toLowerCase() !== user.email?.toLowerCase()
          ? text('settings.account.linkSent', { email: isolated(sentTo) })
          : ''}
      </Status>
      <div className={styles['buttons']}>
        <BusyButton quiet type="submit" busy={attempt.busy}>
          {text('settings.account.sendLink')}
        </BusyButton>
      </div>
    </form>
  );
}

/** What is wrong with an address before anybody is asked. */
function wrongWith(email: string, present: string | null) {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'identity.invalidEmail';
  return email.trim().toLowerCase() === present?.toLowerCase() ? 'settings.account.sameEmail' : undefined;
}
