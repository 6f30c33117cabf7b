import { choices, type User } from '@adp/shared-data';
import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import type { MemberDocument } from './useMember';
import { useMemberChoice } from './useMemberChoice';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { SaveError } from '../SettingsErrors';
import { MemberGate } from './MemberGate';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';

/** Who sees the member's page, and whether it stands in the directory. */
export function PrivacySection({ member }: { readonly member: MemberDocument }) {
  return (
    <Section id="privacy">
      <MemberGate member={member}>{(user) => <Choices member={member} user={user} />}</MemberGate>
    </Section>
  );
}

const getVisibility = ({ visibility, listed }: User) => ({ visibility, listed });

function Choices({ member, user }: { readonly member: MemberDocument; readonly user: User }) {
  const text = useText();
  const { value, choose, saving, save } = useMemberChoice(member, getVisibility, user);
  const { visibility, listed } = value;
  const open = visibility === 'public';
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isSaving) void save();
      }}
    >
      <SaveError error={saving.error} attempt={saving.failures} />
      {saving.error?.code === 'conflict' ? (
        <p className={styles['text']}>
          {text('settings.privacy.elsewhere', { visibility: text(`settings.privacy.${user.visibility}`) })}
        </p>
      ) : null}
      <ChoiceGroup legend={text('settings.privacy.visibility')}>
        {choices.visibility.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="visibility"
            label={text(`settings.privacy.${one}`)}
            hint={text(`settings.privacy.${one}.why`)}
            checked={visibility === one}
            // Only a public profile is listed.
            onChange={() => choose({ visibility: one, listed: listed && one === 'public' })}
          />
        ))}
      </ChoiceGroup>
      <div className={open ? undefined : styles['off']}>
        <Choice
          name="listed"
          label={text('settings.privacy.listed')}
          hint={text(open ? 'settings.privacy.listed.why' : 'settings.privacy.listed.off')}
          checked={listed}
          disabled={!open}
          onChange={(event) => choose({ visibility, listed: event.target.checked })}
        />
      </div>
      <Status>{saving.done ? text('settings.saved') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton quiet type="submit" isPending={saving.isSaving} pendingText={text('settings.saving')}>
          {text('settings.save')}
        </PendingButton>
      </div>
    </form>
  );
}
