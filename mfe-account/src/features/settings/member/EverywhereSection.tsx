import { notify } from '@adp/app-contract';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdentityAction } from '../../../lib/useIdentityAction';
import { sitePaths } from '../../../paths';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { Section } from '../Section';
import { toSection } from '../sections';
import styles from '../Settings.module.css';
import { useEndSessionsMutation } from '../settingsApi';
import { SaveError } from '../SettingsErrors';
import { MemberGate } from './MemberGate';

/** The section for signing out on all devices. Stores the time, which each device compares with its own sign-in time. */
export function EverywhereSection({ uid }: { readonly uid: string }) {
  const text = useText();
  return (
    <Section id="everywhere">
      <p className={styles['text']}>{text('settings.everywhere.why')}</p>
      <p className={styles['text']}>
        <span>{`${text('settings.everywhere.sooner')} `}</span>
        <a href={toSection('account')}>{text('settings.everywhere.password')}</a>
      </p>
      <MemberGate uid={uid}>{() => <SignOutEverywhere uid={uid} />}</MemberGate>
    </Section>
  );
}

function SignOutEverywhere({ uid }: { readonly uid: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [endSessions, { error, isLoading }] = useEndSessionsMutation();
  const signingOut = useIdentityAction();
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = async () => {
    setIsConfirming(false);
    const result = await endSessions(uid);
    if (result.error || !(await signingOut.run((identity) => identity.signOutEverywhere()))) return;
    notify({ type: 'success', text: text('settings.everywhere.done') });
    await navigate(sitePaths.home);
  };
  return (
    <>
      <SaveError error={error ?? signingOut.error} />
      <div className={styles['buttons']}>
        <PendingButton secondary isPending={isLoading || signingOut.isPending} onClick={() => setIsConfirming(true)}>
          {text('settings.everywhere.start')}
        </PendingButton>
      </div>
      {isConfirming ? (
        <ConfirmDialog
          title={text('settings.everywhere.confirm')}
          description={text('settings.everywhere.confirm.why')}
          confirmLabel={text('settings.everywhere.start')}
          cancelLabel={text('settings.cancel')}
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => void confirm()}
        />
      ) : null}
    </>
  );
}
