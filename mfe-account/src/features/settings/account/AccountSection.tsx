import { type SessionUser } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { useIdentityAction } from '../../../lib/signIn';
import { readPendingEmail, clearPendingEmail } from './pendingEmail';
import { notifyMember } from '../member/notifyMember';
import { useCooldown } from '../../../lib/useCooldown';
import type { MemberDocument } from '../member/useMember';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { ActionError } from '../SettingsErrors';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';

interface AccountSectionProps {
  readonly user: SessionUser;
  readonly member: MemberDocument;
}

/** The address of the account, and its password. */
export function AccountSection({ user, member }: AccountSectionProps) {
  const text = useText();
  const confirmed = useConfirmedEmail(user, member);
  return (
    <Section id="account">
      <Status>{confirmed ? text('settings.account.emailChanged', { email: isolate(confirmed) }) : ''}</Status>
      <dl className={styles['facts']}>
        <div>
          <dt>{text('settings.account.email')}</dt>
          <dd>{user.email ? <bdi>{user.email}</bdi> : text('settings.account.noEmail')}</dd>
          {user.email && user.emailVerified ? (
            <dd className={styles['good']}>{text('settings.account.verified')}</dd>
          ) : null}
        </div>
      </dl>
      {user.email && !user.emailVerified ? <Verify email={user.email} /> : null}
      <ChangeEmail user={user} />
      <ChangePassword user={user} member={member} />
    </Section>
  );
}

/** The address that was asked for on this device, once its link was followed. The member is told then, and not before. */
function useConfirmedEmail({ uid, email }: SessionUser, member: MemberDocument): string | undefined {
  const [pending] = useState(() => readPendingEmail(uid));
  const confirmed = pending !== undefined && pending.toLowerCase() === email?.toLowerCase();
  const ready = member.state !== 'loading';
  useEffect(() => {
    if (!confirmed || !ready || readPendingEmail(uid) === undefined) return;
    clearPendingEmail();
    void notifyMember(member, 'email_changed');
  }, [confirmed, ready, uid, member]);
  return confirmed ? pending : undefined;
}

function Verify({ email }: { readonly email: string }) {
  const text = useText();
  const attempt = useIdentityAction();
  const [wait, startWait] = useCooldown();
  const [sent, setSent] = useState(false);
  const send = async () => {
    if (wait > 0) return;
    const done = await attempt.run((identity) => identity.sendVerification());
    setSent(done);
    if (done) startWait();
  };
  return (
    <div className={styles['part']}>
      <p className={styles['text']}>{text('settings.account.unverified')}</p>
      <ActionError error={attempt.error} attempt={attempt.failures} />
      <Status>{sent ? text('settings.account.verifySent', { email: isolate(email) }) : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton
          quiet
          isPending={attempt.isPending}
          {...(wait > 0 ? { 'aria-disabled': true } : {})}
          onClick={() => void send()}
        >
          {text('settings.account.verify', { seconds: wait })}
        </PendingButton>
      </div>
    </div>
  );
}
