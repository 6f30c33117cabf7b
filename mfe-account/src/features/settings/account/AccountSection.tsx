import { type SessionUser } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNextPath } from '../../../lib/afterSignIn';
import { useIdentityAction } from '../../../lib/useIdentityAction';
import { useGetMemberQuery } from '../../../store/memberApi';
import { useNotifyMember } from '../member/useNotifyMember';
import { useCooldown } from '../../../lib/useCooldown';
import { sitePaths, paths } from '../../../paths';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { ActionError } from '../SettingsErrors';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';
import { ChangePassword } from './ChangePassword';
import { ChangeEmail } from './ChangeEmail';
import { readPendingEmail, clearPendingEmail } from './pendingEmail';

export function AccountSection({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const confirmed = useConfirmedEmail(user);
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
      <ChangePassword user={user} />
    </Section>
  );
}

function useConfirmedEmail({ uid, email }: SessionUser): string | undefined {
  const [pending] = useState(() => readPendingEmail(uid));
  // Wait for the member's document, which contains the notification preferences.
  const { isLoading } = useGetMemberQuery(uid);
  const notifyMember = useNotifyMember(uid);
  const isConfirmed = pending !== undefined && pending.toLowerCase() === email?.toLowerCase();
  useEffect(() => {
    if (!isConfirmed || isLoading || readPendingEmail(uid) === undefined) return;
    clearPendingEmail();
    notifyMember('email_changed');
  }, [isConfirmed, isLoading, uid, notifyMember]);
  return isConfirmed ? pending : undefined;
}

function Verify({ email }: { readonly email: string }) {
  const text = useText();
  const next = useNextPath();
  const hasNext = next !== sitePaths.home;
  const action = useIdentityAction();
  const [cooldown, startCooldown] = useCooldown();
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    if (cooldown > 0) return;
    const isDone = await action.run((identity) => identity.sendVerification(hasNext ? next : paths.settings));
    setIsSent(isDone);
    if (isDone) startCooldown();
  };
  return (
    <div className={styles['part']}>
      <p className={styles['text']}>{text('settings.account.unverified')}</p>
      <ActionError error={action.error} />
      <Status>{isSent ? text('settings.account.verifySent', { email: isolate(email) }) : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton
          secondary
          isPending={action.isPending}
          {...(cooldown > 0 ? { 'aria-disabled': true } : {})}
          onClick={() => void send()}
        >
          {text('settings.account.verify', { seconds: cooldown })}
        </PendingButton>
        {hasNext ? <Link to={next}>{text('settings.account.back')}</Link> : null}
      </div>
    </div>
  );
}
