import { choices, type User } from '@adp/shared-data';
import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import type { MemberDocument } from '../../lib/settings/useMember';
import { useMemberChoice } from '../../lib/settings/useMemberChoice';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { SaveFault } from './Faults';
import { OfMember } from './OfMember';
import { Section, Status } from './Section';
import styles from './Settings.module.css';

/** Who sees the member's page, and whether it stands in the directory. */
export function PrivacySection({ member }: { readonly member: MemberDocument }) {
  return (
    <Section id="privacy">
      <OfMember member={member}>{(user) => <Choices member={member} user={user} />}</OfMember>
    </Section>
  );
}

const shownOf = ({ visibility, listed }: User) => ({ visibility, listed });

function Choices({ member, user }: { readonly member: MemberDocument; readonly user: User }) {
  const text = useText();
  const { value, choose, saving, save } = useMemberChoice(member, shownOf, user);
  const { visibility, listed } = value;
  const open = visibility === 'public';
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.busy) void save();
      }}
    >
      <SaveFault fault={saving.fault} attempt={saving.failures} />
      {saving.fault === 'conflict' ? (
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
        <BusyButton quiet type="submit" busy={saving.busy} busyText={text('settings.saving')}>
          {text('settings.save')}
        </BusyButton>
      </div>
    </form>
  );
}
