import { type SessionUser } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../lib/entry';
import { isolated } from '../../lib/settings/format';
import { askedAddress, forgetAddress } from '../../lib/settings/newAddress';
import { tellMember } from '../../lib/settings/tellMember';
import { useCooldown } from '../../lib/useCooldown';
import type { MemberDocument } from '../../lib/settings/useMember';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { ActionFault } from './Faults';
import { Section, Status } from './Section';
import styles from './Settings.module.css';

interface AccountSectionProps {
  readonly user: SessionUser;
  readonly member: MemberDocument;
}

/** The address of the account, and its password. */
export function AccountSection({ user, member }: AccountSectionProps) {
  const text = useText();
  const arrived = useArrivedAddress(user, member);
  return (
    <Section id="account">
      <Status>{arrived ? text('settings.account.emailChanged', { email: isolated(arrived) }) : ''}</Status>
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
function useArrivedAddress({ uid, email }: SessionUser, member: MemberDocument): string | undefined {
  const [asked] = useState(() => askedAddress(uid));
  const arrived = asked !== undefined && asked.toLowerCase() === email?.toLowerCase();
  const ready = member.state !== 'loading';
  useEffect(() => {
    if (!arrived || !ready || askedAddress(uid) === undefined) return;
    forgetAddress();
    void tellMember(member, 'email_changed');
  }, [arrived, ready, uid, member]);
  return arrived ? asked : undefined;
}

function Verify({ email }: { readonly email: string }) {
  const text = useText();
  const attempt = useAttempt();
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
      <ActionFault error={attempt.error} attempt={attempt.failures} />
      <Status>{sent ? text('settings.account.verifySent', { email: isolated(email) }) : ''}</Status>
      <div className={styles['buttons']}>
        <BusyButton
          quiet
          busy={attempt.busy}
          {...(wait > 0 ? { 'aria-disabled': true } : {})}
          onClick={() => void send()}
        >
          {text('settings.account.verify', { seconds: wait })}
        </BusyButton>
      </div>
    </div>
  );
}
