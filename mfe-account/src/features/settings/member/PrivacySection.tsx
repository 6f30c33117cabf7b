import { choices } from '@adp/shared-data/content';
import type { User } from '@adp/shared-data/member';
import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useText } from '../../../text';
import { Section } from '../Section';
import styles from '../Settings.module.css';
import { useMemberChoice } from './useMemberChoice';
import { ChoiceForm } from './ChoiceForm';
import { MemberGate } from './MemberGate';

export function PrivacySection({ uid }: { readonly uid: string }) {
  return (
    <Section id="privacy">
      <MemberGate uid={uid}>{(user) => <Choices uid={uid} user={user} />}</MemberGate>
    </Section>
  );
}

const getVisibility = ({ visibility, listed }: User) => ({ visibility, listed });

function Choices({ uid, user }: { readonly uid: string; readonly user: User }) {
  const text = useText();
  const choice = useMemberChoice({ uid, user, getStored: getVisibility });
  const { value, choose, error } = choice;
  const { visibility, listed } = value;
  const isPublic = visibility === 'public';
  return (
    <ChoiceForm choice={choice}>
      {error?.code === 'conflict' ? (
        <p className={styles['text']}>
          {text('settings.privacy.elsewhere', { visibility: text(`settings.privacy.${user.visibility}`) })}
        </p>
      ) : null}
      <ChoiceGroup legend={text('settings.privacy.visibility')}>
        {choices.visibility.map((option) => (
          <Choice
            key={option}
            type="radio"
            name="visibility"
            label={text(`settings.privacy.${option}`)}
            hint={text(`settings.privacy.${option}.why`)}
            checked={visibility === option}
            // Only public profiles can be listed.
            onChange={() => choose({ visibility: option, listed: listed && option === 'public' })}
          />
        ))}
      </ChoiceGroup>
      <div className={isPublic ? undefined : styles['off']}>
        <Choice
          name="listed"
          label={text('settings.privacy.listed')}
          hint={text(isPublic ? 'settings.privacy.listed.why' : 'settings.privacy.listed.off')}
          checked={listed}
          disabled={!isPublic}
          onChange={(event) => choose({ visibility, listed: event.target.checked })}
        />
      </div>
    </ChoiceForm>
  );
}
