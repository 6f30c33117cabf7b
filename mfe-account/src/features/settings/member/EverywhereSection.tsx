import { notify } from '@adp/app-contract';
import { loadIdentity } from '@adp/shared-auth';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviceTime } from '../memberStore';
import { notifyMember } from './notifyMember';
import type { MemberDocument } from './useMember';
import { useSaving } from './useSaving';
import { elsewhere } from '../../../paths';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { SaveError } from '../SettingsErrors';
import { MemberGate } from './MemberGate';
import { Section } from '../Section';
import { toSection } from '../sections';
import styles from '../Settings.module.css';

/** Ends the sessions of all devices: the others compare the stored moment with their own sign-in when they open a page. */
export function EverywhereSection({ member }: { readonly member: MemberDocument }) {
  const text = useText();
  return (
    <Section id="everywhere">
      <p className={styles['text']}>{text('settings.everywhere.why')}</p>
      <p className={styles['text']}>
        {text('settings.everywhere.sooner')} <a href={toSection('account')}>{text('settings.everywhere.password')}</a>
      </p>
      <MemberGate member={member}>{() => <SignOutEverywhere member={member} />}</MemberGate>
    </Section>
  );
}

function SignOutEverywhere({ member }: { readonly member: MemberDocument }) {
  const text = useText();
  const navigate = useNavigate();
  const saving = useSaving();
  const [asking, setAsking] = useState(false);
  const work = async () => {
    const signedOutBefore = await serviceTime(member.uid);
    await member.saveOver((draft) => ({ ...draft, signedOutBefore }));
    await notifyMember(member, 'signed_out_everywhere');
    await (await loadIdentity()).signOut();
    notify({ type: 'success', text: text('settings.everywhere.done') });
    await navigate(elsewhere.home);
  };
  return (
    <>
      <SaveError error={saving.error} attempt={saving.failures} />
      <div className={styles['buttons']}>
        <PendingButton quiet isPending={saving.isSaving} onClick={() => setAsking(true)}>
          {text('settings.everywhere.start')}
        </PendingButton>
      </div>
      {asking ? (
        <ConfirmDialog
          title={text('settings.everywhere.confirm')}
          description={text('settings.everywhere.confirm.why')}
          confirmLabel={text('settings.everywhere.start')}
          cancelLabel={text('settings.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void saving.run(work);
          }}
        />
      ) : null}
    </>
  );
}
