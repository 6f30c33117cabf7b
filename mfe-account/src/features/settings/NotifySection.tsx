import { notificationChoices, type User } from '@adp/shared-data';
import type { MemberDocument } from '../../lib/settings/useMember';
import { useMemberChoice } from '../../lib/settings/useMemberChoice';
import { useText } from '../../text';
import { BusyButton } from './BusyButton';
import { SaveFault } from './Faults';
import { OfMember } from './OfMember';
import { Section, Status } from './Section';
import styles from './Settings.module.css';

const channels = ['inApp', 'email'] as const;
type Prefs = User['notificationPrefs'];

/** What the member is told about, and where. */
export function NotifySection({ member }: { readonly member: MemberDocument }) {
  const text = useText();
  return (
    <Section id="notifications">
      <p className={styles['text']}>{text('settings.notify.why')}</p>
      <OfMember member={member}>{(user) => <Choices member={member} user={user} />}</OfMember>
    </Section>
  );
}

const prefsOf = ({ notificationPrefs }: User) => ({ notificationPrefs });

function Choices({ member, user }: { readonly member: MemberDocument; readonly user: User }) {
  const text = useText();
  const { value, choose, saving, save } = useMemberChoice(member, prefsOf, user);
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.busy) void save();
      }}
    >
      <SaveFault fault={saving.fault} attempt={saving.failures} />
      <PrefsTable prefs={value.notificationPrefs} onChange={(notificationPrefs) => choose({ notificationPrefs })} />
      <p className={styles['text']}>{text('settings.notify.noMail')}</p>
      <Status>{saving.done ? text('settings.saved') : ''}</Status>
      <div className={styles['buttons']}>
        <BusyButton quiet type="submit" busy={saving.busy} busyText={text('settings.saving')}>
          {text('settings.save')}
        </BusyButton>
      </div>
    </form>
  );
}

function PrefsTable({ prefs, onChange }: { readonly prefs: Prefs; readonly onChange: (prefs: Prefs) => void }) {
  const text = useText();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('settings.notify.topic')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles['channel']}>
              {text(`settings.notify.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationChoices.topic.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <span className={styles['name']}>{text(`settings.notify.${topic}`)}</span>
              <span className={styles['why']}>{text(`settings.notify.${topic}.why`)}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles['channel']}>
                <label className={styles['box']}>
                  <input
                    type="checkbox"
                    aria-label={text('settings.notify.box', {
                      topic: text(`settings.notify.${topic}`),
                      channel: text(`settings.notify.${channel}`),
                    })}
                    checked={prefs[topic][channel]}
                    onChange={(event) =>
                      onChange({ ...prefs, [topic]: { ...prefs[topic], [channel]: event.target.checked } })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
