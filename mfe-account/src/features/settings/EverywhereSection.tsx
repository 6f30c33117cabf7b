import { notify } from '@adp/app-contract';
import { loadIdentity } from '@adp/shared-auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviceTime } from '../../lib/settings/memberStore';
import { tellMember } from '../../lib/settings/tellMember';
import type { MemberDocument } from '../../lib/settings/useMember';
import { useSaving } from '../../lib/settings/useSaving';
import { elsewhere } from '../../paths';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { Confirm } from './Dialog';
import { SaveFault } from './Faults';
import { OfMember } from './OfMember';
import { Section } from './Section';
import { toSection } from './sections';
import styles from './Settings.module.css';

/** Ends the sessions of all devices: the others compare the stored moment with their own sign-in when they open a page. */
export function EverywhereSection({ member }: { readonly member: MemberDocument }) {
  const text = useText();
  return (
    <Section id="everywhere">
      <p className={styles['text']}>{text('settings.everywhere.why')}</p>
      <p className={styles['text']}>
        {text('settings.everywhere.sooner')} <a href={toSection('account')}>{text('settings.everywhere.password')}</a>
      </p>
      <OfMember member={member}>{() => <SignOutEverywhere member={member} />}</OfMember>
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
    await tellMember(member, 'signed_out_everywhere');
    await (await loadIdentity()).signOut();
    notify({ type: 'success', text: text('settings.everywhere.done') });
    await navigate(elsewhere.home);
  };
  return (
    <>
      <SaveFault fault={saving.fault} attempt={saving.failures} />
      <div className={styles['buttons']}>
        <BusyButton quiet busy={saving.busy} onClick={() => setAsking(true)}>
          {text('settings.everywhere.start')}
        </BusyButton>
      </div>
      {asking ? (
        <Confirm
          title={text('settings.everywhere.sure')}
          why={text('settings.everywhere.sure.why')}
          yes={text('settings.everywhere.start')}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void saving.run(work);
          }}
        />
      ) : null}
    </>
  );
}
